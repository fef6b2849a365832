// What the host may do to the clock: stop it, start it again, give more time.
import type { Refusal } from '../kernel/refusal.ts'
import { type Result, ok } from '../kernel/result.ts'
import { holdBell, lengthenBell, runBell } from './bell.ts'
import { calendarBell, calendarEnd } from './calendar-bell.ts'
import { announce, type Context } from './context.ts'
import { advance } from './phases.ts'
import { refuse } from './refusals.ts'
import { stageNow } from './stages.ts'
import type { PlayedTable, Table } from './table.ts'
import { giveSeats } from './turns.ts'

/** Stops the clock. Orders may still be written; nothing ends until it runs again. */
export function pause(context: Context, table: PlayedTable): Table {
  if (table.play.paused) return table
  announce(context, { kind: 'paused' })
  return { ...table, play: { ...table.play, paused: true, bell: holdBell(table.play.bell, context.now) } }
}

/** Starts the clock again. What all agreed to during the pause happens now. */
export function resume(context: Context, table: PlayedTable): Table {
  if (!table.play.paused) return table
  announce(context, { kind: 'resumed' })
  const { calendar } = table.settings.clock
  // The host's pause does not move bells that ring at an hour of the week.
  const bell = calendar
    ? calendarBell(calendar, calendarEnd(context.game, table), context, false)
    : runBell(table.play.bell, context.now)
  const running = { ...table.play, paused: false, bell }
  return advance(context, { ...table, play: running })
}

/** Gives this stage more time; in a stage of turns, the seats that have to decide. */
export function extend(context: Context, table: PlayedTable, seconds: number): Result<Table, Refusal> {
  return isTimed(context, table) ? ok(lengthened(context, table, seconds)) : refuse('clock/no-bell')
}

/** Whether there is a clock that can be given more time. */
export const isTimed = (context: Context, table: PlayedTable): boolean =>
  table.play.bell.kind !== 'none' || isTurnTimed(context, table)

const isTurnTimed = ({ game }: Context, table: PlayedTable): boolean =>
  table.play.seatClocks.length > 0 && stageNow(game, table)?.stage.name === 'turn'

/** The table with a longer stage; one without a clock stays as it is. */
export function lengthened(context: Context, table: PlayedTable, seconds: number): Table {
  if (!isTimed(context, table)) return table
  announce(context, { kind: 'extended' })
  const longer = { ...table, play: { ...table.play, bell: lengthenBell(table.play.bell, seconds) } }
  return isTurnTimed(context, table) ? giveSeats(context, longer, seconds) : longer
}
