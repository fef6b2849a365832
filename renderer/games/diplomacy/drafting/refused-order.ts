// Why an order is refused, in the same words as in the reading.
import type { Unit } from '../../../../shared/games/diplomacy/board/unit.ts'
import { illegalityOf, type Telling } from '../../../../shared/games/diplomacy/notation/telling.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { Illegality } from '../../../../shared/games/diplomacy/orders/illegality.ts'
import { roomSentence } from '../../../words/room-sentence.ts'
import { held } from '../words/held.ts'

/** The reason as a sentence in the reader's language. */
export function refusedText(order: Order, why: Illegality, unit: Unit | undefined, telling: Telling): string {
  const { key, params } = illegalityOf(order, why, unit, telling)
  return held(roomSentence(key, params) ?? '')
}
