// The kinds of news, and their shapes in a file. Pages get news from the host and need no schema.
import { z } from 'zod'
import { personName, seatId } from './holder.ts'

/** What ended a stage in which people took part. */
const CLOSED_BY = ['ready', 'bell', 'host'] as const
export type ClosedBy = (typeof CLOSED_BY)[number]

export const newsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('joined'), name: personName }),
  /** A person gave up a seat in the middle of the game; not told where nobody may know who plays whom. */
  z.object({ kind: z.literal('left'), name: personName, seat: seatId }),
  z.object({ kind: z.literal('stage-ended'), by: z.enum(CLOSED_BY) }),
  z.object({ kind: z.literal('paused') }),
  z.object({ kind: z.literal('resumed') }),
  z.object({ kind: z.literal('extended') }),
  /** A seat's time is nearly out, or out. */
  z.object({ kind: z.literal('time-short'), seat: seatId }),
  z.object({ kind: z.literal('time-out'), seat: seatId }),
  /** A computer's sheet was made without its search, for want of time. */
  z.object({ kind: z.literal('made-up'), seat: seatId }),
  /** A seat took its last act back. */
  z.object({ kind: z.literal('undone'), seat: seatId }),
  /** The game stands at the beginning of this phase again. */
  z.object({ kind: z.literal('rolled-back'), phase: z.string() }),
  z.object({ kind: z.literal('ballot-closed'), passed: z.boolean() }),
  z.object({ kind: z.literal('ballot-withdrawn') }),
  /** The game's own, of the shape it has promised. */
  z.object({ kind: z.literal('game'), told: z.unknown() }),
])
