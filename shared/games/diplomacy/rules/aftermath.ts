// What a movement phase leaves behind beside results: spaces emptied by stand-offs, units that must retreat, and where.
import { NONE, provinceId, provinceIndex, type Board } from '../board/board.ts'
import type { LocationId, PowerId, ProvinceId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { leaves } from './contest.ts'
import { leastPrevention } from './core/decide.ts'
import { BY_SEA, EITHER, YES, type Work } from './core/work.ts'
import type { Dislodged } from './outcome.ts'
import type { Ownership } from './ownership.ts'

/** Whether a move went by convoy, or tried to. */
export const wentBySea = (work: Work, i: number): boolean =>
  work.route[i] === BY_SEA || (work.route[i] === EITHER && work.path[i] === YES)

/** The units where they stand now, in their order before: those that moved away, and those not dislodged. */
export function unitsAfter(work: Work, before: readonly Unit[], lost: number): Unit[] {
  const { board, to, dislodger, moves } = work
  const after = before.slice()
  for (let m = 0; m < work.moveCount; m++) {
    const i = moves[m]!
    if (!leaves(work, i)) continue
    const { power, type } = before[i]!
    after[i] = { power, type, at: board.ids[to[i]!]! }
  }
  if (lost === 0) return after
  const left = new Array<Unit>(after.length - lost)
  let count = 0
  for (let i = 0; i < after.length; i++) if (dislodger[i] === NONE) left[count++] = after[i]!
  return left
}

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

/** What closes land to retreats besides the units there. */
export interface RetreatLimits {
  /** Powers whose units may go nowhere (R158). */
  readonly civilDisorder: readonly PowerId[] | undefined
  /** 1 for provinces that no unit may enter (R175). */
  readonly closed: Uint8Array | undefined
  /** The owners of centres, where foreign centres are closed to retreats (S30). */
  readonly owners: Ownership | undefined
}

/**
 * The dislodged units and where each may go (R131, R132): spaces one step away that are empty, were not left empty by
 * a stand-off, and are not where the attacker came from.
 */
export function dislodgedUnits(
  work: Work,
  before: readonly Unit[],
  standoffs: readonly ProvinceId[],
  limits: RetreatLimits,
): Dislodged[] {
  const { board, position, dislodger, policies } = work
  const found: Dislodged[] = []
  if (work.lostCount === 0) return found
  for (let i = 0; i < position.count; i++) {
    const by = dislodger[i]!
    if (by === NONE) continue
    const unit = before[i]!
    const origin = position.in[by]!
    const mayGoThere = policies.retreatToConvoyOrigin === 'open' && wentBySea(work, by)
    const gone = limits.civilDisorder?.includes(unit.power)
    found.push({
      unit,
      by: before[by]!,
      from: provinceId(board, origin),
      retreats: gone ? [] : retreatsOf(work, i, unit.power, mayGoThere ? NONE : origin, standoffs, limits),
    })
  }
  return found
}

function retreatsOf(
  work: Work,
  i: number,
  power: PowerId,
  origin: number,
  standoffs: readonly ProvinceId[],
  { closed, owners }: RetreatLimits,
): LocationId[] {
  const { board, position, policies } = work
  const foreign = policies.retreatGround === 'no-foreign-centres' ? owners : undefined
  const found: LocationId[] = []
  for (const to of board.neighbours[position.type[i]! * board.locations + position.at[i]!]!) {
    const province = board.province[to]!
    if (province === origin || closed?.[province] || isTaken(work, province)) continue
    if (foreign && isForeignCentre(board, foreign, board.ids[province]!, power)) continue
    if (!standoffs.includes(provinceId(board, province))) found.push(board.ids[to]!)
  }
  return found
}

/** Whether a place is a supply centre that another power owns (S30). */
export function isForeignCentre(board: Board, owners: Ownership, at: LocationId, power: PowerId): boolean {
  const province = provinceIndex(board, at)
  const owner = owners[provinceId(board, province)]
  return board.centre[province] === 1 && owner !== undefined && owner !== power
}

/** Whether a unit stands in a province now. */
function isTaken(work: Work, province: number): boolean {
  const { position, dislodger, state, firstAttacker, nextAttacker } = work
  const before = position.occupant[province]!
  if (before !== NONE && dislodger[before] === NONE && !leaves(work, before)) return true
  for (let m = firstAttacker[province]!; m !== NONE; m = nextAttacker[m]!) if (state[m] === YES) return true
  return false
}
