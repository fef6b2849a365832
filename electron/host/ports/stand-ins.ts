import type { SeatId } from '../../../shared/kernel/game.ts'
import type { Holder } from '../../../shared/table/holder.ts'

/** What a stand-in gets: no more than a person in that seat would see. */
export interface StandInTask {
  readonly game: string
  readonly level: Extract<Holder, { kind: 'computer' }>['level']
  readonly seat: SeatId
  readonly view: unknown
  readonly seed: string
  readonly budgetMs: number
  /** What people brought that the table is played with. */
  readonly brought?: { readonly id: string; readonly kept: unknown }
}

/** A stand-in's decision: intents for its seat, in order, and whether they were made without the search asked for. */
export interface Thought {
  readonly intents: readonly unknown[]
  readonly madeUp: boolean
}

/** Decides for the seats held by the computer. */
export interface StandIns {
  /** The result of a task; null once they are closed: no conclusion may be drawn from that. */
  play(task: StandInTask): Promise<Thought | null>
  close(): Promise<void>
}

/** No stand-ins: seats held by the computer write nothing. */
export const nullStandIns: StandIns = {
  play: async () => ({ intents: [], madeUp: false }),
  close: async () => undefined,
}
