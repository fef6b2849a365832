// What became of an order, told with its culprit and the rule that explains it. Strengths are those of the end: every
// decision is taken by now.
import { NONE } from '../board/board.ts'
import type { Unit } from '../board/unit.ts'
import type { Work } from './core/work.ts'
import { RULE } from './key-rules.ts'
import type { Outcome } from './outcome.ts'

/** An outcome and the item of the list of 22 rules that explains it (R166); none where nothing needs explaining. */
export interface Verdict {
  readonly outcome: Outcome
  readonly rule?: number
}

export const verdict = (outcome: Outcome, rule: number | undefined): Verdict =>
  rule === undefined ? { outcome } : { outcome, rule }

/** A unit that was meant to stay where it is, which it did unless it was dislodged. */
export const stayed = (work: Work, i: number, outcome: Outcome): Verdict =>
  verdict(outcome, work.dislodger[i] === NONE ? undefined : RULE.oneUnitASpace)

export const unitOf = (work: Work, i: number): Unit => work.position.units[i]!

/** Units as the board lists them, so that the order in which they were given tells nothing. */
export const unitsOf = (work: Work, units: readonly number[]): Unit[] =>
  [...units].sort((a, b) => work.position.in[a]! - work.position.in[b]!).map((i) => unitOf(work, i))
