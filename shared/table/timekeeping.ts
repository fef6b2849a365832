// What the host may do to the clock: stop it, let it run on, give more time.
import type { Refusal } from '../kernel/refusal.ts'
import { type Result, ok } from '../kernel/result.ts'
import { holdBell, lengthenBell, runBell } from './bell.ts'
import { announce, type Doing } from './doing.ts'
import { settle } from './phases.ts'
import { refuse } from './refusals.ts'
import { stageNow } from './stages.ts'
import type { PlayedTable, Table } from './table.ts'
import { giveSeats } from './turns.ts'

/** Stops the clock. Orders may still be written; nothing ends until it runs again. */
export function pause(doing: Doing, table: PlayedTable): Table {
  if (table.play.paused) return table
  announce(doing, { kind: 'paused' })
  return { ...table, play: { ...table.play, paused: true, bell: holdBell(table.play.bell, doing.now) } }
}

/** Lets the clock run on; what everybody agreed to meanwhile happens now. */
export function resume(doing: Doing, table: PlayedTable): Table {
  if (!table.play.paused) return table
  announce(doing, { kind: 'resumed' })
  const running = { ...table.play, paused: false, bell: runBell(table.play.bell, doing.now) }
  return settle(doing, { ...table, play: running })
}

/** More time for this stage; in a stage of turns, for whoever decides. */
export function extend(doing: Doing, table: PlayedTable, seconds: number): Result<Table, Refusal> {
  return isTimed(doing, table) ? ok(lengthened(doing, table, seconds)) : refuse('clock/no-bell')
}

/** Whether there is a clock that more time could be given to. */
export const isTimed = (doing: Doing, table: PlayedTable): boolean =>
  table.play.bell.kind !== 'none' || isTurnTimed(doing, table)

const isTurnTimed = ({ game }: Doing, table: PlayedTable): boolean =>
  table.play.seatClocks.length > 0 && stageNow(game, table)?.stage.name === 'turn'

/** The table with a longer stage; one without a clock stays as it is. */
export function lengthened(doing: Doing, table: PlayedTable, seconds: number): Table {
  if (!isTimed(doing, table)) return table
  announce(doing, { kind: 'extended' })
  const longer = { ...table, play: { ...table.play, bell: lengthenBell(table.play.bell, seconds) } }
  return isTurnTimed(doing, table) ? giveSeats(doing, longer, seconds) : longer
}
