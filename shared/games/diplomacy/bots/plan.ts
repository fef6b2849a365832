// One power's movement orders in numbers, as the core of the rules reads them.
import { assertNever } from '../../../kernel/assert-never.ts'
import { NONE } from '../board/board.ts'
import type { UnitRef } from '../board/unit.ts'
import { CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from '../orders/legality.ts'
import type { MovementOrder } from '../orders/order.ts'
import { type Field, reaches } from './field.ts'

export interface Plan {
  /** Numbers of the power's units; the other lists run beside this one. */
  readonly units: readonly number[]
  readonly kind: number[]
  /** The unit supported or convoyed, or NONE. */
  readonly target: number[]
  /** Location moved to or supported into; province where a convoy ends. */
  readonly to: number[]
  readonly via: number[]
}

/** All units hold. */
export const holding = (units: readonly number[]): Plan => ({
  units,
  kind: units.map(() => HOLD),
  target: units.map(() => NONE),
  to: units.map(() => 0),
  via: units.map(() => 0),
})

/** Writes a plan into the work that resolves it. */
export function lay({ work }: Field, { units, kind, target, to, via }: Plan): void {
  for (let k = 0; k < units.length; k++) {
    const i = units[k]!
    work.kind[i] = kind[k]!
    work.target[i] = target[k]!
    work.to[i] = to[k]!
    work.via[i] = via[k]!
  }
}

/** Whether two plans of one power order the same. */
export const samePlan = (a: Plan, b: Plan): boolean =>
  a.units.every(
    (_, k) =>
      a.kind[k] === b.kind[k] &&
      a.target[k] === b.target[k] &&
      (a.to[k] === b.to[k] || a.kind[k] === HOLD || a.kind[k] === SUPPORT_HOLD),
  )

/** The province where a unit of a plan will be if its order succeeds. */
export const goalOf = ({ board, position }: Field, plan: Plan, k: number): number =>
  plan.kind[k] === MOVE ? board.province[plan.to[k]!]! : position.in[plan.units[k]!]!

/** Whether a unit of a plan could support another, where that one stands or goes. */
export const couldHelp = (field: Field, plan: Plan, k: number, ally: number): boolean =>
  k !== ally && reaches(field, plan.units[k]!, goalOf(field, plan, ally))

/** Lets a unit support another of its plan, where that one stands or goes. */
export function setSupport(field: Field, plan: Plan, k: number, ally: number): void {
  const moves = plan.kind[ally] === MOVE
  plan.kind[k] = moves ? SUPPORT_MOVE : SUPPORT_HOLD
  plan.target[k] = plan.units[ally]!
  plan.to[k] = moves ? plan.to[ally]! : field.position.in[plan.units[ally]!]!
}

/** A plan as orders to write on a sheet, every coast named. */
export const ordersOf = (field: Field, plan: Plan): MovementOrder[] =>
  plan.units.map((_, k) => orderOf(field, plan, k))

type Kind = typeof HOLD | typeof MOVE | typeof SUPPORT_HOLD | typeof SUPPORT_MOVE | typeof CONVOY

function orderOf({ board, seen }: Field, plan: Plan, k: number): MovementOrder {
  const ref = (unit: number): UnitRef => {
    const { type, at } = seen.units[unit]!
    return { type, at }
  }
  const unit = ref(plan.units[k]!)
  const to = board.ids[plan.to[k]!]!
  const kind = plan.kind[k] as Kind
  switch (kind) {
    case HOLD:
      return { kind: 'hold', unit }
    case MOVE:
      return plan.via[k] ? { kind: 'move', unit, to, via: true } : { kind: 'move', unit, to }
    case SUPPORT_HOLD:
      return { kind: 'support-hold', unit, target: ref(plan.target[k]!) }
    case SUPPORT_MOVE:
      return { kind: 'support-move', unit, target: ref(plan.target[k]!), to }
    case CONVOY:
      return { kind: 'convoy', unit, target: ref(plan.target[k]!), to }
    default:
      return assertNever(kind)
  }
}
