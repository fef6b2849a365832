// What became of an order, told with its culprit. Strengths are those of the end: every decision is taken by now.
import { NONE } from '../board/board.ts'
import type { Unit } from '../board/unit.ts'
import { CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from '../orders/legality.ts'
import { wentBySea } from './aftermath.ts'
import { arrives, cuts, greatestPrevention, headToHead } from './core/decide.ts'
import { BY_SEA, CONVOYS, MOVES, NO, NOWHERE, SUPPORTS, YES, type Work } from './core/work.ts'
import type { Outcome } from './outcome.ts'
import type { Sheet } from './sheet.ts'

/** The outcome of a unit's legal order; `lines` are what was written for all. */
export function outcomeOf(work: Work, i: number, lines: Sheet['lines']): Outcome {
  switch (work.kind[i]) {
    case HOLD:
      return { kind: 'holds' }
    case MOVE:
      return moveOutcome(work, i)
    case CONVOY:
      return convoyOutcome(work, i, lines)
    default:
      return supportOutcome(work, i, lines)
  }
}

const unitOf = (work: Work, i: number): Unit => work.position.units[i]!

/** Units as the board lists them, so that the order in which they were given tells nothing. */
const listed = (work: Work, units: number[]): number[] =>
  units.sort((a, b) => work.position.in[a]! - work.position.in[b]!)

const unitsOf = (work: Work, units: number[]): Unit[] => listed(work, units).map((i) => unitOf(work, i))

function moveOutcome(work: Work, i: number): Outcome {
  const { position, dest, state, route, paradox, policies } = work
  if (route[i] === NOWHERE) return { kind: 'no-convoy' }
  if (state[i] === YES) return { kind: 'moves', convoyed: wentBySea(work, i) }
  if (paradox[i]) {
    const fleets = route[i] === BY_SEA ? fleetsOf(work, i) : [position.occupant[dest[i]!]!]
    return { kind: 'paradox', policy: policies.convoyParadox, fleets: unitsOf(work, fleets) }
  }
  if (arrives(work, i) === NO) return brokenConvoy(work, i)
  return beaten(work, i)
}

/** The fleets ordered to convoy an army. */
function fleetsOf(work: Work, army: number): number[] {
  const fleets: number[] = []
  for (let f = work.firstFleet[army]!; f !== NONE; f = work.nextFleet[f]!) fleets.push(f)
  return fleets
}

function brokenConvoy(work: Work, army: number): Outcome {
  const fleets = fleetsOf(work, army)
  const inParadox = fleets.filter((f) => work.paradox[f])
  if (inParadox.length)
    return { kind: 'paradox', policy: work.policies.convoyParadox, fleets: unitsOf(work, inParadox) }
  const lost = listed(
    work,
    fleets.filter((f) => work.dislodger[f] !== NONE),
  )
  return {
    kind: 'convoy-broken',
    fleets: lost.map((f) => ({ fleet: unitOf(work, f), by: unitOf(work, work.dislodger[f]!) })),
  }
}

/** Strength of a move at its destination in the end, and what the unit there sets against it. */
export interface Contest {
  /** With every support that counts. */
  readonly strength: number
  /** As far as it may dislodge the unit at the destination (R125): 0 against its own power's. */
  readonly attack: number
  /** Of the unit at the destination: its hold, or its own attack where the two meet head to head. */
  readonly defence: number
}

/** The contest of a move that arrived at its destination's border. */
export function contestOf(work: Work, i: number): Contest {
  const { position, dest, act, state, sure, sureAway } = work
  const strength = 1 + sure[i]!
  const there = position.occupant[dest[i]!]!
  if (there === NONE) return { strength, attack: strength, defence: 0 }
  const meets = headToHead(work, i) === YES
  if (act[there] === MOVES && state[there] === YES && !meets)
    return { strength, attack: strength, defence: 0 }
  const own = position.power[there] === position.power[i]
  return {
    strength,
    attack: own ? 0 : 1 + sureAway[i]!,
    defence: act[there] === MOVES && !meets ? 1 : 1 + sure[there]!,
  }
}

function beaten(work: Work, i: number): Outcome {
  const there = work.position.occupant[work.dest[i]!]!
  const { strength, attack, defence } = contestOf(work, i)
  const own = attack === 0
  const rivals = strongestRivals(work, i)
  // Strong enough, had the unit there been somebody else's.
  if (own && strength > defence && strength > rivals.strength)
    return { kind: 'own-unit', unit: unitOf(work, there), attack: strength, against: defence }
  const against = Math.max(defence, rivals.strength)
  const shown = own ? strength : attack
  if (defence === against && headToHead(work, i) === YES)
    return { kind: 'head-to-head', by: unitOf(work, there), attack: shown, against }
  const by = unitsOf(work, rivals.strength === against ? rivals.units : [])
  if (defence === against) by.unshift(unitOf(work, there))
  return { kind: 'bounced', by, attack: shown, against }
}

function strongestRivals(work: Work, i: number): { strength: number; units: number[] } {
  let strength = 0
  let units: number[] = []
  for (let m = work.firstAttacker[work.dest[i]!]!; m !== NONE; m = work.nextAttacker[m]!) {
    if (m === i) continue
    const its = greatestPrevention(work, m)
    if (its < strength) continue
    units = its > strength ? [m] : [...units, m]
    strength = its
  }
  return { strength, units }
}

function supportOutcome(work: Work, k: number, lines: Sheet['lines']): Outcome {
  const { act, state, dislodger } = work
  if (act[k] !== SUPPORTS) return unmatched(work, k, lines)
  if (state[k] === YES) return { kind: 'supports' }
  const dislodged = dislodger[k]!
  return dislodged === NONE
    ? { kind: 'cut', by: unitOf(work, cutterOf(work, k)) }
    : { kind: 'cut-by-dislodgement', by: unitOf(work, dislodged) }
}

/** Of the attacks that cut a support, the strongest, and of equals the first on the board: no list decides it. */
function cutterOf(work: Work, k: number): number {
  const { position, sure } = work
  let cutter = NONE
  for (let m = work.firstAttacker[position.in[k]!]!; m !== NONE; m = work.nextAttacker[m]!) {
    if (!cuts(work, m, k)) continue
    if (
      cutter === NONE ||
      sure[m]! > sure[cutter]! ||
      (sure[m] === sure[cutter] && position.in[m]! < position.in[cutter]!)
    )
      cutter = m
  }
  return cutter
}

function convoyOutcome(work: Work, f: number, lines: Sheet['lines']): Outcome {
  if (work.paradox[f])
    return { kind: 'paradox', policy: work.policies.convoyParadox, fleets: [unitOf(work, f)] }
  if (work.act[f] !== CONVOYS) return unmatched(work, f, lines)
  const army = work.target[f]!
  // A chain with a gap carries nobody.
  return work.route[army] === NOWHERE
    ? { kind: 'unmatched', target: unitOf(work, army), did: 'had-no-convoy' }
    : { kind: 'convoys' }
}

function unmatched(work: Work, i: number, lines: Sheet['lines']): Outcome {
  const unit = work.target[i]!
  const target = unitOf(work, unit)
  if (lines[unit]?.refused) return { kind: 'unmatched', target, did: 'had-no-legal-order' }
  if (work.act[unit] !== MOVES) return { kind: 'unmatched', target, did: stayed(work, i, unit) }
  if (work.kind[i] === SUPPORT_HOLD) return { kind: 'unmatched', target, did: 'moved' }
  if (!sameGoal(work, i, unit)) return { kind: 'unmatched', target, did: 'moved-elsewhere' }
  return { kind: 'unmatched', target, did: work.kind[i] === CONVOY ? 'went-by-land' : 'moved-elsewhere' }
}

/** An army whose move needs a convoy and has none stays as if it had no such order; whoever is told why hears of it. */
function stayed(work: Work, i: number, unit: number): 'held' | 'had-no-convoy' | 'moved-elsewhere' {
  if (work.kind[unit] !== MOVE) return 'held'
  return sameGoal(work, i, unit) ? 'had-no-convoy' : 'moved-elsewhere'
}

/** Whether a support or convoy names the province its target moves to. */
const sameGoal = ({ board, to, dest }: Work, i: number, unit: number): boolean =>
  board.province[to[i]!] === dest[unit]

/** The item of the 22 rules that explains an outcome (R166); none where nothing needs explaining. */
export function ruleOf(work: Work, i: number, outcome: Outcome): number | undefined {
  switch (outcome.kind) {
    case 'moves':
      return successRule(work, i, outcome.convoyed)
    case 'supports':
      return spareRule(work, i)
    case 'bounced':
      return bounceRule(work, i)
    case 'head-to-head':
      return 6
    case 'own-unit':
      return 12
    case 'convoy-broken':
      return 17
    case 'paradox':
      return sparesSupports(work) ? 21 : undefined
    case 'cut':
      return cutRule(work, i, work.position.units.indexOf(outcome.by))
    case 'cut-by-dislodgement':
      return 14
    case 'unmatched':
      if (outcome.did === 'had-no-convoy' || outcome.did === 'had-no-legal-order') return undefined
      return work.kind[i] === SUPPORT_HOLD ? 8 : work.kind[i] === SUPPORT_MOVE ? 9 : undefined
    case 'holds':
    case 'unordered':
    case 'convoys':
      return work.dislodger[i] === NONE ? undefined : 2
    default:
      return undefined
  }
}

function successRule(work: Work, i: number, convoyed: boolean): number | undefined {
  const facing = work.facing[i]!
  if (facing !== NONE && work.state[facing] === YES) return 19
  if (convoyed && lostFleet(work, i)) return 20
  if (work.forced[i]) return 7
  return metPowerless(work, i) ? 11 : undefined
}

/** Whether a rival as strong was beaten to its own space by the unit that left this one, and so kept no move out. */
function metPowerless(work: Work, i: number): boolean {
  for (let m = work.firstAttacker[work.dest[i]!]!; m !== NONE; m = work.nextAttacker[m]!)
    if (m !== i && arrives(work, m) === YES && work.sure[m]! >= work.sure[i]!) return true
  return false
}

/** Whether convoyed armies spare supports at all (R119); elsewhere the convoys of a knot fail, or all its moves. */
const sparesSupports = ({ policies }: Work): boolean =>
  policies.convoyParadox !== 'szykman' && policies.convoyParadox !== 'all-hold'

/**
 * Why an attack did not cut a support: it is its own power's (R103), or a convoyed army's that is spared (R119). Or why
 * a support that was given counts for nothing: it would dislodge its own power's unit (R127).
 */
function spareRule(work: Work, k: number): number | undefined {
  const { position, dest } = work
  const spares = sparesSupports(work)
  let rule: number | undefined
  for (let m = work.firstAttacker[position.in[k]!]!; m !== NONE; m = work.nextAttacker[m]!) {
    const touches = position.in[m] !== dest[k] && arrives(work, m) === YES
    if (position.power[m] === position.power[k]) rule ??= touches ? 16 : undefined
    else if (spares && (touches || isAboutConvoyOf(work, k, m))) return 21
  }
  return rule ?? (isAgainstOwn(work, k) ? 12 : undefined)
}

/** Whether a support is for an attack on a unit of its own power that stays (R127). */
function isAgainstOwn({ position, kind, act, dest, state }: Work, k: number): boolean {
  const there = kind[k] === SUPPORT_MOVE ? position.occupant[dest[k]!]! : NONE
  if (there === NONE || position.power[there] !== position.power[k]) return false
  return !(act[there] === MOVES && state[there] === YES)
}

/** Whether a support is for an attack on a fleet that convoys this very army. */
function isAboutConvoyOf(work: Work, k: number, army: number): boolean {
  const fleet = work.position.occupant[work.dest[k]!]!
  return (
    work.kind[k] === SUPPORT_MOVE &&
    fleet !== NONE &&
    work.act[fleet] === CONVOYS &&
    work.target[fleet] === army
  )
}

/** R120 where the cutter came by another route than over the fleet, R102 where it lost its own space, else R99. */
function cutRule(work: Work, k: number, by: number): number {
  if (work.policies.convoyParadox === '2000' && isAboutConvoyOf(work, k, by)) return 22
  return work.dislodger[by] === NONE ? 13 : 15
}

function lostFleet(work: Work, army: number): boolean {
  for (let f = work.firstFleet[army]!; f !== NONE; f = work.nextFleet[f]!)
    if (work.state[f] === NO) return true
  return false
}

function bounceRule(work: Work, i: number): number {
  const { position, dest, act, state } = work
  const there = position.occupant[dest[i]!]!
  const stays = there !== NONE && !(act[there] === MOVES && state[there] === YES)
  const rivals = strongestRivals(work, i)
  const { strength, attack, defence } = contestOf(work, i)
  const shown = attack === 0 ? strength : attack
  const against = Math.max(defence, rivals.strength)
  if (rivals.units.some((m) => state[m] === YES)) return 2
  if (shown === against && wentBySea(work, i)) return 18
  if (stays && defence === against)
    // With the supports of that unit's own power it would have been enough.
    return attack > 0 && strength > defence ? 12 : 5
  // Others held it off a space whose unit alone would have fallen: the beleaguered garrison.
  if (stays && shown > defence) return 4
  // Too weak for others who do not get in either.
  if (shown < against) return 1
  return rivals.units.every((m) => work.dislodger[m] !== NONE) ? 10 : 3
}
