// A table's log of news as it comes from a file.
import { z } from 'zod'
import { seatId } from './holder.ts'
import { MOST_KEPT, type NewsLog } from './news.ts'
import { newsSchema } from './news-schema.ts'

/** Streams of a table: more than any game has seats. */
const MOST_STREAMS = 65

export const newsLogSchema: z.ZodType<NewsLog> = z.object({
  numbers: z.record(z.string().max(32), z.number().int().min(0)),
  kept: z
    .array(z.object({ seat: seatId.nullable(), number: z.number().int().min(1), news: newsSchema }))
    .max(MOST_STREAMS * MOST_KEPT),
})
