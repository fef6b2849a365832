import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import { isBrought, variantOf } from '../../../../shared/games/diplomacy/variants/index.ts'
import type { HintAsked, HintGiven } from './suggest.worker.ts'

/** What a stand-in would order, thought up on a thread of its own; nothing where the thread fails. */
export function suggestion(asked: HintAsked): Promise<readonly Order[]> {
  const worker = new Worker(new URL('./suggest.worker.ts', import.meta.url), { type: 'module' })
  return new Promise((resolve) => {
    const answer = (orders: readonly Order[]) => {
      worker.terminate()
      resolve(orders)
    }
    worker.onmessage = ({ data }: MessageEvent<HintGiven>) => answer(data.orders)
    worker.onerror = () => answer([])
    const board = variantOf(asked.view.variant)
    worker.postMessage(isBrought(board) ? { ...asked, board } : asked)
  })
}
