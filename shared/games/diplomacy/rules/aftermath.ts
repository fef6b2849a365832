// What a movement phase leaves behind beside results: spaces emptied by stand-offs, units that must retreat, and where.
import { NONE, provinceId } from '../board/board.ts'
import type { LocationId, PowerId, ProvinceId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { leastPrevention } from './core/decide.ts'
import { BY_SEA, EITHER, MOVES, YES, type Work } from './core/work.ts'
import type { Dislodged } from './outcome.ts'

/** Whether a move went by convoy, or tried to. */
export const wentBySea = (work: Work, i: number): boolean =>
  work.route[i] === BY_SEA || (work.route[i] === EITHER && work.path[i] === YES)

/** Spaces left empty by a stand-off: moves into them failed, and not all of them were barred there (R97, R98). */
export function standoffSpaces(work: Work): ProvinceId[] {
  const { board, position, act, dest, state, firstAttacker, nextAttacker } = work
  const found: ProvinceId[] = []
  for (let i = 0; i < position.count; i++) {
    const to = dest[i]!
    if (firstAttacker[to] !== i) continue
    const there = position.occupant[to]!
    if (there !== NONE && !(act[there] === MOVES && state[there] === YES)) continue
    let barring = false
    let entered = false
    for (let m = i; m !== NONE; m = nextAttacker[m]!)
      if (state[m] === YES) entered = true
      else if (leastPrevention(work, m) > 0) barring = true
    if (barring && !entered) found.push(provinceId(board, to))
  }
  return found
}

/**
 * The dislodged units and where each may go (R131, R132): spaces one step away that nobody stands in, no stand-off left
 * empty, and the attacker did not come from. Those of `civilDisorder` may go nowhere (R158).
 */
export function dislodgedUnits(
  work: Work,
  before: readonly Unit[],
  standoffs: readonly ProvinceId[],
  civilDisorder: readonly PowerId[] | undefined,
  closed: Uint8Array | undefined,
): Dislodged[] {
  const { board, position, dislodger, policies } = work
  const found: Dislodged[] = []
  let barred: Uint8Array | undefined
  for (let i = 0; i < position.count; i++) {
    const by = dislodger[i]!
    if (by === NONE) continue
    barred ??= barredSpaces(work, standoffs, closed)
    const unit = before[i]!
    const origin = position.in[by]!
    const mayGoThere = policies.retreatToConvoyOrigin === 'open' && wentBySea(work, by)
    const gone = civilDisorder?.includes(unit.power)
    found.push({
      unit,
      by: before[by]!,
      from: provinceId(board, origin),
      retreats: gone ? [] : retreatsOf(work, i, barred, mayGoThere ? NONE : origin),
    })
  }
  return found
}

/** The spaces nobody may retreat to: a unit stands there now, a stand-off left them empty, or they are closed. */
function barredSpaces(
  { board, position, act, state, dest, dislodger }: Work,
  standoffs: readonly ProvinceId[],
  closed: Uint8Array | undefined,
): Uint8Array {
  const barred = new Uint8Array(board.provinces)
  if (closed) barred.set(closed)
  for (let i = 0; i < position.count; i++)
    if (act[i] === MOVES && state[i] === YES) barred[dest[i]!] = 1
    else if (dislodger[i] === NONE) barred[position.in[i]!] = 1
  for (const space of standoffs) barred[board.index.get(space)!] = 1
  return barred
}

function retreatsOf(work: Work, i: number, barred: Uint8Array, origin: number): LocationId[] {
  const { board, position } = work
  const found: LocationId[] = []
  for (const to of board.neighbours[position.type[i]! * board.locations + position.at[i]!]!) {
    const province = board.province[to]!
    if (!barred[province] && province !== origin) found.push(board.ids[to]!)
  }
  return found
}
