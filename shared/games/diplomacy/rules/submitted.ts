import type { LocationId, PowerId } from '../board/ids.ts'
import type { Order } from '../orders/order.ts'
import type { Misorder } from './outcome.ts'

/** A line of a power's sheet: an order, or unreadable text, with the unit it seems to be about. */
export type Submitted =
  | { readonly power: PowerId; readonly order: Order; readonly text?: string }
  | {
      readonly power: PowerId
      readonly invalid: string
      readonly at?: LocationId
      readonly why?: Misorder
    }
