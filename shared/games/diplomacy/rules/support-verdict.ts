import { NONE } from '../board/board.ts'
import { SUPPORT_MOVE } from '../orders/legality.ts'
import { leaves } from './contest.ts'
import { arrives, cuts, standsOff } from './core/decide.ts'
import { CONVOYS, NO, SUPPORTS, YES, type Work } from './core/work.ts'
import type { KeyRule } from './key-rules.ts'
import type { OrdersByUnit } from './orders-by-unit.ts'
import { unmatched } from './unmatched.ts'
import { unitOf, verdict, type Verdict } from './verdict.ts'

export const GIVEN: Verdict = { outcome: { kind: 'supports' } }

/** The verdict on a unit's legal order to support. */
export function supportVerdict(work: Work, k: number, read: OrdersByUnit): Verdict {
  const { act, state, dislodger, forStay } = work
  // A support for a fleet that went to sea after all, or was stopped by a stronger unit, has no effect (S17).
  if (act[k] !== SUPPORTS || (forStay[k] && standsOff(work, work.target[k]!) === NO))
    return unmatched(work, k, read)
  if (state[k] === YES) return given(work, k)
  const by = dislodger[k]!
  if (by !== NONE)
    return verdict(
      { kind: 'cut-by-dislodgement', by: unitOf(work, by) },
      cameOtherwise(work, k, by) ? 'other-route-cuts' : 'cut-by-dislodgement',
    )
  const cutter = cutterOf(work, k)
  return verdict({ kind: 'cut', by: unitOf(work, cutter) }, cutRule(work, k, cutter))
}

/**
 * Of the attacks that cut a support, the strongest, and of equals the first on the board: the order of lists plays no
 * part.
 */
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

/** R120 where the cutter came by another route than over the fleet, R102 where it lost its own space, else R99. */
function cutRule(work: Work, k: number, cutter: number): KeyRule {
  if (cameOtherwise(work, k, cutter)) return 'other-route-cuts'
  return work.dislodger[cutter] === NONE ? 'cut' : 'dislodged-cuts'
}

/** Whether a support about a fleet of an army's convoy was not spared by that army, which had another route (R120). */
const cameOtherwise = (work: Work, k: number, army: number): boolean =>
  work.policies.convoyParadox === '2000' && isAboutConvoyOf(work, k, army)

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

/** A support that counts, though perhaps not against its own power's unit (R125). */
function given(work: Work, k: number): Verdict {
  const own = ownUnitAttacked(work, k)
  if (own !== NONE) return { outcome: { kind: 'supports', spares: unitOf(work, own) }, rule: 'own-unit' }
  const rule = uncutRule(work, k)
  return rule === undefined ? GIVEN : { outcome: GIVEN.outcome, rule }
}

/** The unit of its own power that stays where a support is given into; NONE where there is none. */
function ownUnitAttacked(work: Work, k: number): number {
  const { position, kind, dest } = work
  if (kind[k] !== SUPPORT_MOVE) return NONE
  const there = position.occupant[dest[k]!]!
  if (there === NONE || position.power[there] !== position.power[k] || leaves(work, there)) return NONE
  return there
}

/** Why an attack did not cut a support: it is its own power's (R103), or of the army whose fleet is attacked (R119). */
function uncutRule(work: Work, k: number): KeyRule | undefined {
  const { position, dest, policies } = work
  const spares = policies.convoyParadox !== 'szykman' && policies.convoyParadox !== 'all-hold'
  const sparesOwn = policies.ownAttack === 'cuts-nothing'
  let rule: KeyRule | undefined
  for (let m = work.firstAttacker[position.in[k]!]!; m !== NONE; m = work.nextAttacker[m]!) {
    if (position.power[m] !== position.power[k]) {
      if (spares && isAboutConvoyOf(work, k, m)) return 'convoy-spares-support'
    } else if (sparesOwn && position.in[m] !== dest[k] && arrives(work, m) === YES)
      rule = 'own-attack-cuts-nothing'
  }
  return rule
}
