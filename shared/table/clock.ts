// The clock's settings. All lengths are seconds; null means that no bell rings.
import { z } from 'zod'
import { calendarSchema } from './calendar.ts'

/**
 * What happens when a seat's time is out: it is only announced, or the game's rule for an absent seat decides for it.
 */
export const WHEN_OUT = ['told', 'played'] as const

/** A clock for each seat, for games that are played in turns. All lengths are seconds. */
export const turnClockSchema = z.object({
  /** The time of each seat for the whole game. */
  total: z.number().int().min(60).max(86_400),
  /** Added whenever a seat's own turn is over; questions alone are no turn. */
  bonus: z.number().int().min(0).max(3600),
  /** How long before its end a seat is warned; 0: no warning. */
  warning: z.number().int().min(0).max(3600),
  whenOut: z.enum(WHEN_OUT),
})
export type TurnClock = z.infer<typeof turnClockSchema>

const seconds = z.number().int().min(5).max(86_400).nullable()

export const clockSchema = z.object({
  /** Talks before the first turn, and before each later one (R34). */
  firstNegotiation: seconds,
  negotiation: seconds,
  /** Silent writing after the talks (R42); 0 leaves the stage out. */
  writing: z.number().int().min(0).max(86_400).nullable(),
  retreats: seconds,
  adjustments: seconds,
  /** How long results are shown before the next clock starts; null waits for the host or for everybody. */
  reading: seconds,
  /** Turns; null without a clock. Tables of earlier versions have none. */
  turns: turnClockSchema.nullable().default(null),
  /** Hours of the week instead of lengths, for a table that is played over days. */
  calendar: calendarSchema.optional(),
})
export type Clock = z.infer<typeof clockSchema>
