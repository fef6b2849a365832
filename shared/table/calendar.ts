// A clock by weekday and hour, for a table that is played over days: each stage ends at certain hours of the week, in
// a named time zone. The zone's shifts are data of the table, so that every machine rings the same bells.
import { z } from 'zod'
import type { StageName } from '../kernel/game.ts'

const MINUTE = 60_000
const WEEK = 7 * 24 * 60

/** What ends: each stage, and the reading of results, before more orders for the same turn or before the next turn. */
export const CALENDAR_ENDS = ['talks', 'writing', 'retreats', 'adjustments', 'results', 'next'] as const
export type CalendarEnd = (typeof CALENDAR_ENDS)[number]

/** Hours of the week, in minutes from Monday 0:00; none: no bell. */
const hours = z
  .array(
    z
      .number()
      .int()
      .min(0)
      .max(WEEK - 1),
  )
  .max(14)

export const calendarSchema = z.object({
  /** The zone's name, `Europe/Prague`, for people to read. */
  zone: z.string().trim().min(1).max(60),
  /** Minutes the zone is ahead of UTC from each instant on (ms), in order; the first holds before it too. */
  shifts: z
    .array(z.object({ from: z.number().int(), minutes: z.number().int().min(-1000).max(1000) }))
    .min(1)
    .max(60),
  ends: z.object({
    talks: hours,
    writing: hours,
    retreats: hours,
    adjustments: hours,
    results: hours,
    next: hours,
  } satisfies Record<CalendarEnd, typeof hours>),
})
export type Calendar = z.infer<typeof calendarSchema>

const at = (day: number, hour: number): number => (day * 24 + hour) * 60

/**
 * Letters and orders until Friday midnight, results on Saturday noon, retreats until Sunday and adjustments until Monday
 * midnight, the next turn on Tuesday at 8.
 */
export const WEEKLY: Calendar['ends'] = {
  talks: [at(5, 0)],
  writing: [at(5, 0)],
  retreats: [at(0, 0)],
  adjustments: [at(1, 0)],
  results: [at(5, 12), at(0, 8)],
  next: [at(1, 8)],
}

/** Milliseconds that zone is ahead of UTC at an instant. */
function aheadAt({ shifts }: Calendar, instant: number): number {
  const shift = shifts.findLast(({ from }) => from <= instant) ?? shifts[0]
  return (shift?.minutes ?? 0) * MINUTE
}

/** 1970-01-05 was a Monday. */
const MONDAY = 4 * 24 * 60 * MINUTE

/** The first instant after another (ms) at which this ends; null where it has no hour. */
export function nextEnd(calendar: Calendar, end: CalendarEnd, after: number): number | null {
  const local = after + aheadAt(calendar, after)
  const week = WEEK * MINUTE
  const monday = local - ((((local - MONDAY) % week) + week) % week)
  const instants = calendar.ends[end].flatMap((minutes) =>
    [-1, 0, 1].map((weeks) => {
      const wanted = monday + weeks * week + minutes * MINUTE
      // The zone's offset may change between now and then.
      return wanted - aheadAt(calendar, wanted - aheadAt(calendar, wanted))
    }),
  )
  const later = instants.filter((instant) => instant > after)
  return later.length > 0 ? Math.min(...later) : null
}

/**
 * The hours that end a stage; null where it has no bell. Where players do not talk, writing gets the time of the
 * talks.
 */
export function endOf(stage: StageName, press: string): CalendarEnd | null {
  switch (stage) {
    case 'negotiation':
      return 'talks'
    case 'writing':
      return press === 'spoken' ? 'writing' : 'talks'
    case 'retreats':
    case 'adjustments':
      return stage
    case 'turn':
      return null
  }
}
