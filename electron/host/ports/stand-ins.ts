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

/** What a stand-in came to: intents for its seat, in order, and whether they were made up without the thought asked for. */
export interface Thought {
  readonly intents: readonly unknown[]
  readonly madeUp: boolean
}

/** Whoever plays the seats held by the computer. */
export interface StandIns {
  /** What comes of a task; null once they are closed: nothing may be concluded from that. */
  play(task: StandInTask): Promise<Thought | null>
  close(): Promise<void>
}

/** Nobody: seats held by the computer write nothing. */
export const nullStandIns: StandIns = {
  play: async () => ({ intents: [], madeUp: false }),
  close: async () => undefined,
}
