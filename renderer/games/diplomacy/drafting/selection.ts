// The state of an unfinished order. Every tap, key and chip is a press; `press` in grammar.ts turns a selection into
// the next one and, where the order is complete enough, writes it at once.
import { assertNever } from '../../../../shared/kernel/assert-never.ts'
import type { ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { Edit } from '../../../../shared/games/diplomacy/view.ts'

export const VERBS = ['hold', 'move', 'via', 'support', 'convoy', 'disband'] as const
export type Verb = (typeof VERBS)[number]

/** The verb of an order; a build counts as arriving, a unit that leaves the board as disbanding. */
export function verbOf(order: Order): Verb {
  switch (order.kind) {
    case 'hold':
    case 'convoy':
      return order.kind
    case 'move':
      return order.via === true ? 'via' : 'move'
    case 'retreat':
    case 'build':
      return 'move'
    case 'support-hold':
    case 'support-move':
      return 'support'
    case 'disband':
    case 'remove':
    case 'waive':
      return 'disband'
    default:
      return assertNever(order)
  }
}

/** Why several orders are offered instead of one being written. */
export const CHOICE_REASONS = ['coast', 'illegal', 'meaning', 'build'] as const
export type ChoiceReason = (typeof CHOICE_REASONS)[number]

export type Selection =
  /** Nothing selected. `last` was just finished; `peek` is a space of which only the name was asked. */
  | { readonly step: 'idle'; readonly last: UnitRef | null; readonly peek: ProvinceId | null }
  /** A unit is selected; with a verb where one was chosen. */
  | {
      readonly step: 'unit'
      readonly unit: UnitRef
      readonly verb: Verb | null
    }
  /** A second unit is named: "supports A Ruhr to ...". What is written so far is on the sheet. */
  | {
      readonly step: 'to'
      readonly unit: UnitRef
      readonly verb: 'support' | 'convoy'
      readonly target: UnitRef
      readonly written: Order | null
    }
  /** Several orders could be meant. */
  | {
      readonly step: 'choose'
      readonly why: ChoiceReason
      readonly at: ProvinceId
      readonly choices: readonly Order[]
      /** The order that was tried, where the rules do not allow it and writing it would be of no use. */
      readonly tried?: Order
      readonly back: Selection
    }

export type Press =
  /** `coast` is the code of the coast nearest to the finger, where the province has several. */
  | { readonly kind: 'tap'; readonly province: ProvinceId; readonly coast?: string | null }
  /** A long press: all meanings of the place. */
  | { readonly kind: 'long'; readonly province: ProvinceId }
  | { readonly kind: 'verb'; readonly verb: Verb }
  | { readonly kind: 'choose'; readonly order: Order }
  | { readonly kind: 'select'; readonly unit: UnitRef }
  | { readonly kind: 'back' }
  /** To the next (or previous) unit without an order, else the next unit. */
  | { readonly kind: 'next'; readonly step: 1 | -1 }
  /** Removes the order of the selected unit. */
  | { readonly kind: 'clear' }
  | { readonly kind: 'waive' }

export interface Answer {
  readonly selection: Selection
  readonly edits: readonly Edit[]
}

export const IDLE: Selection = { step: 'idle', last: null, peek: null }

/** A selection that writes nothing. */
export const turnTo = (selection: Selection): Answer => ({ selection, edits: [] })

/** A selection together with one order written (or removed, with null). */
export const write = (selection: Selection, unit: UnitRef, order: Order | null): Answer => ({
  selection,
  edits: [{ at: unit.at, order }],
})

/** Writes an order and deselects the unit. */
export const finish = (unit: UnitRef, order: Order): Answer =>
  write({ step: 'idle', last: unit, peek: null }, unit, order)

/** The selected unit; null when idle. */
export function inHand(selection: Selection): UnitRef | null {
  switch (selection.step) {
    case 'idle':
      return null
    case 'unit':
    case 'to':
      return selection.unit
    case 'choose':
      return inHand(selection.back)
  }
}
