// Small changes to a plan: one unit does something else, and whoever helped it thinks again. This is how a search finds
// what no heuristic would have drafted.
import type { Random } from '../../../kernel/random.ts'
import { NONE } from '../board/board.ts'
import { CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from '../orders/legality.ts'
import { type Field, rowOf } from './field.ts'
import { couldHelp, type Plan, setSupport } from './plan.ts'

/** A plan that differs from another by one unit's order, sometimes with a helper; legal like the first. */
export function vary(field: Field, plan: Plan, random: Random): Plan {
  const next: Plan = {
    units: plan.units,
    kind: [...plan.kind],
    target: [...plan.target],
    to: [...plan.to],
    via: [...plan.via],
  }
  const k = random.below(plan.units.length)
  release(next, k)
  const roll = random.below(8)
  if (roll === 0) setHold(next, k)
  else if (roll <= 2) helpSomebody(field, next, k, random)
  else goSomewhere(field, next, k, random)
  rethink(field, next, k)
  if (roll >= 5) bringHelp(field, next, k, random)
  return next
}

const setHold = (plan: Plan, k: number): void => {
  plan.kind[k] = HOLD
  plan.target[k] = NONE
  plan.to[k] = 0
  plan.via[k] = 0
}

/** Ends the convoy a unit is part of: everybody in it holds. */
function release(plan: Plan, k: number): void {
  const army = plan.kind[k] === CONVOY ? plan.target[k]! : plan.via[k] ? plan.units[k]! : NONE
  setHold(plan, k)
  if (army === NONE) return
  for (let other = 0; other < plan.units.length; other++)
    if (plan.units[other] === army || (plan.kind[other] === CONVOY && plan.target[other] === army))
      setHold(plan, other)
}

function goSomewhere(field: Field, plan: Plan, k: number, random: Random): void {
  const { board, closed } = field
  const ways = board.neighbours[rowOf(field, plan.units[k]!)]!
  const to = ways[random.below(ways.length)]
  if (to === undefined || closed[board.province[to]!]) return
  plan.kind[k] = MOVE
  plan.to[k] = to
}

function helpSomebody(field: Field, plan: Plan, k: number, random: Random): void {
  const allies = [...plan.units.keys()].filter((ally) => couldHelp(field, plan, k, ally))
  if (allies.length) setSupport(field, plan, k, allies[random.below(allies.length)]!)
}

/** Supporters of a unit that does something else now follow it where they can, and hold where they cannot. */
function rethink(field: Field, plan: Plan, k: number): void {
  const unit = plan.units[k]!
  for (let other = 0; other < plan.units.length; other++) {
    const supports = plan.kind[other] === SUPPORT_HOLD || plan.kind[other] === SUPPORT_MOVE
    if (!supports || plan.target[other] !== unit) continue
    if (couldHelp(field, plan, other, k)) setSupport(field, plan, other, k)
    else setHold(plan, other)
  }
}

/** Orders one more unit to support this one. */
function bringHelp(field: Field, plan: Plan, k: number, random: Random): void {
  const able = [...plan.units.keys()].filter(
    (other) => couldHelp(field, plan, other, k) && plan.kind[other] !== CONVOY && !plan.via[other],
  )
  if (!able.length) return
  const helper = able[random.below(able.length)]!
  release(plan, helper)
  setSupport(field, plan, helper, k)
  rethink(field, plan, helper)
}
