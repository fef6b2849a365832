import { isBrought, variantOf } from '../../../../shared/games/diplomacy/variants/index.ts'
import type { HintAsked, HintGiven } from './suggest.worker.ts'

/** What a stand-in would do, thought up on a thread of its own; nothing where the thread fails. */
export function suggestion(asked: HintAsked): Promise<HintGiven> {
  const worker = new Worker(new URL('./suggest.worker.ts', import.meta.url), { type: 'module' })
  return new Promise((resolve) => {
    const answer = (given: HintGiven) => {
      worker.terminate()
      resolve(given)
    }
    worker.onmessage = ({ data }: MessageEvent<HintGiven>) => answer(data)
    worker.onerror = () => answer({ orders: [], settled: null })
    const board = variantOf(asked.view.variant)
    worker.postMessage(isBrought(board) ? { ...asked, board } : asked)
  })
}
