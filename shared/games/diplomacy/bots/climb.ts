// Plans that are improved step by step. A changed plan is tried on the same joint plans of the others as the one it
// came from: it is dropped as soon as it looks worse, and takes that one's place if it is better on all together.
import type { Plan } from './plan.ts'

export interface Climber {
  readonly plan: Plan
  /** What the plan is worth in each trial, and in all together. */
  readonly worth: Float64Array
  sum: number
}

/** What a plan is worth in a trial. */
export type Worth = (plan: Plan, trial: number) => number

/** Trials before a plan may be dropped. */
const LEAST = 6
/** What is not more than this is no gain, but rounding. */
const NOTHING = 1e-9

/** A plan tried on so many trials. */
export function climber(plan: Plan, trials: number, worthOf: Worth): Climber {
  const worth = Float64Array.from({ length: trials }, (_, trial) => worthOf(plan, trial))
  return { plan, worth, sum: worth.reduce((sum, each) => sum + each, 0) }
}

/**
 * Tries a plan against another on all its trials, from the `first` on and round. Nothing where it is not better, or
 * falls behind by a standard error on the way.
 */
export function outdo(plan: Plan, other: Climber, first: number, worthOf: Worth): Climber | undefined {
  const trials = other.worth.length
  const worth = new Float64Array(trials)
  let gain = 0
  let squares = 0
  for (let n = 0; n < trials; n++) {
    const trial = (first + n) % trials
    worth[trial] = worthOf(plan, trial)
    const difference = worth[trial] - other.worth[trial]!
    gain += difference
    squares += difference * difference
    if (n + 1 >= LEAST && gain <= -Math.sqrt(squares)) return undefined
  }
  return gain > NOTHING ? { plan, worth, sum: other.sum + gain } : undefined
}

/** Tries a plan again in a trial that has changed. */
export function retry(climber: Climber, trial: number, worthOf: Worth): void {
  const worth = worthOf(climber.plan, trial)
  climber.sum += worth - climber.worth[trial]!
  climber.worth[trial] = worth
}
