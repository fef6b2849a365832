// The outcome of an order, with its culprit and the rule that explains it. Strengths are final: every decision is
// taken.
import { NONE } from '../board/board.ts'
import type { Unit } from '../board/unit.ts'
import type { Work } from './core/work.ts'
import type { KeyRule } from './key-rules.ts'
import type { Outcome } from './outcome.ts'

/** An outcome and the rule that explains it; none where nothing needs explaining. */
export interface Verdict {
  readonly outcome: Outcome
  readonly rule?: KeyRule
}

export const verdict = (outcome: Outcome, rule: KeyRule | undefined): Verdict =>
  rule === undefined ? { outcome } : { outcome, rule }

/** The verdict on a unit that was meant to stay where it is: as given, unless it was dislodged. */
export const stayed = (work: Work, i: number, plain: Verdict): Verdict =>
  work.dislodger[i] === NONE ? plain : { outcome: plain.outcome, rule: 'one-unit-a-space' }

export const unitOf = (work: Work, i: number): Unit => work.position.units[i]!

/** Units in the board's order, so that the order in which they were given plays no part. */
export function unitsOf(work: Work, units: readonly number[]): Unit[] {
  if (units.length === 1) return [unitOf(work, units[0]!)]
  const { in: province } = work.position
  return [...units].sort((a, b) => province[a]! - province[b]!).map((i) => unitOf(work, i))
}
