// Own units that the enemy could cut off in its next action round by movement alone. The search finds a line of supply
// and moves an enemy unit onto it, again and again, until no line is left or no enemy can reach one.
import { costOf } from '../activation/costs.ts'
import { cardNamed } from '../facts/cards.ts'
import { linesOfSpace } from '../facts/lines.ts'
import { enemyOf, type Side } from '../facts/nations.ts'
import type { SpaceIndex } from '../facts/spaces.ts'
import { factor, MOVE, UNIT_SIDE, type UnitIndex, UNITS } from '../facts/units.ts'
import { barAtGermanFort, barForUnit, barToPlace } from '../movement/entering.ts'
import { isChannelClosed } from '../movement/entering.ts'
import { suffices } from '../sieges/sieges.ts'
import { hasEnemyFort, isBesieged } from '../state/board.ts'
import type { State } from '../state/state.ts'
import { lineOfSupply, suppliedBy } from '../supply/networks.ts'
import { isSupplied, needsNoLine } from '../supply/supply.ts'

/** A move of one enemy unit, and the places that are lost by it. */
export interface Raid {
  readonly unit: UnitIndex
  readonly path: readonly SpaceIndex[]
  readonly lost: readonly SpaceIndex[]
}

/** A unit that can be cut off, and the moves that do it. */
export interface Cut {
  readonly unit: UnitIndex
  readonly raids: readonly Raid[]
}

/** A search stops after so many tries: a cut that is found later than that is not worth a warning. */
const MOST_TRIES = 400

/** Every move of one unit that takes places of the other side, by the places that it takes. */
function raidsOf(state: State, unit: UnitIndex, side: Side): readonly Raid[] {
  const { board } = state
  const raids = new Map<string, Raid>()
  const walk = (at: SpaceIndex, left: number, path: readonly SpaceIndex[], lost: readonly SpaceIndex[]) => {
    if (lost.length > 0 && !isChannelClosed(state, at, side)) {
      const key = lost.toSorted((a, b) => a - b).join()
      if ((raids.get(key)?.path.length ?? Infinity) > path.length) raids.set(key, { unit, path, lost })
    }
    if (left === 0) return
    for (const line of linesOfSpace(at)) {
      const { to } = line
      if (path.includes(to) || barToPlace(board, to, side) !== null) continue
      if (barForUnit(state, unit, at, line) !== null || barAtGermanFort(state, unit, to, side) !== null)
        continue
      const fort = hasEnemyFort(board, to, side)
      const shut = fort && !isBesieged(board, to)
      if (shut && !suffices([unit], to)) continue
      const takes = board.holder[to] === enemyOf(side) && (!fort || shut)
      walk(to, shut ? 0 : left - 1, [...path, to], takes ? [...lost, to] : lost)
    }
  }
  walk(board.at[unit] as number, factor(MOVE, unit, board.reduced[unit] as number), [], [])
  return [...raids.values()]
}

/** The most operations that a side may have in one round, by what everybody can see. */
const mostOperations = (state: State, side: Side): number =>
  Math.max(
    1,
    ...(state.hands[side].length === 0 ? [] : [...state.hands[side], ...state.decks[side]]).map(
      (card) => cardNamed(card).operations,
    ),
  )

/** Units of a side in supply that the enemy can cut off in one round without a battle, each with moves that do it. */
export function cutsAgainst(state: State, side: Side): readonly Cut[] {
  const { board } = state
  const enemy = enemyOf(side)
  const budget = mostOperations(state, enemy)
  const raids = UNITS.filter(({ index }) => UNIT_SIDE[index] === enemy && isSupplied(board, index)).flatMap(
    ({ index }) => raidsOf(state, index, enemy),
  )
  const everything = new Set(raids.flatMap(({ lost }) => lost))
  const known = new Map<string, readonly Raid[] | null>()
  return UNITS.flatMap(({ index }): Cut[] => {
    const at = board.at[index] as number
    if (UNIT_SIDE[index] !== side || !isSupplied(board, index) || needsNoLine(index, at)) return []
    const key = `${suppliedBy(index)} ${at}`
    if (!known.has(key)) {
      const doomed = lineOfSupply(board, suppliedBy(index), at, everything) === null
      known.set(key, doomed ? search(state, index, raids, budget) : null)
    }
    const found = known.get(key)
    return found ? [{ unit: index, raids: found }] : []
  })
}

/** Moves that leave a unit without a line of supply, within the operations of a round; null where none were found. */
function search(
  state: State,
  unit: UnitIndex,
  raids: readonly Raid[],
  budget: number,
): readonly Raid[] | null {
  const { board } = state
  const at = board.at[unit] as number
  let tries = 0
  const costs = new Map<SpaceIndex, number>()
  const priceOf = (from: SpaceIndex) => {
    const enemy = UNIT_SIDE[raids[0]?.unit ?? unit] as Side
    if (!costs.has(from)) costs.set(from, costOf(state, from, enemy, 'move', false).operations)
    return costs.get(from) ?? Infinity
  }
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
