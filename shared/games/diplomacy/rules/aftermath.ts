// What a movement phase leaves behind beside results: spaces emptied by stand-offs, units that must retreat, and where.
import { NONE, provinceId } from '../board/board.ts'
import type { LocationId, PowerId, ProvinceId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { leaves } from './contest.ts'
import { leastPrevention } from './core/decide.ts'
import { BY_SEA, EITHER, YES, type Work } from './core/work.ts'
import type { Dislodged } from './outcome.ts'

/** Whether a move went by convoy, or tried to. */
export const wentBySea = (work: Work, i: number): boolean =>
  work.route[i] === BY_SEA || (work.route[i] === EITHER && work.path[i] === YES)

/** Spaces left empty by a stand-off: moves into them failed, and not all of them were barred there (R97, R98). */
export function standoffSpaces(work: Work): ProvinceId[] {
  const { board, position, dest, state, firstAttacker, nextAttacker, moves } = work
  const found: ProvinceId[] = []
  for (let m = 0; m < work.moveCount; m++) {
    const i = moves[m]!
    const to = dest[i]!
    if (state[i] === YES || firstAttacker[to] !== i) continue
    const there = position.occupant[to]!
    if (there !== NONE && !leaves(work, there)) continue
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
  for (let i = 0; i < position.count; i++) {
    const by = dislodger[i]!
    if (by === NONE) continue
    const unit = before[i]!
    const origin = position.in[by]!
    const mayGoThere = policies.retreatToConvoyOrigin === 'open' && wentBySea(work, by)
    const gone = civilDisorder?.includes(unit.power)
    found.push({
      unit,
      by: before[by]!,
      from: provinceId(board, origin),
      retreats: gone ? [] : retreatsOf(work, i, mayGoThere ? NONE : origin, standoffs, closed),
    })
  }
  return found
}

function retreatsOf(
  work: Work,
  i: number,
  origin: number,
  standoffs: readonly ProvinceId[],
  closed: Uint8Array | undefined,
): LocationId[] {
  const { board, position } = work
  const found: LocationId[] = []
  for (const to of board.neighbours[position.type[i]! * board.locations + position.at[i]!]!) {
    const province = board.province[to]!
    if (province === origin || closed?.[province] || isTaken(work, province)) continue
    if (!standoffs.includes(provinceId(board, province))) found.push(board.ids[to]!)
  }
  return found
}

/** Whether a unit stands in a province now. */
function isTaken(work: Work, province: number): boolean {
  const { position, dislodger, state, firstAttacker, nextAttacker } = work
  const before = position.occupant[province]!
  if (before !== NONE && dislodger[before] === NONE && !leaves(work, before)) return true
  for (let m = firstAttacker[province]!; m !== NONE; m = nextAttacker[m]!) if (state[m] === YES) return true
  return false
}
