// The results of all units of a movement phase, once every decision is taken. They are made kind by kind, which is a
// little faster than unit by unit: each loop asks only what concerns its kind.
import { NONE } from '../board/board.ts'
import type { PowerId, ProvinceId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { HOLD, SUPPORT_HOLD } from '../orders/legality.ts'
import type { Order } from '../orders/order.ts'
import { convoyVerdict } from './convoy-verdict.ts'
import { BY_LAND, SUPPORTS, YES, type Work } from './core/work.ts'
import type { KeyRule } from './key-rules.ts'
import { moveVerdict, WALKED } from './move-verdict.ts'
import type { OrdersByUnit } from './orders-by-unit.ts'
import type { AtOnce, Dislodged, OrderResult, Outcome } from './outcome.ts'
import { routeOf } from './route.ts'
import { GIVEN, supportVerdict } from './support-verdict.ts'
import { stayed, type Verdict } from './verdict.ts'

/** A result under construction. */
interface Unfinished {
  unit: Unit
  order: Order | null
  outcome: Outcome
  written?: string
  dislodgedBy?: Unit
  disbanded?: AtOnce
  rule?: KeyRule
  route?: readonly ProvinceId[]
}

/** The result of each unit; `read` is what was written for all, `dislodged` is in the order of the units. */
export function resultsOf(
  work: Work,
  read: OrdersByUnit,
  dislodged: readonly Dislodged[],
  civilDisorder: readonly PowerId[] | undefined,
): OrderResult[] {
  const { kind, moves, supports, convoys, dislodger } = work
  const { count } = work.position
  const results = new Array<Unfinished>(count)
  for (let m = 0; m < work.moveCount; m++) {
    const i = moves[m]!
    results[i] = walkedAlone(work, i)
      ? resultOf(work, i, read, WALKED, undefined)
      : resultOf(work, i, read, moveVerdict(work, i), routeOf(work, i))
  }
  for (let s = 0; s < work.supportCount; s++) {
    const k = supports[s]!
    const verdict = helpedUnhindered(work, k) ? GIVEN : supportVerdict(work, k, read)
    results[k] = resultOf(work, k, read, verdict, undefined)
  }
  for (let c = 0; c < work.convoyCount; c++) {
    const f = convoys[c]!
    results[f] = resultOf(work, f, read, convoyVerdict(work, f, read), undefined)
  }
  for (let i = 0; i < count; i++)
    if (kind[i] === HOLD) results[i] = resultOf(work, i, read, holdVerdict(work, i, read), undefined)
  if (dislodged.length === 0) return results
  let lost = 0
  for (let i = 0; i < count; i++)
    if (dislodger[i] !== NONE) tellFate(results[i]!, dislodged[lost++]!, civilDisorder)
  return results
}

/** Whether a move arrived by land, and no other unit tried to go there or came from there: most that arrive. */
const walkedAlone = (
  { state, route, dest, facing, forced, firstAttacker, nextAttacker, firstFleet }: Work,
  i: number,
): boolean =>
  firstAttacker[dest[i]!] === i &&
  nextAttacker[i] === NONE &&
  state[i] === YES &&
  route[i] === BY_LAND &&
  facing[i] === NONE &&
  !forced[i] &&
  firstFleet[i] === NONE

/** Whether a support was given by a unit that nobody attacked, and not against its own power's: most that are given. */
const helpedUnhindered = (
  { position, kind, act, state, away, forStay, firstAttacker }: Work,
  k: number,
): boolean =>
  firstAttacker[position.in[k]!] === NONE &&
  act[k] === SUPPORTS &&
  state[k] === YES &&
  !forStay[k] &&
  (kind[k] === SUPPORT_HOLD || away[k]! > 0)

const HELD: Verdict = { outcome: { kind: 'holds' } }
const UNORDERED: Verdict = { outcome: { kind: 'unordered' } }

/** The verdict on a unit that was ordered to hold, or has no order that could be carried out. */
function holdVerdict(work: Work, i: number, read: OrdersByUnit): Verdict {
  if (read.orders[i] === undefined) return stayed(work, i, UNORDERED)
  const refused = read.refusals[i]
  return refused ? { outcome: refused } : stayed(work, i, HELD)
}

function resultOf(
  work: Work,
  i: number,
  read: OrdersByUnit,
  { outcome, rule }: Verdict,
  route: readonly ProvinceId[] | undefined,
): Unfinished {
  const unit = work.position.units[i]!
  const order = read.orders[i] ?? null
  // Reading beyond the end of a list takes longer.
  const written = i < read.texts.length ? read.texts[i] : undefined
  // Most results hold no more than this, and creating an object at once costs a third of adding fields later.
  if (route === undefined) {
    if (written === undefined)
      return rule === undefined ? { unit, order, outcome } : { unit, order, outcome, rule }
    return rule === undefined ? { unit, order, outcome, written } : { unit, order, outcome, written, rule }
  }
  const result: Unfinished = { unit, order, outcome }
  if (written !== undefined) result.written = written
  if (rule !== undefined) result.rule = rule
  result.route = route
  return result
}

/** The unit that dislodged a unit, and whether that unit is removed at once (R133, R158). */
function tellFate(
  result: Unfinished,
  { unit, by, retreats }: Dislodged,
  civilDisorder: readonly PowerId[] | undefined,
): void {
  result.dislodgedBy = by
  if (retreats.length === 0)
    result.disbanded = civilDisorder?.includes(unit.power) ? 'civil-disorder' : 'nowhere'
}
