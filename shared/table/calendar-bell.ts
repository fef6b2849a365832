// The bell of a stage at a table that is played by the calendar.
import type { AnyGame } from '../kernel/game.ts'
import { type Bell, NO_BELL } from './bell.ts'
import { type Calendar, type CalendarEnd, endOf, nextEnd } from './calendar.ts'
import type { Context } from './context.ts'
import { stageNow } from './stages.ts'
import type { PlayedTable } from './table.ts'

/** The hours of the week that end the stage the clock is in; null where it has none. */
export function calendarEnd(game: AnyGame, table: PlayedTable): CalendarEnd | null {
  const { play, settings } = table
  if (play.stage.kind === 'ended') return null
  const now = stageNow(game, table)
  if (now) return endOf(now.stage.name, settings.press)
  const [first] = game.stages(play.state)
  return first?.name === 'retreats' || first?.name === 'adjustments' ? 'results' : 'next'
}

/**
 * The bell at the next of its hours. A missed bell rings as of its own hour, so the reading after it may be over
 * already. A stage in which people act ends no sooner than after now, however late it began.
 */
export function calendarBell(
  calendar: Calendar,
  end: CalendarEnd | null,
  { now, calendar: today }: Pick<Context, 'now' | 'calendar'>,
  paused: boolean,
): Bell {
  const isReading = end === 'results' || end === 'next'
  const instant = end && nextEnd(calendar, end, isReading ? Math.min(now, today) : today)
  if (instant === null) return NO_BELL
  // A host's calendar that was set back is behind the table's time.
  const at = instant + Math.max(0, now - today)
  const lengthMs = Math.max(0, at - now)
  return paused ? { kind: 'held', leftMs: lengthMs, lengthMs } : { kind: 'running', at, lengthMs }
}
