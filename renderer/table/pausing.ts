// Whether the host's pause would stop anything at a table, and whether a player loses time without one.
import type { SeatId } from '../../shared/kernel/game.ts'
import type { TableView } from '../../shared/table/view.ts'
import { gameOf } from '../games/loaded.svelte.ts'

/**
 * A pause stops clocks, and the end of a stage in which all are ready. Where a game is played in turns without a clock it
 * stops nothing: people and computers play on. A table that was opened again is paused, and may always go on.
 */
export const mayPause = (view: TableView): boolean =>
  view.stage.paused ||
  view.stage.leftMs !== null ||
  view.clock.turns !== null ||
  gameOf(view.game)
    .timed(view.options)
    .some((stage) => stage !== 'turn')

/**
 * Whether time of one of these seats goes by: on its own clock, or on that of a stage that waits for it. Where days are
 * counted, whoever leaves for an hour loses nothing.
 */
export const timeRuns = ({ status, stage, seats, clock }: TableView, own: readonly SeatId[]): boolean =>
  status === 'playing' &&
  !stage.paused &&
  !clock.calendar &&
  seats.some(
    (seat) => own.includes(seat.seat) && (seat.clock?.runs || (stage.leftMs !== null && seat.awaited)),
  )
