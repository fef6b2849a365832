// Computes a hint in a worker, so that no tap waits for it.
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { settlementFor, suggestFor } from '../../../../shared/games/diplomacy/bots/seat.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import { type BroughtId, enter } from '../../../../shared/games/diplomacy/variants/index.ts'
import type { Variant } from '../../../../shared/games/diplomacy/variants/variant.ts'
import { isOrdered } from '../../../../shared/games/diplomacy/turn.ts'
import type { DiplomacyIntent, DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'

export interface HintAsked {
  readonly view: DiplomacyView
  readonly power: PowerId
  readonly seed: string
  /** The board, where somebody brought it: this thread has a list of variants of its own. */
  readonly board?: Variant & { readonly id: BroughtId }
}
export interface HintGiven {
  readonly orders: readonly Order[]
  /** What is placed or named instead, in a phase without orders. */
  readonly settled: DiplomacyIntent | null
}

addEventListener('message', ({ data }: MessageEvent<HintAsked>) => {
  if (data.board) enter(data.board)
  const { view, power, seed } = data
  const given: HintGiven = isOrdered(view.turn.phase)
    ? { orders: suggestFor(view, power, seed), settled: null }
    : { orders: [], settled: settlementFor(view, power, seed) }
  postMessage(given)
})
