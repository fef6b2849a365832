// Which seats a ballot asks, and how it ends: with the result of its votes, by lapsing, or by being dropped.
import type { AnyGame, SeatId } from '../kernel/game.ts'
import { announce, type Context } from './context.ts'
import { type Ballot, holderOf, isPerson, type PlayedTable } from './table.ts'
import type { BallotResult } from './view.ts'

/** Seats that take part; once the game is over, all that it had. */
export const takingPart = (game: AnyGame, { play, seats }: PlayedTable): readonly SeatId[] =>
  play.stage.kind === 'ended' ? seats.map(({ seat }) => seat) : game.alive(play.state)

/**
 * Seats that are asked: people who take part. Computers agree to every ballot. The winner of a concession is not
 * asked. An agreement asks only the seats that the game names.
 */
export function votersOf(
  game: AnyGame,
  table: PlayedTable,
  { kind, who, by, terms }: Pick<Ballot, 'kind' | 'who' | 'by' | 'terms'>,
): SeatId[] {
  const isAsked = (seat: SeatId) => isPerson(holderOf(table, seat))
  // Eliminated players have letters too.
  if (kind === 'open-letters') return table.seats.map(({ seat }) => seat).filter(isAsked)
  if (kind !== 'agreement')
    return takingPart(game, table).filter(
      (seat) => isAsked(seat) && !(kind === 'concession' && who.includes(seat)),
    )
  const asked = game.agreement?.asked(table.play.state, by, terms)
  if (!asked?.ok) return []
  return asked.value.filter(isAsked)
}

/** Whether a ballot of that kind ends the game. */
export const endsGame = (kind: string): boolean => kind === 'draw' || kind === 'concession'

/** Whether a ballot is a draw that all who are left share: such a draw needs no list of names. */
export const isDrawOfAll = (
  game: AnyGame,
  table: PlayedTable,
  { kind, who }: Pick<Ballot, 'kind' | 'who'>,
): boolean => kind === 'draw' && who.length === game.alive(table.play.state).length

const isAboutClock = (kind: Ballot['kind'] | undefined): boolean =>
  kind === 'extension' || kind === 'end-talks'

/** The phase closes: a missing vote counts as no. */
export function lapseBallot(context: Context, table: PlayedTable): PlayedTable {
  return table.play.ballot ? closeBallot(context, table, table.play.ballot) : table
}

/** Ends a ballot with the result of its votes, and tells everybody. */
export function closeBallot(context: Context, table: PlayedTable, ballot: Ballot): PlayedTable {
  const said = (seat: SeatId) => ballot.votes.find((cast) => cast.seat === seat)?.vote ?? null
  const votes = votersOf(context.game, table, ballot).map((seat) => ({ seat, vote: said(seat) }))
  const against = votes.filter(({ vote }) => vote !== 'yes').length
  const { kind, who, terms, secrecy } = ballot
  const result: BallotResult = {
    kind,
    who,
    byAll: isDrawOfAll(context.game, table, ballot),
    terms,
    passed: votes.length > 0 && against === 0,
    against: secrecy === 'secret' ? null : against,
    votes: secrecy === 'open' ? votes : null,
  }
  announce(context, { kind: 'ballot-closed', passed: result.passed })
  return { ...table, play: { ...table.play, ballot: null, lastBallot: result } }
}

/** Drops a vote about the clock of a stage that has ended. */
export function lapseClockBallot(context: Context, table: PlayedTable): PlayedTable {
  return isAboutClock(table.play.ballot?.kind) ? lapseBallot(context, table) : table
}

/** Drops votes to end the game after the position was changed: they were about the old position. */
export function dropEndBallot(context: Context, table: PlayedTable): PlayedTable {
  if (!table.play.ballot || !endsGame(table.play.ballot.kind)) return table
  announce(context, { kind: 'ballot-withdrawn' })
  return { ...table, play: { ...table.play, ballot: null } }
}
