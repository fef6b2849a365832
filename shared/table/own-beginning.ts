// Where a person who plays computers alone goes back to without asking anybody: computers agree to every ballot.
import type { AnyGame, SeatId } from '../kernel/game.ts'
import { isVeiled, type Play, type PlayedTable, statusOf, type Table } from './table.ts'

/** A phase that a lone person goes back to, and whether cards have been dealt since; null for none. */
export interface OwnBeginning {
  readonly backTo: string | null
  readonly backDeals: boolean
}

const NOWHERE: OwnBeginning = { backTo: null, backDeals: false }

/**
 * The newest phase that began with a decision of these seats, and after whose beginning something was done; null where there is
 * none, or where somebody else would have to agree.
 */
export function ownBeginning(game: AnyGame, table: Table, own: readonly SeatId[]): OwnBeginning {
  const { play } = table
  if (!play || !isAlone({ ...table, play }, own)) return NOWHERE
  const begun = play.beginnings.findLast(
    ({ state }) => game.pending(state).some(({ seat }) => own.includes(seat)) && isLeft(play, state),
  )
  return begun
    ? { backTo: begun.phase, backDeals: game.goBack?.deals?.(begun.state, play.state) ?? false }
    : NOWHERE
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
