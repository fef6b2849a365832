// A clock by weekday and hour: the instants of a week in a named zone, and the turn of a table that is played over days.
import { describe, expect, it } from 'vitest'
import { allHere, Evening, host } from '../../test/table/evening.ts'
import { type Calendar, type CalendarEnd, calendarSchema, nextEnd, WEEKLY } from './calendar.ts'
import { CLOCK_PRESETS } from './clock-presets.ts'

const MINUTE = 60_000
/** Prague, with the shifts of 2026. */
const PRAGUE: Calendar = {
  zone: 'Europe/Prague',
  shifts: [
    { from: Date.UTC(2026, 0, 1), minutes: 60 },
    { from: Date.UTC(2026, 2, 29, 1), minutes: 120 },
    { from: Date.UTC(2026, 9, 25, 1), minutes: 60 },
  ],
  ends: WEEKLY,
}
const utc = (text: string) => Date.parse(`${text}Z`)
const clockTick = { kind: 'clock' } as const

describe('the next hour of the week', () => {
  const CASES: readonly (readonly [string, CalendarEnd, string, string])[] = [
    ['Friday midnight, in winter', 'talks', '2026-01-07T10:00', '2026-01-09T23:00'],
    ['the same hour is over when it has rung', 'talks', '2026-01-09T23:00', '2026-01-16T23:00'],
    ['summer begins on the way', 'next', '2026-03-28T12:00', '2026-03-31T06:00'],
    ['winter begins on the way', 'next', '2026-10-24T12:00', '2026-10-27T07:00'],
    ['the nearer of two', 'results', '2026-01-09T23:00', '2026-01-10T11:00'],
    ['the nearer of two, later', 'results', '2026-01-11T23:00', '2026-01-12T07:00'],
    ['Sunday midnight is Monday', 'retreats', '2026-01-10T11:00', '2026-01-11T23:00'],
  ]
  it.each(CASES)('%s', (_name, end, after, wanted) => {
    expect(new Date(nextEnd(PRAGUE, end, utc(after)) ?? 0).toISOString().slice(0, 16)).toBe(wanted)
  })

  it('there is none where no hour is set', () => {
    const never = { ...PRAGUE, ends: { ...WEEKLY, talks: [] } }
    expect(nextEnd(never, 'talks', 0)).toBeNull()
  })

  it('is read from a file, within bounds', () => {
    expect(calendarSchema.parse(PRAGUE)).toEqual(PRAGUE)
    expect(calendarSchema.safeParse({ ...PRAGUE, ends: { ...WEEKLY, talks: [10_080] } }).success).toBe(false)
    expect(calendarSchema.safeParse({ ...PRAGUE, shifts: [] }).success).toBe(false)
  })
})

describe('a table by the calendar', () => {
  const clock = { ...CLOCK_PRESETS.none, calendar: PRAGUE }
  const table = (start = '2026-01-07T10:00') => {
    const evening = new Evening({ seats: allHere, settings: { allotment: 'chosen', clock } })
    evening.now = utc(start)
    return evening.do(host, { kind: 'start' })
  }
  const bellAt = ({ table: { play } }: Evening) =>
    play?.bell.kind === 'running' ? new Date(play.bell.at).toISOString().slice(0, 16) : play?.bell.kind
  /** The bell at its own hour; `seen`: the host's clock when it is actually rung. */
  const ring = (evening: Evening, seen?: string) => {
    const { play } = evening.table
    if (play?.bell.kind !== 'running') throw new Error('no bell')
    evening.now = play.bell.at
    evening.behind = seen ? evening.now - utc(seen) : 0
    evening.do(clockTick, { kind: 'bell' })
  }

  it('goes through a week: talks, results, retreats, the next turn', () => {
    const evening = table().write('red', 'retreat')
    expect([evening.stage, bellAt(evening)]).toEqual(['negotiation T1M', '2026-01-09T23:00'])
    ring(evening)
    expect([evening.stage, bellAt(evening)]).toEqual(['reading T1R', '2026-01-10T11:00'])
    ring(evening)
    expect([evening.stage, bellAt(evening)]).toEqual(['retreats T1R', '2026-01-11T23:00'])
    ring(evening)
    expect([evening.stage, bellAt(evening)]).toEqual(['reading T2M', '2026-01-13T07:00'])
    ring(evening)
    expect([evening.stage, bellAt(evening)]).toEqual(['negotiation T2M', '2026-01-16T23:00'])
  })

  it('rings missed bells in order, as of their hours; nobody loses a stage during which the host was off', () => {
    const evening = table().write('red', 'retreat')
    const wednesday = '2026-01-14T18:00'
    ring(evening, wednesday)
    expect([evening.stage, bellAt(evening)]).toEqual(['reading T1R', '2026-01-10T11:00'])
    ring(evening, wednesday)
    expect([evening.stage, bellAt(evening)]).toEqual(['retreats T1R', '2026-01-18T23:00'])
    // All who had to retreat may have done so long before.
    evening.now = utc(wednesday)
    evening.behind = 0
    evening.write('red', 'done').ready('red')
    expect(evening.stage).toBe('reading T2M')
  })

  it('goes on at its hours after a pause', () => {
    const evening = table().do(host, { kind: 'pause' })
    evening.now += 24 * 60 * MINUTE
    evening.do(host, { kind: 'resume' })
    expect(bellAt(evening)).toBe('2026-01-09T23:00')
    evening.do(host, { kind: 'pause' })
    evening.now += 7 * 24 * 60 * MINUTE
    evening.do(host, { kind: 'resume' })
    expect(bellAt(evening)).toBe('2026-01-16T23:00')
  })
})
