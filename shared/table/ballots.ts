// Ballots: what seats propose to each other. A ballot ends the game by a draw shared by all who take part (R25) or a
// concession to one of them, changes its clock (R35), goes back to an earlier phase, or agrees on something of the
// game's own. It may be held at any time, and is counted only when all asked seats have voted, so that the moment of
// the result does not reveal a vote. Silence counts as no once the phase closes, and for the clock once its stage
// ends.
import { assertNever } from '../kernel/assert-never.ts'
import type { AnyGame, SeatId } from '../kernel/game.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { err, type Result, ok } from '../kernel/result.ts'
import { mayPlay } from './authority.ts'
import { closeBallot, endsGame, takingPart, votersOf } from './ballot-result.ts'
import { BALLOT_EXTENSION, type Actor, type TableCommand } from './command.ts'
import { announce, type Context, tell } from './context.ts'
import { endGame, mayReopen, remembered } from './ending.ts'
import { behindCurtain } from './hands.ts'
import { afterIntent, openPhase, advance } from './phases.ts'
import { refuse } from './refusals.ts'
import { rolledBack } from './rollback.ts'
import { awaitedSeats, stageNow } from './stages.ts'
import { holderOf, isHeldBy, type Ballot, type PlayedTable, type Table } from './table.ts'
import { isTimed, lengthened } from './timekeeping.ts'

type OpenBallot = Extract<TableCommand, { kind: 'open-ballot' }>

/** Why a ballot to end the game may not be proposed yet; null where it may. */
export const endBarred = (game: AnyGame, { play }: Pick<Table, 'play'>): Refusal | null =>
  (play && game.endBarred?.(play.state)) ?? null

/** Puts something to the vote; the proposer votes yes with all seats of the same hand. */
export function openBallot(
  context: Context,
  table: PlayedTable,
  command: OpenBallot,
): Result<Table, Refusal> {
  if (table.play.ballot) return refuse('ballot/open-already')
  const { seat: by, ballot: kind } = command
  const barred = endsGame(kind) ? endBarred(context.game, table) : null
  if (barred) return err(barred)
  if (kind === 'open-letters') return openLettersBallot(context, table, by)
  if (table.play.stage.kind === 'ended' && !mayReopen(context.game, table)) return refuse('table/ended')
  const alive = takingPart(context.game, table)
  if (by !== null && !alive.includes(by)) return refuse('seat/eliminated', { seat: by })
  const who = kind === 'draw' && command.who.length === 0 ? alive : named(command)
  const stray = who.find((seat) => !alive.includes(seat))
  if (stray !== undefined) return refuse('seat/eliminated', { seat: stray })
  const shared = who.length === alive.length || context.game.sharesDraw?.(table.play.state, who) === true
  if (kind === 'draw' && !shared) return refuse('ballot/draw-is-shared', { who: alive })
  if (kind === 'concession' && who.length !== 1) return refuse('ballot/one-winner')
  if (kind === 'extension' && !isTimed(context, table)) return refuse('clock/no-bell')
  const now = stageNow(context.game, table)
  if (kind === 'end-talks' && (!now?.stage.talk || now.last)) return refuse('ballot/no-talks')
  const terms = termsOf(context, table, command)
  if (!terms.ok) return terms
  const proposed = { kind, who, by, terms: terms.value }
  const asked = votersOf(context.game, table, proposed)
  if (asked.length === 0) return refuse('ballot/nobody-to-ask')
  return ok(put(context, table, proposed, asked))
}

/** Asks all seats of a game that is over whether everybody may read all letters. */
function openLettersBallot(context: Context, table: PlayedTable, by: SeatId | null): Result<Table, Refusal> {
  if (table.settings.letters.rule === 'none') return refuse('letter/none')
  if (table.play.stage.kind !== 'ended') return refuse('ballot/not-over')
  if (table.mail.open) return refuse('letter/open-already')
  const proposed = { kind: 'open-letters', who: [], by, terms: null } as const
  const asked = votersOf(context.game, table, proposed)
  return asked.length === 0 ? refuse('ballot/nobody-to-ask') : ok(put(context, table, proposed, asked))
}

/** Whether two seats have the same person: one device, or one curtain at the laptop. */
function sameHand({ game }: Context, table: PlayedTable, one: SeatId, other: SeatId): boolean {
  const [its, others] = [holderOf(table, one), holderOf(table, other)]
  if (its?.kind === 'player') return others !== undefined && isHeldBy(others, its.player)
  return behindCurtain(game, table, one).includes(other)
}

/** Opens a ballot; what the proposer's own seats vote is yes. */
function put(
  context: Context,
  table: PlayedTable,
  proposed: Pick<Ballot, 'kind' | 'who' | 'by' | 'terms'>,
  asked: readonly SeatId[],
): Table {
  const { by } = proposed
  const own = by === null ? [] : asked.filter((seat) => seat === by || sameHand(context, table, by, seat))
  const votes = own.map((seat) => ({ seat, vote: 'yes' as const }))
  const ballot: Ballot = { ...proposed, secrecy: table.settings.ballotSecrecy, votes }
  return countBallot(context, { ...table, play: { ...table.play, ballot, lastBallot: null } })
}

/** The details of a proposal: refused where the table cannot go back there, or the game cannot agree on it now. */
function termsOf(
  { game }: Context,
  { play }: PlayedTable,
  { ballot, seat, terms }: OpenBallot,
): Result<unknown, Refusal> {
  if (ballot === 'rollback') {
    const known = play.beginnings.some(({ phase }) => phase === terms)
    return known ? ok(terms) : refuse('ballot/no-such-phase', { phase: String(terms) })
  }
  if (ballot !== 'agreement') return ok(null)
  if (!game.agreement) return refuse('ballot/not-offered', { at: '' })
  const asked = game.agreement.asked(play.state, seat, terms)
  return asked.ok ? ok(terms) : asked
}

/** Casts a vote, or changes one. */
export function vote(
  context: Context,
  table: PlayedTable,
  seat: SeatId,
  said: 'yes' | 'no',
): Result<Table, Refusal> {
  const { ballot } = table.play
  if (!ballot) return refuse('ballot/none')
  if (!votersOf(context.game, table, ballot).includes(seat)) return refuse('ballot/no-vote', { seat })
  const votes = [...ballot.votes.filter((cast) => cast.seat !== seat), { seat, vote: said }]
  return ok(countBallot(context, { ...table, play: { ...table.play, ballot: { ...ballot, votes } } }))
}

/** Withdraws the ballot without a result: allowed to the holder of the seat that proposed it, and to the host. */
export function withdrawBallot(context: Context, table: PlayedTable, actor: Actor): Result<Table, Refusal> {
  const { ballot } = table.play
  if (!ballot) return refuse('ballot/none')
  const own = actor.kind === 'host' || (ballot.by !== null && mayPlay(table, actor, ballot.by).ok)
  if (!own) return refuse('ballot/not-yours')
  announce(context, { kind: 'ballot-withdrawn' })
  return ok({ ...table, play: { ...table.play, ballot: null } })
}

/** Seats that a ballot names; only one that ends the game names any. */
const named = ({ ballot, who }: OpenBallot): SeatId[] => (endsGame(ballot) ? [...new Set(who)] : [])

/** Counts once all asked seats have voted, and carries out what was agreed. */
export function countBallot(context: Context, table: PlayedTable): Table {
  const { ballot } = table.play
  if (!ballot) return table
  const asked = votersOf(context.game, table, ballot)
  const cast = ballot.votes.filter(({ seat }) => asked.includes(seat))
  if (cast.length < asked.length) return table
  const closed = closeBallot(context, table, ballot)
  if (asked.length === 0 || cast.some(({ vote }) => vote === 'no')) return closed
  return carryOut(context, closed, ballot, remembered(context, table))
}

function carryOut(
  context: Context,
  table: PlayedTable,
  { kind, who, terms }: Ballot,
  before: PlayedTable['play']['before'],
): Table {
  switch (kind) {
    case 'extension':
      return lengthened(context, table, BALLOT_EXTENSION)
    case 'end-talks':
      // During a pause it is kept as a ready mark of every seat, and happens when the clock runs again.
      return advance(context, { ...table, play: { ...table.play, ready: awaitedSeats(context.game, table) } })
    case 'rollback':
      return openPhase(context, rolledBack(context, table, String(terms)))
    case 'open-letters':
      // Once the letters are open, nobody may take the end of the game back.
      return { ...table, mail: { ...table.mail, open: true }, play: { ...table.play, before: null } }
    case 'agreement':
      return agreed(context, table, terms)
    case 'draw':
    case 'concession': {
      const step = context.game.conclude(table.play.state, kind, who)
      tell(context, step.events)
      return endGame({ ...table, play: { ...table.play, state: step.state as unknown, before } })
    }
    default:
      return assertNever(kind)
  }
}

/** Carries out what the seats agreed on in the game. */
function agreed(context: Context, table: PlayedTable, terms: unknown): Table {
  const step = context.game.agreement?.agree(table.play.state, terms)
  if (!step) throw new Error(`${context.game.id} knows no agreements`)
  tell(context, step.events)
  return afterIntent(context, { ...table, play: { ...table.play, undoable: null } }, step.state)
}
