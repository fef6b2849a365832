import type { SeatId } from '../../../shared/kernel/game.ts'
import type { Holder } from '../../../shared/table/holder.ts'

/** What a stand-in gets: no more than a person on that chair would see. */
export interface StandInTask {
  readonly game: string
  readonly level: Extract<Holder, { kind: 'computer' }>['level']
  readonly seat: SeatId
  readonly view: unknown
  readonly seed: string
  readonly budgetMs: number
}

/** Whoever plays the seats held by the computer. */
export interface StandIns {
  /** Intents for the seat, in order; null once they are closed: nothing may be concluded from that. */
  play(task: StandInTask): Promise<readonly unknown[] | null>
  close(): Promise<void>
}

/** Nobody: seats held by the computer write nothing. */
export const nullStandIns: StandIns = { play: async () => [], close: async () => undefined }
