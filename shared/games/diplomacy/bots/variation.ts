// Small changes to a plan: one unit gets another order, and units that depend on it are ordered again. So a search
// finds plans that no heuristic would have drafted.
import type { Random } from '../../../kernel/random.ts'
import { ARMY, NONE } from '../board/board.ts'
import { CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from '../orders/legality.ts'
import { type Field, rowOf } from './field.ts'
import { couldHelp, goalOf, type Plan, setSupport } from './plan.ts'
import { voyagesOf } from './voyage.ts'

/** How many units may make room for one another in a row. */
const LONGEST_COLUMN = 3

/** A plan that differs from another by one unit's order and what depends on it; legal like the first. */
export function vary(field: Field, plan: Plan, random: Random): Plan {
  const next: Plan = {
    units: plan.units,
    kind: [...plan.kind],
    target: [...plan.target],
    to: [...plan.to],
    via: [...plan.via],
  }
  const k = random.below(plan.units.length)
  const roll = random.below(12)
  if (roll === 0) change(field, next, k, () => setHold(next, k))
  else if (roll <= 3) change(field, next, k, () => helpSomebody(field, next, k, random))
  else if (roll <= 4) change(field, next, k, () => goBySea(field, next, k, random))
  else advance(field, next, k, random, LONGEST_COLUMN)
  if (roll >= 7) bringHelp(field, next, k, random, roll >= 10)
  return next
}

/** Frees a unit from its order, gives it a new one, and lets its supporters follow. */
function change(field: Field, plan: Plan, k: number, order: () => void): void {
  release(plan, k)
  order()
  rethink(field, plan, k)
}

const setHold = (plan: Plan, k: number): void => {
  plan.kind[k] = HOLD
  plan.target[k] = NONE
  plan.to[k] = 0
  plan.via[k] = 0
}

/** Ends the convoy a unit is part of: all units in it hold. */
function release(plan: Plan, k: number): void {
  const army = plan.kind[k] === CONVOY ? plan.target[k]! : plan.via[k] ? plan.units[k]! : NONE
  setHold(plan, k)
  if (army === NONE) return
  for (let other = 0; other < plan.units.length; other++)
    if (plan.units[other] === army || (plan.kind[other] === CONVOY && plan.target[other] === army))
      setHold(plan, other)
}

/** Moves a unit one step. A unit in its way makes room; a unit that moved there supports it or stays. */
function advance(field: Field, plan: Plan, k: number, random: Random, column: number): void {
  const { board, closed, position } = field
  const ways = board.neighbours[rowOf(field, plan.units[k]!)]!
  const to = ways[random.below(ways.length)]
  if (to === undefined || closed[board.province[to]!]) return
  const goal = board.province[to]!
  const from = position.in[plan.units[k]!]!
  release(plan, k)
  for (let other = 0; other < plan.units.length; other++) {
    if (other === k) continue
    if (plan.kind[other] === MOVE && goalOf(field, plan, other) === goal)
      change(field, plan, other, () => undefined)
    const inTheWay = position.in[plan.units[other]!] === goal
    if (!inTheWay || (plan.kind[other] === MOVE && goalOf(field, plan, other) !== from)) continue
    if (column > 1) advance(field, plan, other, random, column - 1)
    if (plan.kind[other] !== MOVE || goalOf(field, plan, other) === from) {
      rethink(field, plan, k)
      return
    }
  }
  // The unit that made room may have used this unit in its own plan.
  release(plan, k)
  plan.kind[k] = MOVE
  plan.to[k] = to
  rethink(field, plan, k)
}

/** Sends an army over own fleets. */
function goBySea(field: Field, plan: Plan, k: number, random: Random): void {
  const unit = plan.units[k]!
  if (field.position.type[unit] !== ARMY) return
  const voyages = voyagesOf(field, plan, k, () => true)
  const voyage = voyages[random.below(Math.max(1, voyages.length))]
  if (!voyage) return
  for (const fleet of voyage.fleets) change(field, plan, fleet, () => undefined)
  release(plan, k)
  plan.kind[k] = MOVE
  plan.to[k] = voyage.to
  plan.via[k] = 1
  for (const fleet of voyage.fleets) {
    plan.kind[fleet] = CONVOY
    plan.target[fleet] = unit
    plan.to[fleet] = voyage.to
  }
}

function helpSomebody(field: Field, plan: Plan, k: number, random: Random): void {
  const allies = [...plan.units.keys()].filter((ally) => couldHelp(field, plan, k, ally))
  if (allies.length) setSupport(field, plan, k, allies[random.below(allies.length)]!)
}

/** Supporters of a unit with a new order now follow it where they can, and hold where they cannot. */
function rethink(field: Field, plan: Plan, k: number): void {
  const unit = plan.units[k]!
  for (let other = 0; other < plan.units.length; other++) {
    const supports = plan.kind[other] === SUPPORT_HOLD || plan.kind[other] === SUPPORT_MOVE
    if (!supports || plan.target[other] !== unit) continue
    if (couldHelp(field, plan, other, k)) setSupport(field, plan, other, k)
    else setHold(plan, other)
  }
}

/** Orders one more unit to support this one, or all that can. */
function bringHelp(field: Field, plan: Plan, k: number, random: Random, everybody: boolean): void {
  const able = [...plan.units.keys()].filter(
    (other) => couldHelp(field, plan, other, k) && plan.kind[other] !== CONVOY && !plan.via[other],
  )
  if (!able.length) return
  const helpers = everybody ? able : [able[random.below(able.length)]!]
  for (const helper of helpers) change(field, plan, helper, () => setSupport(field, plan, helper, k))
}
