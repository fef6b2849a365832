// How far a time zone is ahead of UTC over the next years, as data of a table: so all machines ring the same bells,
// whatever zone data each has.
import type { Calendar } from '../../shared/table/calendar.ts'

const DAY_MS = 24 * 60 * 60_000
const MINUTE_MS = 60_000
/** A game over days lasts at most a year, and may be continued later. */
const YEARS = 3

/** Minutes a zone is ahead of UTC at an instant. */
function aheadOf(format: Intl.DateTimeFormat, instant: number): number {
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
  const local = Date.UTC(year, month - 1, day, hour, minute)
  return Math.round((local - Math.floor(instant / MINUTE_MS) * MINUTE_MS) / MINUTE_MS)
}

/** The shifts of a zone from a day before `now` (ms) on, to the minute. */
export function shiftsOf(zone: string, now: number): Calendar['shifts'] {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const first = now - DAY_MS
  const shifts = [{ from: first, minutes: aheadOf(format, first) }]
  for (let day = first; day < first + YEARS * 366 * DAY_MS; day += DAY_MS) {
    const minutes = aheadOf(format, day + DAY_MS)
    if (minutes === shifts.at(-1)?.minutes) continue
    let [before, after] = [day, day + DAY_MS]
    while (after - before > MINUTE_MS) {
      const middle = Math.floor((before + after) / 2)
      if (aheadOf(format, middle) === minutes) after = middle
      else before = middle
    }
    shifts.push({ from: Math.floor(after / MINUTE_MS) * MINUTE_MS, minutes })
  }
  return shifts
}

/** The time zone of this machine. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
