// News: what happened at a table and no view tells, heard once and in order. Each seat's own news have numbers of their
// own, for a gap in everybody's would tell that another seat heard something.
import type { z } from 'zod'
import type { Eyes, SeatId } from '../kernel/game.ts'
import type { newsSchema } from './news-schema.ts'

export type News = z.infer<typeof newsSchema>

/** News on the way out: for one seat alone, or (null) for everybody. */
export interface AddressedNews {
  readonly seat: SeatId | null
  readonly news: News
}

/** News with their number in their stream: everybody's, or that of a seat. */
export interface NumberedNews extends AddressedNews {
  readonly number: number
}

/** The last number of each stream; everybody's is named by the empty text. */
export type Numbers = Readonly<Record<string, number>>

/** The newest news of a table, oldest first, and how many there ever were. */
export interface NewsLog {
  readonly numbers: Numbers
  readonly kept: readonly NumberedNews[]
}

/** More than a turn has; nobody who floods one stream pushes out what another holds. */
export const MOST_KEPT = 50

export const NO_NEWS: NewsLog = { numbers: {}, kept: [] }

/** The stream that news of a seat, or of everybody (null), belong to. */
export const streamOf = (seat: SeatId | null): string => seat ?? ''

/** The log with more news, in their order. */
export const newsAfter = (log: NewsLog, added: readonly AddressedNews[]): NewsLog => added.reduce(append, log)

function append({ numbers, kept }: NewsLog, { seat, news }: AddressedNews): NewsLog {
  const stream = streamOf(seat)
  const number = (numbers[stream] ?? 0) + 1
  const isNew = (one: NumberedNews) => one.seat !== seat || one.number > number - MOST_KEPT
  return {
    numbers: { ...numbers, [stream]: number },
    kept: [...kept.filter(isNew), { seat, number, news }],
  }
}

/** What of it is for these eyes and later than what they have heard. */
export const newsFor = ({ kept }: NewsLog, eyes: Eyes, heard: Numbers): readonly NumberedNews[] =>
  kept.filter(({ seat, number }) => isFor(eyes, seat) && number > (heard[streamOf(seat)] ?? 0))

/** Whether these eyes may hear what is for a seat, or for everybody (null). */
export const isFor = (eyes: Eyes, seat: SeatId | null): boolean =>
  seat === null || (eyes.kind === 'seats' && eyes.seats.includes(seat))
