// A search over the orders of all powers at once. Each power has a pool of plans, drafted by the heuristic. In each
// round every power draws a plan, each learns what its other plans would have been worth, and the searcher's best
// plan is varied.
import type { Random } from '../../../kernel/random.ts'
import { resolve } from '../rules/core/resolve.ts'
import { openingsOf } from './book.ts'
import type { Field } from './field.ts'
import { march } from './march.ts'
import { FALL, type Outlook, outlookOf, SPRING } from './outlook.ts'
import { holding, lay, type Plan } from './plan.ts'
import { addPlan, draw, drawAverage, drawNow, learn, newPool, type Pool } from './pool.ts'
import { vary } from './variation.ts'
import { type Evaluator, evaluatorFor, weigh, worthTo } from './worth.ts'

/** Plans drafted for the searcher and for every other power at the start. */
const OWN_DRAFTS = 16
const OTHERS_DRAFTS = 24
/** Other powers that learn in a round; the rest learn in later ones. */
const LEARNERS = 2
/** Rounds between attempts to improve the best plan, tries in each, and joint plans of the others they are tried on. */
const EVERY = 2
const TRIES = 6
const TRIALS = 12
/** Plans the searcher keeps; the one played least is dropped. */
const MOST_PLANS = 24
/** Plans that are compared at the end, and on how many joint plans of the others. */
const FINALISTS = 8
const FINAL_TRIALS = 64
/** An opening that is worth less than the best plan by so much is played e times less often. */
const BOLDNESS = 0.03

export interface Search {
  readonly field: Field
  readonly evaluator: Evaluator
  readonly power: number
  readonly pools: readonly Pool[]
  readonly own: Pool
  readonly others: readonly Pool[]
  readonly random: Random
  round: number
}

/** Everything that a search for one power's orders starts from. */
export function newSearch(field: Field, power: number, random: Random): Search {
  const weights = field.scene.turn.season === 'spring' ? SPRING : FALL
  const outlooks = Array.from({ length: field.powers }, (_, each) => outlookOf(field, each, weights))
  const pools = outlooks.map((outlook) =>
    draft(field, outlook, outlook.power === power ? OWN_DRAFTS : OTHERS_DRAFTS, random),
  )
  return {
    field,
    evaluator: evaluatorFor(field, outlooks),
    power,
    pools,
    own: pools[power]!,
    others: pools.filter((pool) => pool.power !== power && pool.plans[0]!.units.length > 0),
    random,
    round: 0,
  }
}

/** The first plans of a power: the heuristic's, from its best places to bolder ones. */
function draft(field: Field, outlook: Outlook, count: number, random: Random): Pool {
  const pool = newPool(outlook.power)
  if (field.idle[outlook.power] || field.units[outlook.power]!.length === 0) {
    addPlan(pool, holding(field.units[outlook.power]!))
    return pool
  }
  for (let k = 0; k < count; k++)
    addPlan(pool, march(field, outlook, random, { daring: (0.6 * k) / count, alone: 1 }))
  for (const { plan, weight } of openingsOf(field, outlook.power)) addPlan(pool, plan, { times: weight })
  return pool
}

/** One round: every power draws; the searcher and some of the others learn. */
export function playRound(search: Search): void {
  const { field, pools, own, others, random } = search
  search.round++
  const drawn = pools.map((pool) => pool.plans[drawNow(pool, random)]!)
  for (const plan of drawn) lay(field, plan)
  teach(search, own, drawn)
  for (let k = 0; k < Math.min(LEARNERS, others.length); k++)
    teach(search, others[(search.round * LEARNERS + k) % others.length]!, drawn)
  if (search.round % EVERY === 0) improve(search)
}

function teach(search: Search, pool: Pool, drawn: readonly Plan[]): void {
  if (pool.plans.length < 2) return
  const worth = pool.plans.map((plan) => worthOf(search, plan, pool.power))
  learn(pool, worth, search.round)
  lay(search.field, drawn[pool.power]!)
}

/** What a plan is worth to its power against the plans drawn by the others. */
function worthOf({ field, evaluator }: Search, plan: Plan, power: number): number {
  lay(field, plan)
  resolve(field.work)
  weigh(evaluator)
  return worthTo(evaluator, power)
}

type Trial = readonly Plan[]

/** Joint plans of the others, drawn by their average strategies. */
const trials = ({ others, random }: Search, count: number): Trial[] =>
  Array.from({ length: count }, () => others.map((pool) => pool.plans[drawAverage(pool, random)]!))

/** A plan's mean worth over trials; stops early, with the mean so far, once it cannot reach `atLeast` any more. */
function meanWorth(search: Search, plan: Plan, over: readonly Trial[], atLeast = -Infinity): number {
  let sum = 0
  for (let k = 0; k < over.length; k++) {
    for (const other of over[k]!) lay(search.field, other)
    sum += worthOf(search, plan, search.power)
    // After a third of the trials with a tenth less, the rest will not make up for it.
    if (k * 3 >= over.length && sum / (k + 1) < atLeast * 0.9) return sum / (k + 1)
  }
  return sum / over.length
}

/** Varies the plan played most, step by step, and adds the result to the pool. */
function improve(search: Search): void {
  const { own, field, random } = search
  const over = trials(search, TRIALS)
  let plan = own.plans[liking(own)[random.below(Math.min(3, own.plans.length))]!]!
  let best = meanWorth(search, plan, over)
  let better = false
  for (let k = 0; k < TRIES; k++) {
    const next = vary(field, plan, random)
    const worth = meanWorth(search, next, over, best)
    if (worth <= best) continue
    best = worth
    plan = next
    better = true
  }
  if (better) addPlan(own, plan, { most: MOST_PLANS })
}

/** Places of a pool's plans, the most played first. */
const liking = ({ plans, played, regret }: Pool): number[] =>
  [...plans.keys()].sort((a, b) => played[b]! - played[a]! || regret[b]! - regret[a]!)

/** The plan that does best against the others' average strategies. */
export function bestPlan(search: Search): Plan {
  const over = trials(search, FINAL_TRIALS)
  const { own, field, power, random } = search
  const finalists = liking(own)
    .slice(0, FINALISTS)
    .map((k) => ({ plan: own.plans[k]!, worth: meanWorth(search, own.plans[k]!, over) }))
  const best = finalists.sort((a, b) => b.worth - a.worth)[0]!
  const openings = openingsOf(field, power)
  if (openings.length === 0) return best.plan
  const worths = openings.map(({ plan }) => meanWorth(search, plan, over))
  const chances = openings.map(({ weight }, k) => weight * Math.exp((worths[k]! - best.worth) / BOLDNESS))
  return openings[draw(chances, random)]!.plan
}
