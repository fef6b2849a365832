import { NO_BELL } from './bell.ts'
import type { Context } from './context.ts'
import type { Play, PlayedTable, Table } from './table.ts'

/** Whether the game itself says that it is over. */
export const hasEnded = (context: Context, play: Play): boolean =>
  context.game.outcome(play.state).kind === 'ended'

/** What a gamemaster could take back: the game as it is now, before it closes. */
export const remembered = (table: PlayedTable): Play['before'] =>
  table.settings.gamemaster === 'none' ? null : { state: table.play.state }

/** Closes everything once the game has said how it ended. */
export const endGame = (table: PlayedTable): Table => ({
  ...table,
  play: { ...table.play, stage: { kind: 'ended' }, bell: NO_BELL, paused: false, ready: [], ballot: null },
})
