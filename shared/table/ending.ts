import { NO_BELL } from './bell.ts'
import type { Context } from './context.ts'
import { playsAlone } from './hands.ts'
import type { Play, PlayedTable, Table } from './table.ts'

/** Whether the game itself says that it is over. */
export const hasEnded = (context: Context, play: Play): boolean =>
  context.game.outcome(play.state).kind === 'ended'

/** Who may take a phase back: a gamemaster, and whoever plays alone, to try it another way. */
export const mayTakeBack = ({ game }: Pick<Context, 'game'>, table: PlayedTable): boolean =>
  table.settings.gamemaster !== 'none' || playsAlone(game, table)

/** What could be taken back: the game as it is now, before it closes. */
export const remembered = (context: Context, table: PlayedTable): Play['before'] =>
  mayTakeBack(context, table) ? { state: table.play.state } : null

/** Closes everything once the game has said how it ended. */
export const endGame = (table: PlayedTable): Table => ({
  ...table,
  play: { ...table.play, stage: { kind: 'ended' }, bell: NO_BELL, paused: false, ready: [], ballot: null },
})
