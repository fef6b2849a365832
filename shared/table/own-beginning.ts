// Where a person who plays computers alone goes back to without asking anybody: computers agree to every ballot.
import type { AnyGame, SeatId } from '../kernel/game.ts'
import { isVeiled, type Play, type PlayedTable, statusOf, type Table } from './table.ts'

/**
 * The newest phase that began with a decision of these seats, and after whose beginning something was done; null where there is
 * none, or where somebody else would have to agree.
 */
export function ownBeginning(game: AnyGame, table: Table, own: readonly SeatId[]): string | null {
  const { play } = table
  if (!play || !isAlone({ ...table, play }, own)) return null
  const begun = play.beginnings.findLast(
    ({ state }) => game.pending(state).some(({ seat }) => own.includes(seat)) && isLeft(play, state),
  )
  return begun?.phase ?? null
}

function isAlone(table: PlayedTable, own: readonly SeatId[]): boolean {
  const { settings, seats, play } = table
  if (own.length === 0 || settings.gamemaster !== 'none' || play.ballot) return false
  if (statusOf(table) !== 'playing' || isVeiled(table)) return false
  return seats.every(
    ({ seat, holder }) => own.includes(seat) || holder.kind === 'computer' || holder.kind === 'absent',
  )
}

/** Whether the game stands elsewhere now. A table that was opened again has the same state twice. */
const isLeft = (play: Play, state: unknown): boolean =>
  play.state !== state && JSON.stringify(play.state) !== JSON.stringify(state)
