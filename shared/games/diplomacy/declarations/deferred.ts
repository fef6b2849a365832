import type { PowerId } from '../board/ids.ts'
import type { Order } from '../orders/order.ts'
import type { Declaration } from './declaration.ts'

/** An order of a movement phase, or a declaration, for a turn that is yet to come (S53). */
export interface Deferred {
  readonly power: PowerId
  readonly year: number
  readonly season: 'spring' | 'fall'
  readonly order?: Order
  readonly declaration?: Declaration
}

/** How many turns ahead orders may be written, and how many lines. */
export const MOST_TURNS_AHEAD = 4
export const MOST_DEFERRED = 60
