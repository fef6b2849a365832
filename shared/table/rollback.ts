// Going back to the beginning of an earlier phase, where all who take part agree. The table keeps the newest beginnings.
import type { AnyGame } from '../kernel/game.ts'
import { announce, type Context } from './context.ts'
import type { Play, PlayedTable } from './table.ts'

/** The game as a phase begins, kept where the game may go back. */
export function withBeginning(game: AnyGame, play: Play): Play {
  const { goBack } = game
  if (!goBack) return play
  const phase = game.phase(play.state)
  const others = play.beginnings.filter((one) => one.phase !== phase)
  return { ...play, beginnings: [...others, { phase, state: play.state }].slice(-goBack.phases) }
}

/** The table as that phase began, with new chance from there on; the phase is still to be opened. */
export function rolledBack(context: Context, table: PlayedTable, phase: string): PlayedTable {
  const { play } = table
  const { goBack } = context.game
  const at = play.beginnings.findIndex((one) => one.phase === phase)
  const beginning = play.beginnings[at]
  if (!goBack || !beginning) throw new Error(`no beginning of ${phase} is kept`)
  const rollbacks = play.rollbacks + 1
  announce(context, { kind: 'rolled-back', phase })
  return {
    ...table,
    play: {
      ...play,
      state: goBack.rechance(beginning.state, rollbacks) as unknown,
      beginnings: play.beginnings.slice(0, at),
      rollbacks,
      undoable: null,
      before: null,
      skipped: [],
    },
  }
}
