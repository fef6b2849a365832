import type { LocationId, PowerId, ProvinceId } from '../../board/ids.ts'
import type { UnitRef, UnitType } from '../../board/unit.ts'
import type { Order } from '../../orders/order.ts'
import type { Span } from './tokens.ts'

/** Why a text is no order at all: *invalid*, not understood. Whether an order is allowed is judged elsewhere. */
export const INVALIDITIES = [
  'empty',
  'too-long',
  'unknown-place',
  'unknown-words',
  'unfinished', // a place or a unit is missing
  'no-action', // a unit without an action
  'convoyed-support', // who supports cannot go by convoy (000:486)
  'ambiguous', // two readings, and the position does not decide (R49)
  'several-orders', // one was asked for
] as const
export type Invalidity = (typeof INVALIDITIES)[number]

/** A text that is no order: where it stops making sense, and its possible meanings. */
export interface Invalid {
  readonly kind: 'invalid'
  readonly why: Invalidity
  readonly text: string
  readonly span: Span
  /** The words that cause the error. */
  readonly words: string
  readonly orders: readonly Order[]
  readonly places: readonly ProvinceId[]
  /** The place of the unit it seems to order: that unit holds (R49). */
  readonly at?: LocationId
}

export const WARNINGS = [
  'wrong-letter',
  'wrong-nationality',
  'wrong-coast', // the unit lies on another coast than the one named for it
  'by-position', // the spelling has a likelier reading, which the position makes impossible
  'missing-separator', // two orders in one line without a separator
  'no-verb', // a unit alone, taken for a removal, or for a build where the position is unknown
] as const
export type WarningCode = (typeof WARNINGS)[number]

interface WarningData {
  readonly 'wrong-letter': { readonly written: UnitType; readonly actual: UnitRef }
  readonly 'wrong-nationality': { readonly written: PowerId; readonly actual: PowerId }
  readonly 'by-position': { readonly place: ProvinceId }
  readonly 'no-verb': { readonly order: Order }
}

/** Something read differently from the exact text, because the position makes clear what was meant (D6). */
export type Warning = {
  [Code in WarningCode]: { readonly code: Code; readonly span: Span } & (Code extends keyof WarningData
    ? WarningData[Code]
    : unknown)
}[WarningCode]

export interface Understood {
  readonly kind: 'understood'
  readonly text: string
  readonly order: Order
  /** The power it names: "Germany builds F Kie". */
  readonly power?: PowerId
  readonly warnings: readonly Warning[]
}

export type Reading = Understood | Invalid
