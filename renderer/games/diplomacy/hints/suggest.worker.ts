// Thinks up a hint beside the page, so that no tap waits for it.
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { suggestFor } from '../../../../shared/games/diplomacy/bots/seat.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'

export interface HintAsked {
  readonly view: DiplomacyView
  readonly power: PowerId
  readonly seed: string
}
export interface HintGiven {
  readonly orders: readonly Order[]
}

addEventListener('message', ({ data }: MessageEvent<HintAsked>) => {
  const given: HintGiven = { orders: suggestFor(data.view, data.power, data.seed) }
  postMessage(given)
})
