// Own units that the enemy could cut off in its next action round by movement alone. The search finds a line of supply
// and moves an enemy unit onto it, again and again, until no line is left or no enemy can reach one.
import { enemyOf, type Side } from '../facts/nations.ts'
import type { SpaceIndex } from '../facts/spaces.ts'
import { UNIT_SIDE, type UnitIndex, UNITS } from '../facts/units.ts'
import type { State } from '../state/state.ts'
import { lineOfSupply, suppliedBy } from '../supply/networks.ts'
import { isSupplied, needsNoLine } from '../supply/supply.ts'
import { mostOperations, pricesToMove, type Raid, raidsAgainst } from './raids.ts'

/** A unit that can be cut off, and the moves that do it. */
export interface Cut {
  readonly unit: UnitIndex
  readonly raids: readonly Raid[]
}

/** A search stops after so many tries: a cut that is found later than that is not worth a warning. */
const MOST_TRIES = 400

/** Units of a side in supply that the enemy can cut off in one round without a battle, each with moves that do it. */
export function cutsAgainst(
  state: State,
  side: Side,
  raids: readonly Raid[] = raidsAgainst(state, side).alone,
): readonly Cut[] {
  const { board } = state
  const enemy = enemyOf(side)
  const means: Means = { budget: mostOperations(state, enemy), priceOf: pricesToMove(state, enemy) }
  const everything = new Set(raids.flatMap(({ lost }) => lost))
  const known = new Map<string, readonly Raid[] | null>()
  return UNITS.flatMap(({ index }): Cut[] => {
    const at = board.at[index] as number
    if (UNIT_SIDE[index] !== side || !isSupplied(board, index) || needsNoLine(index, at)) return []
    const key = `${suppliedBy(index)} ${at}`
    if (!known.has(key)) {
      const doomed = lineOfSupply(board, suppliedBy(index), at, everything) === null
      known.set(key, doomed ? search(state, index, raids, means) : null)
    }
    const found = known.get(key)
    return found ? [{ unit: index, raids: found }] : []
  })
}

/** What the enemy may spend in a round, and what it costs it to activate a place. */
interface Means {
  readonly budget: number
  readonly priceOf: (from: SpaceIndex) => number
}

/** Moves that leave a unit without a line of supply, within the operations of a round; null where none were found. */
function search(
  state: State,
  unit: UnitIndex,
  raids: readonly Raid[],
  { budget, priceOf }: Means,
): readonly Raid[] | null {
  const { board } = state
  const at = board.at[unit] as number
  let tries = 0
  const walk = (made: readonly Raid[], spent: number, deep: number): readonly Raid[] | null => {
    const lost = new Set(made.flatMap((raid) => raid.lost))
    const line = lineOfSupply(board, suppliedBy(unit), at, lost)
    if (line === null) return made
    if (deep === 0) return null
    for (const raid of raids) {
      if (!raid.lost.some((space) => line.includes(space))) continue
      if (made.some((one) => one.unit === raid.unit)) continue
      const from = board.at[raid.unit] as number
      const active = made.some((one) => board.at[one.unit] === from)
      const price = spent + (active ? 0 : priceOf(from))
      if (price > budget || ++tries > MOST_TRIES) continue
      const found = walk([...made, raid], price, deep - 1)
      if (found) return found
    }
    return null
  }
  // Fewest moves first.
  for (let deep = 1; deep <= 4; deep++) {
    const found = walk([], 0, deep)
    if (found) return found
  }
  return null
}
