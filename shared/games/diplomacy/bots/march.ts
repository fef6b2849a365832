// The heuristic draft of a power's moves. Every unit moves to the best place it can get; where another unit of the
// power moves there already, or is threatened, it supports that unit instead. Chance decides between nearly equal
// places, so that drafts differ.
import { type Random, shuffled } from '../../../kernel/random.ts'
import { NONE } from '../board/board.ts'
import { CONVOY, HOLD, MOVE } from '../orders/legality.ts'
import { type Field, reaches, rowOf } from './field.ts'
import type { Outlook } from './outlook.ts'
import { couldHelp, goalOf, holding, type Plan, setSupport } from './plan.ts'
import { voyagesOf } from './voyage.ts'

/** How far a draft may stray from the best places: 0 never, 0.5 often. */
export type Daring = number

/** How a draft is made. */
export interface Style {
  readonly daring: Daring
  /** A place that is worth less than a better one by this part of it, or by more, is not taken in its stead. */
  readonly within: number
  /** The factor for a place where a foreign unit stands and no own unit could support: such a move mostly fails. */
  readonly alone: number
}

/** A convoy uses two units to move one, so it has to be worth more than a step. */
const CONVOY_WORTH = 0.85
const NOT_YET = -1
const DICE = 1 << 16

interface Drafting {
  readonly field: Field
  readonly outlook: Outlook
  readonly plan: Plan
  /** Place of each unit in the plan, by unit number. */
  readonly slot: Map<number, number>
  /** The slot of the own unit that moves into a province, or NONE. */
  readonly mover: Int16Array
  /** Supports given so far, by slot of the unit supported. */
  readonly helpers: number[]
  readonly random: Random
  readonly style: Style
}

/** Drafts movement orders for a power. All of them are legal. */
export function march(field: Field, outlook: Outlook, random: Random, style: Style): Plan {
  const units = field.units[outlook.power]!
  const plan = holding(units)
  plan.kind.fill(NOT_YET)
  const drafting: Drafting = {
    field,
    outlook,
    plan,
    slot: new Map(units.map((unit, k) => [unit, k])),
    mover: new Int16Array(field.board.provinces).fill(NONE),
    helpers: units.map(() => 0),
    random,
    style,
  }
  for (const k of shuffled([...units.keys()], random)) assign(drafting, k, [])
  for (const k of units.keys()) if (plan.kind[k] === HOLD) helpOut(drafting, k)
  return plan
}

interface Goal {
  readonly to: number
  readonly worth: number
  /** Fleets that would carry it there; empty for a step. */
  readonly fleets: readonly number[]
}

/** Orders one unit; `waiting` are units whose order depends on this one's. */
function assign(drafting: Drafting, k: number, waiting: readonly number[]): void {
  const { plan, style, random } = drafting
  const { daring, within } = style
  if (plan.kind[k] !== NOT_YET) return
  const goals = goalsOf(drafting, k)
  for (let g = 0; g < goals.length; g++) {
    const goal = goals[g]!
    const next = goals[g + 1]
    if (next && daring > 0 && goal.worth > 0) {
      const close = Math.max(0, 1 - (goal.worth - next.worth) / goal.worth / within)
      if (random.below(DICE) / DICE < daring * close * close) continue
    }
    if (take(drafting, k, goal, waiting)) return
  }
  if (plan.kind[k] === NOT_YET) plan.kind[k] = HOLD
}

/** Where a unit could be next, the best first. */
function goalsOf(drafting: Drafting, k: number): Goal[] {
  const { field, outlook, plan, style } = drafting
  const { board, position, closed } = field
  const unit = plan.units[k]!
  const shift = position.type[unit]! * board.locations
  const goals: Goal[] = [{ to: position.at[unit]!, worth: outlook.value[rowOf(field, unit)]!, fleets: [] }]
  for (const to of board.neighbours[rowOf(field, unit)]!) {
    const province = board.province[to]!
    if (closed[province]) continue
    const chance = hasStranger(drafting, province) && !hasHelp(drafting, k, province) ? style.alone : 1
    goals.push({ to, worth: chance * outlook.value[shift + to]!, fleets: [] })
  }
  for (const { to, fleets } of voyagesOf(field, plan, k, (fleet) => plan.kind[fleet] === NOT_YET))
    goals.push({ to, worth: CONVOY_WORTH * outlook.value[to]!, fleets })
  return goals.sort((a, b) => b.worth - a.worth)
}

/** Whether another power's unit stands in a province. */
const hasStranger = ({ field, slot }: Drafting, province: number): boolean => {
  const occupant = field.position.occupant[province]!
  return occupant !== NONE && !slot.has(occupant)
}

/** Whether another own unit could move or support into a province, and has no order for elsewhere yet. */
const hasHelp = ({ field, plan }: Drafting, k: number, province: number): boolean =>
  plan.units.some(
    (unit, other) =>
      other !== k &&
      (plan.kind[other] === NOT_YET || plan.kind[other] === HOLD) &&
      reaches(field, unit, province),
  )

/** Tries to send a unit to a goal, or to support a unit of its power that is there or moves there. */
function take(drafting: Drafting, k: number, goal: Goal, waiting: readonly number[]): boolean {
  const { field, outlook, plan, slot, mover, helpers } = drafting
  const { board, position } = field
  const unit = plan.units[k]!
  const province = board.province[goal.to]!
  if (province === position.in[unit]) {
    plan.kind[k] = HOLD
    return true
  }
  const rivals = outlook.rivals[province]!
  const occupant = position.occupant[province]!
  const own = occupant === NONE ? undefined : slot.get(occupant)
  if (own !== undefined) {
    if (plan.kind[own] === NOT_YET && !waiting.includes(own)) assign(drafting, own, [...waiting, k])
    // Meanwhile that unit may have used this one in its own plan.
    if (plan.kind[k] !== NOT_YET) return true
    if (plan.kind[own] !== MOVE) {
      if (plan.kind[own] === NOT_YET || helpers[own]! + 1 >= rivals) return false
      return support(drafting, k, own)
    }
    if (board.province[plan.to[own]!] === position.in[unit]) return false
  }
  const ahead = mover[province]!
  if (ahead !== NONE) {
    if (helpers[ahead]! >= rivals) return false
    return support(drafting, k, ahead)
  }
  if (goal.fleets.some((fleet) => plan.kind[fleet] !== NOT_YET)) return false
  plan.kind[k] = MOVE
  plan.to[k] = goal.to
  mover[province] = k
  for (const fleet of goal.fleets) {
    plan.kind[fleet] = CONVOY
    plan.target[fleet] = unit
    plan.to[fleet] = province
    plan.via[k] = 1
  }
  return true
}

/** Orders support for another unit of the power, where the unit can reach. */
function support({ field, plan, helpers }: Drafting, k: number, ally: number): boolean {
  if (!couldHelp(field, plan, k, ally)) return false
  setSupport(field, plan, k, ally)
  helpers[ally]!++
  return true
}

/** A unit that would stay idle supports the neighbour that needs it most. */
function helpOut(drafting: Drafting, k: number): void {
  const { field, outlook, plan, helpers } = drafting
  const { board, position } = field
  let best = NONE
  let most = 0
  for (let other = 0; other < plan.units.length; other++) {
    if (plan.kind[other] === NOT_YET || !couldHelp(field, plan, k, other)) continue
    const lacking = outlook.rivals[goalOf(field, plan, other)]! - helpers[other]!
    if (lacking <= 0) continue
    const at = plan.kind[other] === MOVE ? plan.to[other]! : position.at[plan.units[other]!]!
    const type = position.type[plan.units[other]!]!
    const need = outlook.value[type * board.locations + at]! * (lacking > 1 ? 1 : 1.2)
    if (need > most) {
      most = need
      best = other
    }
  }
  if (best !== NONE) support(drafting, k, best)
}
