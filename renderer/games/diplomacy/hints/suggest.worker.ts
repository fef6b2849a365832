// Computes a hint in a worker, so that no tap waits for it.
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { suggestFor } from '../../../../shared/games/diplomacy/bots/seat.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import { type BroughtId, enter } from '../../../../shared/games/diplomacy/variants/index.ts'
import type { Variant } from '../../../../shared/games/diplomacy/variants/variant.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'

export interface HintAsked {
  readonly view: DiplomacyView
  readonly power: PowerId
  readonly seed: string
  /** The board, where it is none of ours: this thread has a list of variants of its own. */
  readonly board?: Variant & { readonly id: BroughtId }
}
export interface HintGiven {
  readonly orders: readonly Order[]
}

addEventListener('message', ({ data }: MessageEvent<HintAsked>) => {
  if (data.board) enter(data.board)
  const given: HintGiven = { orders: suggestFor(data.view, data.power, data.seed) }
  postMessage(given)
})
