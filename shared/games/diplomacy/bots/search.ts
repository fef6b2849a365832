// A search over the orders of all powers at once. Each power has a pool of plans, drafted by the heuristic. In each
// round some of the others learn which of theirs are worth most, and the searcher's plans are improved on a sample of
// what the others may play.
import type { Random } from '../../../kernel/random.ts'
import { resolve } from '../rules/core/resolve.ts'
import { openingsOf } from './book.ts'
import { type Climber, climber, outdo, retry, type Worth } from './climb.ts'
import { othersDrafts, ownDrafts } from './drafts.ts'
import type { Field } from './field.ts'
import { habitsOf } from './habits.ts'
import { FALL, outlookOf, SPRING } from './outlook.ts'
import { lay, type Plan, samePlan } from './plan.ts'
import { draw, drawAverage, drawNow, isHabit, learn, type Pool } from './pool.ts'
import { vary } from './variation.ts'
import { type Evaluator, evaluatorFor, weigh, worthTo } from './worth.ts'

/** Other powers that learn in a round; the rest learn in later ones. */
const LEARNERS = 2
/** Joint plans of the others on which the searcher's are tried; one is drawn anew in each round. */
const SAMPLE = 48
/** The searcher's drafts are tried on so many of them; the best are improved side by side. */
const FIRST_TRIALS = 8
const CLIMBERS = 8
/** Attempts to improve one of these plans in a round, and changes to it before it is tried. */
const TRIES = 6
const MOST_CHANGES = 3
/** How often the others meet the searcher's drafts, and not its plans, while they learn. */
const AS_DRAFTED = 0.6
/** An opening that is worth less than the best plan by so much is played e times less often. */
const BOLDNESS = 0.03

export interface Search {
  readonly field: Field
  readonly evaluator: Evaluator
  readonly power: number
  readonly pools: readonly Pool[]
  readonly others: readonly Pool[]
  readonly random: Random
  /** Joint plans of the others. */
  readonly trials: Plan[][]
  readonly worth: Worth
  readonly climbers: Climber[]
  round: number
}

/** Everything that a search for one power's orders starts from. */
export function newSearch(field: Field, power: number, random: Random): Search {
  const weights = field.seen.turn.season === 'spring' ? SPRING : FALL
  const outlooks = Array.from({ length: field.powers }, (_, each) => outlookOf(field, each, weights))
  const habits = habitsOf(field, power, random)
  const pools = outlooks.map((outlook) =>
    outlook.power === power
      ? ownDrafts(field, outlook, random)
      : othersDrafts(field, outlook, random, habits[outlook.power]!),
  )
  const others = pools.filter((pool) => pool.power !== power && pool.plans[0]!.units.length > 0)
  const evaluator = evaluatorFor(field, outlooks)
  const trials = Array.from({ length: SAMPLE }, () => trialOf(others, random))
  const worth: Worth = (plan, trial) => {
    for (const other of trials[trial]!) lay(field, other)
    return worthOf(field, evaluator, plan, power)
  }
  const climbers = pools[power]!.plans.map((plan) => climber(plan, FIRST_TRIALS, worth))
    .sort((a, b) => b.sum - a.sum)
    .slice(0, CLIMBERS)
    .map(({ plan }) => climber(plan, SAMPLE, worth))
  return { field, evaluator, power, pools, others, random, trials, worth, climbers, round: 0 }
}

/** A joint plan of the others, drawn by their average strategies. */
const trialOf = (others: readonly Pool[], random: Random): Plan[] =>
  others.map((pool) => pool.plans[drawAverage(pool, random)]!)

/** What a plan is worth to its power against the others' plans that are laid. */
function worthOf(field: Field, evaluator: Evaluator, plan: Plan, power: number): number {
  lay(field, plan)
  resolve(field.work)
  weigh(evaluator)
  return worthTo(evaluator, power)
}

/** One round: some of the others learn, one trial changes, and the searcher's plans are improved. */
export function playRound(search: Search): void {
  const { others, random, trials, worth, climbers, round } = search
  teachOthers(search)
  const changed = round % SAMPLE
  trials[changed] = trialOf(others, random)
  for (const each of climbers) retry(each, changed, worth)
  for (let k = 0; k < TRIES; k++) improve(search)
  search.round++
}

/** Every power draws a plan; some of the others learn what their other plans would have been worth. */
function teachOthers({ field, evaluator, power, pools, others, climbers, random, round }: Search): void {
  const drawn = pools.map((pool) => pool.plans[drawNow(pool, random)]!)
  if (!isHabit(AS_DRAFTED, random)) drawn[power] = climbers[random.below(climbers.length)]!.plan
  for (const plan of drawn) lay(field, plan)
  for (let k = 0; k < Math.min(LEARNERS, others.length); k++) {
    const pool = others[(round * LEARNERS + k) % others.length]!
    if (pool.plans.length < 2) continue
    const worth = pool.plans.map((plan) => worthOf(field, evaluator, plan, pool.power))
    learn(pool, worth, round + 1)
    lay(field, drawn[pool.power]!)
  }
}

/** Changes the better of two plans, and keeps the change if it gains. */
function improve({ field, climbers, random, worth }: Search): void {
  const [one, two] = [random.below(climbers.length), random.below(climbers.length)]
  const which = climbers[one]!.sum >= climbers[two]!.sum ? one : two
  const from = climbers[which]!
  let plan = vary(field, from.plan, random)
  for (let k = 1; k < MOST_CHANGES && random.below(3) === 0; k++) plan = vary(field, plan, random)
  if (samePlan(plan, from.plan)) return
  const better = outdo(plan, from, random.below(SAMPLE), worth)
  if (better) climbers[which] = better
}

/** The plan that does best against the others' average strategies. */
export function bestPlan({ field, power, others, random, trials, worth, climbers }: Search): Plan {
  for (let trial = 0; trial < SAMPLE; trial++) trials[trial] = trialOf(others, random)
  const mean = (plan: Plan) => climber(plan, SAMPLE, worth).sum / SAMPLE
  const [best] = climbers.map(({ plan }) => ({ plan, worth: mean(plan) })).sort((a, b) => b.worth - a.worth)
  const openings = openingsOf(field, power)
  if (openings.length === 0) return best!.plan
  const chances = openings.map(({ plan, weight }) => weight * Math.exp((mean(plan) - best!.worth) / BOLDNESS))
  return openings[draw(chances, random)]!.plan
}
