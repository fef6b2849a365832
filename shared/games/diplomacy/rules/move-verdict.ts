import { NONE } from '../board/board.ts'
import type { Unit } from '../board/unit.ts'
import { wentBySea } from './aftermath.ts'
import { contestOf, leaves, NOBODY, rivalsOf, strengthOfRivals } from './contest.ts'
import { lostFleets, paradoxVerdict, strandedVerdict } from './convoy-verdict.ts'
import { arrives } from './core/decide.ts'
import { BY_SEA, NO, NOWHERE, YES, type Work } from './core/work.ts'
import type { KeyRule } from './key-rules.ts'
import type { Outcome } from './outcome.ts'
import { unitOf, unitsOf, verdict, type Verdict } from './verdict.ts'

export const WALKED: Verdict = { outcome: { kind: 'moves', convoyed: false } }
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

/** A power's supports of a move, as far as they were given. */
function supportsOf(work: Work, i: number, power: number): Unit[] {
  const { position, state, firstHelper, nextHelper } = work
  const found: number[] = []
  for (let k = firstHelper[i]!; k !== NONE; k = nextHelper[k]!)
    if (state[k] === YES && position.power[k] === power) found.push(k)
  return unitsOf(work, found)
}

/**
 * A move that reached its destination's border and was not strong enough there. Only the nearest cause is named: the
 * unit that won head to head or got in, else the one that did not leave, else those that held it off.
 */
function beaten(work: Work, i: number): Verdict {
  const { there, meets, strength, attack, defence } = contestOf(work, i)
  const rivals = strengthOfRivals(work, i)
  // Strong enough, if the unit there were another power's.
  if (attack === 0 && strength > defence && strength > rivals)
    return verdict(
      { kind: 'own-unit', unit: unitOf(work, there), attack: strength, against: defence },
      'own-unit',
    )
  // Against the unit there; all of it where its own power's unit stands there.
  const shown = attack === 0 ? strength : attack
  const uncounted = shown < strength ? supportsOf(work, i, work.position.power[there]!) : undefined
  const won = meets && leaves(work, there)
  const others = won || rivals === 0 ? NOBODY : rivalsOf(work, i, rivals)
  // The unit that got in was stronger than all others, or this one was powerless where its own dislodger came from (R97).
  const overtaken = others.length === 1 && work.state[others[0]!] === YES
  if (overtaken && strength >= rivals)
    return verdict({ kind: 'powerless', by: unitOf(work, work.dislodger[i]!) }, 'dislodged-is-powerless')
  // The unit at the destination is a sufficient cause, whatever others tried to get in.
  const blocked = won || (!overtaken && there !== NONE && shown <= defence)
  const against = blocked ? defence : rivals
  // With the supports that do not count it would have been strong enough.
  const short = uncounted !== undefined && strength > against
  if (blocked && meets) {
    const by = unitOf(work, there)
    return verdict(
      uncounted
        ? { kind: 'head-to-head', by, attack: shown, against, uncounted }
        : { kind: 'head-to-head', by, attack: shown, against },
      short ? 'own-unit' : 'no-exchange',
    )
  }
  const garrison = blocked && rivals === defence && others.length > 0
  const by = !blocked
    ? unitsOf(work, others)
    : garrison
      ? [unitOf(work, there), ...unitsOf(work, others)]
      : [unitOf(work, there)]
  const outcome: Outcome = uncounted
    ? { kind: 'bounced', by, attack: shown, against, uncounted }
    : { kind: 'bounced', by, attack: shown, against }
  if (overtaken) return verdict(outcome, 'one-unit-a-space')
  if (short) return verdict(outcome, 'own-unit')
  if (shown === against && wentBySea(work, i)) return verdict(outcome, 'convoyed-stand-off')
  if (blocked) return verdict(outcome, garrison ? 'garrison' : 'blocked')
  // The beleaguered garrison.
  if (there !== NONE) return verdict(outcome, 'garrison')
  const lost = others.every((m) => work.dislodger[m] !== NONE)
  return verdict(outcome, lost ? 'dislodged-stands-off' : 'stand-off')
}
