import { NONE } from '../board/board.ts'
import type { Unit } from '../board/unit.ts'
import { wentBySea } from './aftermath.ts'
import { contestOf, leaves, strongestRivals, type Contest, type Rivals } from './contest.ts'
import { lostFleets, paradoxVerdict, strandedVerdict } from './convoy-verdict.ts'
import { arrives, headToHead } from './core/decide.ts'
import { BY_SEA, NO, NOWHERE, YES, type Work } from './core/work.ts'
import type { KeyRule } from './key-rules.ts'
import type { Outcome } from './outcome.ts'
import { unitOf, unitsOf, verdict, type Verdict } from './verdict.ts'

const WALKED: Verdict = { outcome: { kind: 'moves', convoyed: false } }
const SAILED: Verdict = { outcome: { kind: 'moves', convoyed: true } }
const NO_CONVOY: Verdict = { outcome: { kind: 'no-convoy' } }

/** The verdict on a unit's legal order to move. */
export function moveVerdict(work: Work, i: number): Verdict {
  const { position, dest, state, route, paradox } = work
  if (route[i] === NOWHERE) return NO_CONVOY
  if (state[i] === YES) {
    const convoyed = wentBySea(work, i)
    const plain = convoyed ? SAILED : WALKED
    const rule = successRule(work, i, convoyed)
    return rule === undefined ? plain : { outcome: plain.outcome, rule }
  }
  if (paradox[i] && route[i] !== BY_SEA) return paradoxVerdict(work, [position.occupant[dest[i]!]!])
  if (paradox[i] || arrives(work, i) === NO) return strandedVerdict(work, i)
  return beaten(work, i)
}

function successRule(work: Work, i: number, convoyed: boolean): KeyRule | undefined {
  const facing = work.facing[i]!
  if (facing !== NONE && work.state[facing] === YES) return 'exchange-by-convoy'
  if (convoyed && lostFleets(work, i).length > 0) return 'several-routes'
  if (work.forced[i]) return 'rotation'
  return metPowerless(work, i) ? 'dislodged-is-powerless' : undefined
}

/** Whether a rival as strong was dislodged by the unit that left this space, and so kept no move out. */
function metPowerless(work: Work, i: number): boolean {
  for (let m = work.firstAttacker[work.dest[i]!]!; m !== NONE; m = work.nextAttacker[m]!)
    if (m !== i && arrives(work, m) === YES && work.sure[m]! >= work.sure[i]!) return true
  return false
}

/** A move that reached its destination's border and was not strong enough there. */
interface Fight {
  readonly i: number
  readonly contest: Contest
  /** The unit at the destination that did not leave, or left for where this one came from; or NONE. */
  readonly there: number
  readonly meets: boolean
  /** The strength against the unit there: `attack`, but all of it where its own power's unit stands there. */
  readonly shown: number
  readonly rivals: Rivals
  /** Supports that do not count against a unit of their own power (R125). */
  readonly uncounted: readonly Unit[] | null
}

function fightOf(work: Work, i: number): Fight {
  const { position, dest } = work
  const occupant = position.occupant[dest[i]!]!
  const meets = headToHead(work, i) === YES
  const there = occupant === NONE || (leaves(work, occupant) && !meets) ? NONE : occupant
  const contest = contestOf(work, i)
  const { strength, attack } = contest
  const uncounted = attack > 0 && attack < strength ? supportsOf(work, i, position.power[there]!) : null
  const rivals = strongestRivals(work, i)
  return { i, contest, there, meets, shown: attack === 0 ? strength : attack, rivals, uncounted }
}

/** A power's supports of a move, as far as they were given. */
function supportsOf(work: Work, i: number, power: number): Unit[] {
  const { position, state, firstHelper, nextHelper } = work
  const found: number[] = []
  for (let k = firstHelper[i]!; k !== NONE; k = nextHelper[k]!)
    if (state[k] === YES && position.power[k] === power) found.push(k)
  return unitsOf(work, found)
}

/**
 * Only the nearest cause is named: the unit that won head to head or got in, else the one that did not leave, else
 * the one that held it off.
 */
function beaten(work: Work, i: number): Verdict {
  const fight = fightOf(work, i)
  const { there, meets, shown, rivals, contest } = fight
  const { strength, attack, defence } = contest
  // Strong enough, if the unit there were another power's.
  if (attack === 0 && strength > defence && strength > rivals.strength)
    return verdict(
      { kind: 'own-unit', unit: unitOf(work, there), attack: strength, against: defence },
      'own-unit',
    )
  if (meets && leaves(work, there)) return blocked(work, fight)
  // The unit that got in was stronger than all others.
  if (rivals.units.length === 1 && work.state[rivals.units[0]!] === YES) return overtaken(work, fight)
  return there !== NONE && shown <= defence ? blocked(work, fight) : heldOff(work, fight)
}

/** Another move got in: it was stronger, or this one was powerless where its own dislodger came from (R97). */
function overtaken(work: Work, fight: Fight): Verdict {
  const { i, contest, rivals } = fight
  if (contest.strength >= rivals.strength)
    return verdict({ kind: 'powerless', by: unitOf(work, work.dislodger[i]!) }, 'dislodged-is-powerless')
  return verdict(bounced(fight, unitsOf(work, rivals.units), rivals.strength), 'one-unit-a-space')
}

/** The unit at the destination is a sufficient cause, whatever others tried to get in. */
function blocked(work: Work, fight: Fight): Verdict {
  const { i, there, meets, shown, rivals, contest } = fight
  const { defence } = contest
  const by = unitOf(work, there)
  const short = wasShort(fight, defence)
  if (meets) return verdict(lostHeadOn(fight, by, defence), short ? 'own-unit' : 'no-exchange')
  const equals = rivals.strength === defence && rivals.units.length > 0
  const outcome = bounced(fight, equals ? [by, ...unitsOf(work, rivals.units)] : [by], defence)
  if (short) return verdict(outcome, 'own-unit')
  if (shown === defence && wentBySea(work, i)) return verdict(outcome, 'convoyed-stand-off')
  return verdict(outcome, equals ? 'garrison' : 'blocked')
}

/** Others kept it out of a space whose unit it would have dislodged. */
function heldOff(work: Work, fight: Fight): Verdict {
  const { i, there, shown, rivals } = fight
  const outcome = bounced(fight, unitsOf(work, rivals.units), rivals.strength)
  if (wasShort(fight, rivals.strength)) return verdict(outcome, 'own-unit')
  if (shown === rivals.strength && wentBySea(work, i)) return verdict(outcome, 'convoyed-stand-off')
  // The beleaguered garrison.
  if (there !== NONE) return verdict(outcome, 'garrison')
  const lost = rivals.units.every((m) => work.dislodger[m] !== NONE)
  return verdict(outcome, lost ? 'dislodged-stands-off' : 'stand-off')
}

/** Whether it would have been strong enough with the supports that do not count. */
const wasShort = ({ uncounted, contest }: Fight, against: number): boolean =>
  uncounted !== null && contest.strength > against

const bounced = ({ shown, uncounted }: Fight, by: readonly Unit[], against: number): Outcome =>
  uncounted
    ? { kind: 'bounced', by, attack: shown, against, uncounted }
    : { kind: 'bounced', by, attack: shown, against }

const lostHeadOn = ({ shown, uncounted }: Fight, by: Unit, against: number): Outcome =>
  uncounted
    ? { kind: 'head-to-head', by, attack: shown, against, uncounted }
    : { kind: 'head-to-head', by, attack: shown, against }
