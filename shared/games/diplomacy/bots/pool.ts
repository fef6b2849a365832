// The plans a power may choose from, with the regret of each: regret matching (Hart and Mas-Colell), with regrets
// kept at zero or above and later rounds weighing more.
import type { Random } from '../../../kernel/random.ts'
import { samePlan, type Plan } from './plan.ts'

export interface Pool {
  readonly power: number
  /** How often it is expected to play as drafted, whatever was learned. */
  readonly habit: number
  readonly plans: Plan[]
  readonly regret: number[]
  /** How often each was drafted: what the power is expected to play before anything is learned. */
  readonly drafted: number[]
  /** Weighted sum of the strategies so far: what the power plays on average. */
  readonly played: number[]
}

export const newPool = (power: number, habit: number): Pool => ({
  power,
  habit,
  plans: [],
  regret: [],
  drafted: [],
  played: [],
})

/** Adds a plan that was drafted so many `times`. A plan that is in the pool already counts for more. */
export function addPlan({ plans, regret, drafted, played }: Pool, plan: Plan, times = 1): void {
  const known = plans.findIndex((other) => samePlan(other, plan))
  if (known >= 0) {
    drafted[known]! += times
    return
  }
  plans.push(plan)
  regret.push(0)
  drafted.push(times)
  played.push(0)
}

const DICE = 1 << 20

/** Draws a place by weights that need not sum to one; evenly where there are none. */
export function draw(weights: readonly number[], random: Random): number {
  let sum = 0
  for (const weight of weights) sum += weight
  if (sum <= 0) return random.below(weights.length)
  let left = (sum * random.below(DICE)) / DICE
  for (let k = 0; k < weights.length; k++) {
    left -= weights[k]!
    if (left < 0) return k
  }
  return weights.length - 1
}

/** Whether a power plays as drafted this time: it may not have found better plans. `habit` is how often it does. */
export const isHabit = (habit: number, random: Random): boolean => random.below(DICE) < habit * DICE

/** A plan drawn by the power's current strategy. */
export const drawNow = (pool: Pool, random: Random): number =>
  draw(isHabit(pool.habit, random) ? pool.drafted : pool.regret, random)

/** A plan drawn by the power's average strategy. */
export const drawAverage = (pool: Pool, random: Random): number =>
  draw(isHabit(pool.habit, random) ? pool.drafted : pool.played, random)

/** Updates the regrets with what each plan would have been worth in a round. */
export function learn(pool: Pool, worth: readonly number[], round: number): void {
  const { regret, played } = pool
  let sum = 0
  for (const each of regret) sum += each
  let mean = 0
  for (let k = 0; k < worth.length; k++) mean += worth[k]! * (sum > 0 ? regret[k]! / sum : 1 / worth.length)
  for (let k = 0; k < worth.length; k++) {
    played[k]! += round * (sum > 0 ? regret[k]! / sum : 1 / worth.length)
    regret[k] = Math.max(0, regret[k]! + worth[k]! - mean)
  }
}
