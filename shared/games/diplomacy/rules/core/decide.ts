// One decision at a time, from what is known so far: a strength has a least and a greatest value while supports,
// convoys and departures around it are open, and a decision is taken as soon as either bound settles it (Kruijswijk,
// The Math of Adjudication; DATC 3.0, chapter 5). The order in which decisions are tried cannot change the result.
import { NONE } from '../../board/board.ts'
import { hasRoute } from '../../orders/convoy-route.ts'
import { SUPPORT_HOLD, SUPPORT_MOVE } from '../../orders/legality.ts'
import {
  BY_LAND,
  BY_SEA,
  CONVOYS,
  EITHER,
  MOVES,
  NO,
  NOWHERE,
  SUPPORTS,
  UNKNOWN,
  YES,
  type Work,
} from './work.ts'

/** The state of a unit's decision now: YES, NO, or UNKNOWN. */
export function decide(work: Work, i: number): number {
  const act = work.act[i]
  if (act === MOVES) return decideMove(work, i)
  return act === SUPPORTS ? decideSupport(work, i) : decideConvoy(work, i)
}

/** Whether a move has a way to its destination at all; an army meant for land or either always has. */
export const arrives = (work: Work, i: number): number => {
  const route = work.route[i]
  return route === BY_SEA || route === NOWHERE ? work.path[i]! : YES
}

/** Whether a move goes by sea. */
const bySea = (work: Work, i: number): number => {
  const route = work.route[i]
  return route === BY_LAND ? NO : route === EITHER ? work.path[i]! : YES
}

/** Whether two units ordered into each other's spaces meet on the way: not where either goes by sea (R80, R117). */
export function headToHead(work: Work, i: number): number {
  const other = work.facing[i]!
  if (other === NONE) return NO
  const mine = bySea(work, i)
  const its = bySea(work, other)
  return mine === YES || its === YES ? NO : mine === NO && its === NO ? YES : UNKNOWN
}

/** R84, R76: a move succeeds with more strength than the destination's defence and than every rival. */
function decideMove(work: Work, i: number): number {
  const { position, dest, sure, possible } = work
  const arrival = arrives(work, i)
  if (arrival === NO) return NO
  const there = position.occupant[dest[i]!]!
  if (there === NONE) return againstRivals(work, i, arrival === YES ? sure[i]! : 0, possible[i]!, 0)
  const greatest = greatestAttack(work, i, there)
  if (greatest <= leastDefence(work, i, there)) return NO
  const least = arrival === YES ? leastAttack(work, i, there) : 0
  return againstRivals(work, i, least, greatest, greatestDefence(work, i, there))
}

/** The decision of a move with these bounds of its strength, against a defence at most so strong, and its rivals. */
function againstRivals(work: Work, i: number, least: number, greatest: number, defence: number): number {
  if (greatest === 0) return NO
  let wins = least > defence
  for (let rival = work.firstAttacker[work.dest[i]!]!; rival !== NONE; rival = work.nextAttacker[rival]!) {
    if (rival === i) continue
    if (greatest <= leastPrevention(work, rival)) return NO
    if (wins && least <= greatestPrevention(work, rival)) wins = false
  }
  return wins ? YES : UNKNOWN
}

/** The strength of an attack that arrived on a unit, at least. No power dislodges its own unit or helps to (R125). */
function leastAttack(work: Work, i: number, there: number): number {
  const { position, act, state, sure, sureAway } = work
  // The unit there leaves for elsewhere.
  if (act[there] === MOVES && state[there] === YES && headToHead(work, i) === NO) return sure[i]!
  return position.power[there] === position.power[i] ? 0 : sureAway[i]!
}

/** The same at most. */
function greatestAttack(work: Work, i: number, there: number): number {
  const { position, act, state, possible, possibleAway } = work
  if (act[there] === MOVES && state[there] !== NO && headToHead(work, i) !== YES) return possible[i]!
  return position.power[there] === position.power[i] ? 0 : possibleAway[i]!
}

/** The strength against a move of the unit at its destination, at least. */
function leastDefence(work: Work, i: number, there: number): number {
  if (work.act[there] !== MOVES || headToHead(work, i) === YES) return work.sure[there]!
  return work.state[there] === NO ? work.stayed[there]! : 0
}

/** The same at most. */
function greatestDefence(work: Work, i: number, there: number): number {
  const meets = work.act[there] === MOVES ? headToHead(work, i) : YES
  if (meets === YES) return work.possible[there]!
  const staying = work.state[there] === YES ? 0 : work.mayStay[there]!
  return meets === UNKNOWN ? Math.max(staying, work.possible[there]!) : staying
}

/**
 * Whether a move is powerless at its destination because the unit there dislodged it (R97): head to head, or by any
 * route as `dislodgedStandOff` has it.
 */
function isBarred(work: Work, i: number): number {
  const other = work.facing[i]!
  if (other === NONE) return NO
  const won = work.state[other]!
  if (won === NO) return NO
  const meets = headToHead(work, i)
  const byLetter = work.policies.dislodgedStandOff === 'barred-at-dislodgers-origin'
  const lost = byLetter ? (work.state[i] === NO ? YES : work.state[i] === YES ? NO : UNKNOWN) : NO
  if (meets === NO && lost === NO) return NO
  return won === YES && (meets === YES || lost === YES) ? YES : UNKNOWN
}

/** The strength with which a move keeps rivals out of its destination, at least. */
export const leastPrevention = (work: Work, i: number): number =>
  arrives(work, i) === YES && isBarred(work, i) === NO ? work.sure[i]! : 0

/** The same at most. */
export const greatestPrevention = (work: Work, i: number): number =>
  arrives(work, i) === NO || isBarred(work, i) === YES ? 0 : work.possible[i]!

/** R99..R103, R119..R121, S14, S15: a support counts unless its unit is attacked from elsewhere, or dislodged. */
function decideSupport(work: Work, k: number): number {
  let verdict = work.forStay[k] ? standsOff(work, work.target[k]!) : YES
  if (verdict === NO) return NO
  for (let m = work.firstAttacker[work.position.in[k]!]!; m !== NONE; m = work.nextAttacker[m]!) {
    const cut = cutBy(work, m, k)
    if (cut === YES) return NO
    if (cut === UNKNOWN) verdict = UNKNOWN
  }
  return verdict
}

/** Whether no unit moves into the place that a unit is ordered to. */
export function standsOff({ dest, firstAttacker, nextAttacker, state }: Work, unit: number): number {
  let verdict = YES
  for (let m = firstAttacker[dest[unit]!]!; m !== NONE; m = nextAttacker[m]!) {
    if (state[m] === YES) return NO
    if (state[m] === UNKNOWN) verdict = UNKNOWN
  }
  return verdict
}

/** Whether an attack on a supporting unit ends its support. */
function cutBy(work: Work, m: number, k: number): number {
  const { position, dest } = work
  const { policies } = work
  // R103: attacks of its own power do not cut it.
  if (position.power[m] === position.power[k] && policies.ownAttack === 'cuts-nothing') return NO
  if (policies.supportHoldCut === 'by-dislodgement' && work.kind[k] === SUPPORT_HOLD) return work.state[m]!
  const touches = position.in[m] === dest[k] ? cutsFromTarget(work, m) : arrives(work, m)
  if (touches === NO) return NO
  const spared = sparesSupport(work, m, k)
  return spared === YES ? NO : spared === NO ? touches : UNKNOWN
}

/** Whether an attack did end a support, once everything is decided. */
export const cuts = (work: Work, m: number, k: number): boolean => cutBy(work, m, k) === YES

/** An attack out of the space supported into cuts only by dislodging (R100), or as coming from the sea (DATC 4.A.4). */
function cutsFromTarget(work: Work, m: number): number {
  if (work.state[m] === YES) return YES
  const dislodges = work.state[m]!
  if (work.policies.convoyedAttackFrom === 'origin') return dislodges
  const sails = bySea(work, m) === NO ? NO : work.path[m]!
  return sails === YES ? YES : sails === NO && dislodges === NO ? NO : UNKNOWN
}

/** Whether the edition's rule for paradoxes keeps a convoyed army from cutting this support (R119..R121). */
function sparesSupport(work: Work, m: number, k: number): number {
  const { policies, position, kind, act, target, dest } = work
  const rule = policies.convoyParadox
  if (rule === 'szykman' || rule === 'all-hold') return NO
  const sails = bySea(work, m)
  if (sails === NO) return NO
  const sea = dest[k]!
  const fleet = position.occupant[sea]!
  if (fleet === NONE || act[fleet] !== CONVOYS) return NO
  if (rule === '1982') return work.route[target[fleet]!] === NOWHERE ? NO : sails
  if (kind[k] !== SUPPORT_MOVE || target[fleet] !== m) return NO
  if (rule === '1971') return sails
  const elsewhere = routeOver(work, m, sea)
  return elsewhere === YES ? NO : elsewhere === NO ? sails : UNKNOWN
}

/** R113, S16: a convoy stands unless its fleet is dislodged, or attacked where that is enough. */
function decideConvoy(work: Work, f: number): number {
  if (work.policies.convoyDisruption === 'by-attack') return isAttackedAtSea(work, f) ? NO : YES
  let verdict = YES
  for (let m = work.firstAttacker[work.position.in[f]!]!; m !== NONE; m = work.nextAttacker[m]!) {
    if (work.state[m] === YES) return NO
    if (work.state[m] === UNKNOWN) verdict = UNKNOWN
  }
  return verdict
}

/** Whether a fleet at sea is attacked; only fleets can, and they always arrive. */
const isAttackedAtSea = ({ firstAttacker, position }: Work, f: number): boolean =>
  firstAttacker[position.in[f]!] !== NONE

/** Whether a move's convoy is open, as far as its fleets are decided (R118; DATC 4.A.1). */
export function decidePath(work: Work, army: number): number {
  if (work.policies.multiRouteConvoy === 'all-routes-disrupted') return routeOver(work, army, NONE)
  let verdict = YES
  for (let f = work.firstFleet[army]!; f !== NONE; f = work.nextFleet[f]!) {
    if (!work.onRoute[f]) continue
    if (work.state[f] === NO) return NO
    if (work.state[f] === UNKNOWN) verdict = UNKNOWN
  }
  return verdict
}

/** Whether a chain of its fleets is open, leaving out one sea (R120) or none. */
function routeOver(work: Work, army: number, without: number): number {
  const { board, scratch, position, open, firstFleet, nextFleet, state, dest } = work
  const from = position.in[army]!
  const to = dest[army]!
  for (let f = firstFleet[army]!; f !== NONE; f = nextFleet[f]!)
    open[position.in[f]!] = state[f] === YES ? 2 : state[f] === UNKNOWN ? 1 : 0
  const verdict = hasRoute(board, scratch, open, 2, from, to, without)
    ? YES
    : hasRoute(board, scratch, open, 1, from, to, without)
      ? UNKNOWN
      : NO
  for (let f = firstFleet[army]!; f !== NONE; f = nextFleet[f]!) open[position.in[f]!] = 0
  return verdict
}
