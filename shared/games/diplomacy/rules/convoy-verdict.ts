// The verdict on an army at sea, and on the fleets ordered to carry it.
import { NONE } from '../board/board.ts'
import { CONVOYS, NO, NOWHERE, YES, type Work } from './core/work.ts'
import type { OrdersByUnit } from './orders-by-unit.ts'
import { unmatched } from './unmatched.ts'
import { stayed, unitOf, unitsOf, verdict, type Verdict } from './verdict.ts'

const CONVOYED: Verdict = { outcome: { kind: 'convoys' } }
const HELD_OFF: Verdict = { outcome: { kind: 'convoys', unlanded: 'held-off' } }
const IN_PARADOX: Verdict = { outcome: { kind: 'convoys', unlanded: 'paradox' } }

/** What became of a fleet's legal order to convoy. */
export function convoyVerdict(work: Work, f: number, read: OrdersByUnit): Verdict {
  if (work.paradox[f]) return paradoxVerdict(work, [f])
  if (work.act[f] !== CONVOYS) return unmatched(work, f, read)
  const army = work.target[f]!
  // A chain with a gap carries no army.
  if (work.route[army] === NOWHERE)
    return { outcome: { kind: 'unmatched', target: unitOf(work, army), did: 'had-no-convoy' } }
  if (work.dislodger[f] !== NONE) return stayed(work, f, CONVOYED)
  if (work.state[f] === NO)
    return { outcome: { kind: 'convoy-attacked', by: unitOf(work, attackerOf(work, f)) } }
  if (work.path[army] !== NO) return work.state[army] === YES ? CONVOYED : HELD_OFF
  const lost = lostFleets(work, army)
  // Where all moves of a paradox hold, the fleets stay.
  if (lost.length === 0) return IN_PARADOX
  return verdict(
    { kind: 'convoys', broken: unitsOf(work, lost) },
    lost.some((other) => work.paradox[other]) ? undefined : 'convoy-broken',
  )
}

/** An army whose convoy failed: it depends on itself, or fleets it needed were dislodged (R113). */
export function strandedVerdict(work: Work, army: number): Verdict {
  const inParadox = fleetsOf(work, army).filter((f) => work.paradox[army] || work.paradox[f])
  if (inParadox.length > 0) return paradoxVerdict(work, inParadox)
  const fleets = lostFleets(work, army).sort((a, b) => work.position.in[a]! - work.position.in[b]!)
  return {
    outcome: {
      kind: 'convoy-broken',
      fleets: fleets.map((f) => ({ fleet: unitOf(work, f), by: unitOf(work, attackerOf(work, f)) })),
      ...(work.policies.convoyDisruption === 'by-attack' && { manner: 'attacked' }),
    },
    rule: 'convoy-broken',
  }
}

export const paradoxVerdict = (work: Work, fleets: readonly number[]): Verdict =>
  verdict(
    { kind: 'paradox', policy: work.policies.convoyParadox, fleets: unitsOf(work, fleets) },
    sparesSupports(work) ? 'convoy-spares-support' : undefined,
  )

/** Whether convoyed armies spare supports at all (R119); elsewhere the convoys of a paradox fail, or all its moves. */
const sparesSupports = ({ policies }: Work): boolean =>
  policies.convoyParadox !== 'szykman' && policies.convoyParadox !== 'all-hold'

/** The unit that dislodged a fleet, else the strongest of its attackers, of equals the first on the board. */
function attackerOf({ dislodger, firstAttacker, nextAttacker, position, sure }: Work, f: number): number {
  let by = dislodger[f]!
  if (by !== NONE) return by
  for (let m = firstAttacker[position.in[f]!]!; m !== NONE; m = nextAttacker[m]!)
    if (by === NONE || sure[m]! > sure[by]! || (sure[m] === sure[by] && position.in[m]! < position.in[by]!))
      by = m
  return by
}

/** The fleets of an army's convoy that were dislodged or attacked. */
export const lostFleets = (work: Work, army: number): number[] =>
  fleetsOf(work, army).filter((f) => work.state[f] === NO)

/** The fleets ordered to convoy an army. */
function fleetsOf(work: Work, army: number): number[] {
  const fleets: number[] = []
  for (let f = work.firstFleet[army]!; f !== NONE; f = work.nextFleet[f]!) fleets.push(f)
  return fleets
}
