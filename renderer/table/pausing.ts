// Whether the host's pause would stop anything at a table.
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
