import type { AnyGame, SeatId } from '../kernel/game.ts'
import { endsGame } from './ballot-result.ts'
import { NO_BELL } from './bell.ts'
import type { Context } from './context.ts'
import { playsAlone } from './hands.ts'
import { decisions } from './stages.ts'
import { holderOf, type Play, type PlayedTable, type Table } from './table.ts'

/** Whether the game itself says that it is over. */
export const hasEnded = (context: Context, play: Play): boolean =>
  context.game.outcome(play.state).kind === 'ended'

/**
 * Actors that may take a phase back whatever was written since: a gamemaster, and a person who plays alone, to try
 * another way.
 */
const mayTakeBack = ({ game }: Pick<Context, 'game'>, table: Table): boolean =>
  table.settings.gamemaster !== 'none' || playsAlone(game, table)

/**
 * Whether the host may open the phase that closed last once more: a bell that rang too early may be taken back until
 * a person has written again. What computers write does not count, and a game played in turns has shown too much by
 * then.
 */
export function mayTakeBellBack(context: Pick<Context, 'game'>, table: Table): boolean {
  if (!table.play?.before) return false
  return mayTakeBack(context, table) || table.play.stage.kind !== 'ended'
}

/** What a host could take back of a phase that closes and is not the last one. */
export const bellRemembered = (context: Context, { play }: PlayedTable): Play['before'] =>
  decisions(context.game, play).every(({ manner }) => manner === 'sealed') ? { state: play.state } : null

/** What may still be taken back once a person's seat has written: only computers may have written since. */
export function wroteAnew(context: Context, table: PlayedTable, seat: SeatId): Play['before'] {
  const byComputer = holderOf(table, seat)?.kind === 'computer'
  return byComputer || mayTakeBack(context, table) ? table.play.before : null
}

/** What could be taken back even after the end: the game before it closes. */
export const remembered = (context: Context, table: PlayedTable): Play['before'] =>
  mayTakeBack(context, table) ? { state: table.play.state } : null

/**
 * Whether those who ended the game by a vote may agree to go back and play on. Once its letters or its secret are open, there
 * is no game left to play on.
 */
export function mayReopen(game: AnyGame, { play, mail }: Table): boolean {
  if (play?.stage.kind !== 'ended' || play.beginnings.length === 0 || mail.open || game.tellsSecret)
    return false
  const outcome = game.outcome(play.state)
  return outcome.kind === 'ended' && endsGame(outcome.how)
}

/** Closes everything once the game has said how it ended. */
export const endGame = (table: PlayedTable): Table => ({
  ...table,
  play: { ...table.play, stage: { kind: 'ended' }, bell: NO_BELL, paused: false, ready: [], ballot: null },
})
