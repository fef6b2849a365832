// News: what happened at a table and no view shows, sent once and in order. Each seat's own news have numbers of
// their own, for a gap in the public numbers would reveal that another seat got news.
import type { z } from 'zod'
import type { Eyes, SeatId } from '../kernel/game.ts'
import type { newsSchema } from './news-schema.ts'

export type News = z.infer<typeof newsSchema>

/** News to be added: for one seat alone, or (null) for everybody. */
export interface AddressedNews {
  readonly seat: SeatId | null
  readonly news: News
}

/** News with their number in their stream: the public one, or that of a seat. */
export interface NumberedNews extends AddressedNews {
  readonly number: number
}

/** The last number of each stream; the public one has the empty string as its name. */
export type Numbers = Readonly<Record<string, number>>

/** The newest news of a table, oldest first, and the count of each stream. */
export interface NewsLog {
  readonly numbers: Numbers
  readonly kept: readonly NumberedNews[]
}

/** More than a turn has; many news in one stream push out none of another. */
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

/** The news that these eyes may see and that are later than the last ones they received. */
export const newsFor = ({ kept }: NewsLog, eyes: Eyes, heard: Numbers): readonly NumberedNews[] =>
  kept.filter(({ seat, number }) => isFor(eyes, seat) && number > (heard[streamOf(seat)] ?? 0))

/** Whether these eyes may see the news of a seat, or public news (null). */
export const isFor = (eyes: Eyes, seat: SeatId | null): boolean =>
  seat === null || (eyes.kind === 'seats' && eyes.seats.includes(seat))
