// The one function that changes a table: a command is done, or refused with a reason and without any change.
import type { AnyGame, SeatId } from '../kernel/game.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { type Result, ok } from '../kernel/result.ts'
import { mayCommand, mayPlay } from './authority.ts'
import { countBallot, openBallot, vote, withdrawBallot } from './ballots.ts'
import { isDue, NO_BELL } from './bell.ts'
import type { Actor, Command } from './command.ts'
import { announce, type Context } from './context.ts'
import { decide } from './letters/desk.ts'
import { deliverDue, nextPost } from './letters/post.ts'
import { broadcast, writeLetter } from './letters/writing.ts'
import { withExchange } from './exchange.ts'
import { draft, endTurn, endTurnOnceAnswered, markReady } from './marks.ts'
import type { AddressedNews } from './news.ts'
import { endStage, openPhase, advance } from './phases.ts'
import { refuse } from './refusals.ts'
import { rule } from './rulings.ts'
import {
  allotAtRandom,
  askSeat,
  comeBack,
  denySeat,
  dismiss,
  giveSeat,
  grantSeat,
  join,
  leaveSeat,
  rename,
} from './seats.ts'
import { configure } from './settings.ts'
import {
  belongsTo,
  isHeld,
  isVeiled,
  personOf,
  type Play,
  type PlayedTable,
  seedOf,
  statusOf,
  type Table,
} from './table.ts'
import { extend, pause, resume } from './timekeeping.ts'
import { nextSeatBell, ringSeatBells, setSeatClocks } from './turns.ts'
import { understand } from './understand.ts'
import { undo } from './undo.ts'
import { hidesNames } from './names.ts'

export interface Reduced {
  readonly table: Table
  /** The command as the game read it: this is what a journal keeps. */
  readonly command: Command
  /** In the order it happened. */
  readonly news: readonly AddressedNews[]
}

/**
 * Does one command of one actor. `now` is the table's time in milliseconds, which never runs backwards; `calendar` is
 * the host's clock, where it differs. The same table, command and times give the same result on every machine; a
 * refusal leaves the table as it was.
 */
export function reduce(
  game: AnyGame,
  table: Table,
  actor: Actor,
  command: Command,
  now: number,
  calendar = now,
): Result<Reduced, Refusal> {
  const context: Context = { game, now, calendar, news: [] }
  const allowed = chain(belongsTo(game, table), () => mayCommand(table, actor, command))
  const understood = chain(allowed, () => understand(game, command))
  return chain(understood, (command) =>
    chain(perform(context, table, actor, command), (done) => {
      const seated = withExchange(game, table, endTurnOnceAnswered(context, done))
      const after = deliverDue(context, table, setSeatClocks(context, table, seated))
      return ok({ table: { ...after, seq: table.seq + 1 }, command, news: context.news })
    }),
  )
}

type Done = Result<Table, Refusal>
type Handler<Of extends Command> = (context: Context, table: Table, command: Of, actor: Actor) => Done
type PlayHandler<Of extends Command> = (
  context: Context,
  table: PlayedTable,
  command: Of,
  actor: Actor,
) => Done

const HANDLERS: { readonly [Kind in Command['kind']]: Handler<Extract<Command, { kind: Kind }>> } = {
  // With other lengths a stage may be the last of its phase, and wait for other seats.
  configure: (context, table, { settings }) =>
    chain(configure(context.game, table, settings), (after) => ok(advance(context, after))),
  start: (context, table) => start(context, table),

  join: (context, table, { player, name }) => join(context, table, player, name),
  // The table knows people, not their devices: the host layer issues the new key.
  'new-key': (_context, table, { player }) =>
    personOf(table, player) ? ok(table) : refuse('person/unknown', { player }),
  rename: (_context, table, { name }, actor) => rename(table, personWho(actor), name),
  dismiss: (context, table, { player }) => reseat(context, table, () => dismiss(table, player)),
  'ask-seat': (context, table, { seat }, actor) =>
    reseat(context, table, () => askSeat(context, table, personWho(actor), seat)),
  'deny-seat': (_context, table, { player }) => denySeat(table, player),
  seat: (context, table, { seat, holder }) =>
    reseat(context, table, () => giveSeat(context, table, seat, holder)),
  'grant-seat': (context, table, { seat, player }) =>
    reseat(context, table, () => grantSeat(context, table, seat, player)),
  'take-break': (context, table, { seat, level }, actor) =>
    reseat(context, table, () =>
      chain(mayPlay(table, actor, seat), () =>
        giveSeat(context, table, seat, { kind: 'computer', level, for: personWho(actor) }),
      ),
    ),
  'come-back': (context, table, { seat }, actor) =>
    reseat(context, table, () => comeBack(context, table, seat, personWho(actor))),
  'leave-seat': (context, table, { seat }, actor) =>
    reseat(context, table, () =>
      chain(mayLeave(table, actor, seat), () =>
        leaveSeat(context, table, seat, actor.kind === 'player' ? actor.player : null),
      ),
    ),

  intent: inPlay((context, table, { seat, intent }, actor) =>
    chain(mayPlay(table, actor, seat), () => draft(context, table, seat, intent)),
  ),
  ready: inPlay((context, table, { seat, ready }, actor) =>
    chain(mayPlay(table, actor, seat), () => markReady(context, table, seat, ready)),
  ),

  'made-up': inPlay((context, table, { seat }, actor) =>
    chain(mayPlay(table, actor, seat), () => {
      // Where nobody may know who plays whom, the news must not show that it is a computer.
      if (!isVeiled(table)) announce(context, { kind: 'made-up', seat })
      return ok(table)
    }),
  ),

  undo: inPlay((context, table, { seat, acts }, actor) =>
    chain(mayPlay(table, actor, seat), () => undo(context, table, seat, acts)),
  ),

  'end-turn': inPlay((context, table, { seat }, actor) =>
    chain(mayPlay(table, actor, seat), () => endTurn(context, table, seat)),
  ),

  pause: inPlay((context, table) => ok(pause(context, table))),
  resume: inPlay((context, table) => ok(resume(context, table))),
  extend: inPlay((context, table, { seconds }) => extend(context, table, seconds)),
  'close-now': inPlay((context, table) => ok(endStage(context, table, 'host'))),
  continue: inPlay((context, table) =>
    table.play.stage.kind === 'reading' ? ok(endStage(context, table, 'host')) : refuse('stage/not-reading'),
  ),
  bell: inPlay((context, table) => {
    if (isDue(table.play.bell, context.now)) return ok(endStage(context, table, 'bell'))
    if ((nextSeatBell(table) ?? Infinity) <= context.now) return ok(ringSeatBells(context, table))
    // What the post takes is delivered after each command.
    return (nextPost(table) ?? Infinity) <= context.now ? ok(table) : refuse('clock/no-bell')
  }),

  'open-ballot': inPlay(
    (context, table, command, actor) =>
      chain(mayPropose(table, actor, command.seat), () => openBallot(context, table, command)),
    (_table, { ballot }) => ballot === 'open-letters' || ballot === 'rollback',
  ),
  vote: inPlay(
    (context, table, { seat, vote: said }, actor) =>
      chain(mayPlay(table, actor, seat), () => vote(context, table, seat, said)),
    hasBallot,
  ),
  'withdraw-ballot': inPlay(
    (context, table, _command, actor) => withdrawBallot(context, table, actor),
    hasBallot,
  ),

  letter: inPlay((context, table, command, actor) =>
    chain(mayPlay(table, actor, command.seat), () => writeLetter(context, table, command)),
  ),
  broadcast: inPlay((context, table, command, actor) => broadcast(context, table, command, actor)),
  desk: inPlay((context, table, command) => decide(context, table, command)),

  rule: (context, table, command) =>
    table.play ? rule(context, { ...table, play: table.play }, command) : refuse('table/not-playing'),
}

function perform(context: Context, table: Table, actor: Actor, command: Command): Done {
  // The handler was chosen by the command's own kind.
  const handler = HANDLERS[command.kind] as Handler<Command>
  return handler(context, table, command, actor)
}

/** A ballot that was opened after the end. */
function hasBallot({ play }: PlayedTable): boolean {
  return play.ballot !== null
}

/** A handler for commands that need a game in play, or also allow one that is over. */
function inPlay<Of extends Command>(
  handler: PlayHandler<Of>,
  isForEnded: (table: PlayedTable, command: Of) => boolean = () => false,
): Handler<Of> {
  return (context, table, command, actor) => {
    const { play } = table
    if (!play) return refuse('table/not-playing')
    return play.stage.kind === 'ended' && !isForEnded({ ...table, play }, command)
      ? refuse('table/ended')
      : handler(context, { ...table, play }, command, actor)
  }
}

/** After a change of holders the clock may have no seat left to wait for, and a ballot no seat left to ask. */
function reseat(context: Context, table: Table, change: () => Done): Done {
  if (statusOf(table) === 'ended') return refuse('table/ended')
  return chain(change(), (after) => {
    const counted = after.play ? countBallot(context, { ...after, play: after.play }) : after
    return ok(advance(context, counted))
  })
}

/** The lot assigns the seats, the game is set up, the first clock starts. */
function start(context: Context, table: Table): Done {
  const { game } = context
  if (table.play) return refuse('table/started')
  if (!table.seats.some(({ holder }) => isHeld(holder))) return refuse('table/nobody-seated')
  const { allotment, options } = table.settings
  const known = table.seats.find(({ holder }) => holder.kind === 'here')
  if (hidesNames(table.settings) && known) return refuse('seat/not-secret', { seat: known.seat })
  const seated = allotment === 'random' ? allotAtRandom(context, table) : table
  const play: Play = {
    state: game.setup({ seed: seedOf(table), options }) as unknown,
    stage: { kind: 'reading' },
    bell: NO_BELL,
    paused: false,
    ready: [],
    ballot: null,
    lastBallot: null,
    closings: 0,
    skipped: [],
    before: null,
    beginnings: [],
    rollbacks: 0,
    undoable: null,
    ending: null,
    seatClocks: [],
    rulings: [],
  }
  return ok(openPhase(context, { ...seated, play }))
}

/** The holder of the proposing seat may withdraw a ballot; without one, the host may. */
function mayPropose(table: Table, actor: Actor, seat: SeatId | null): Result<true, Refusal> {
  if (seat !== null) return mayPlay(table, actor, seat)
  return actor.kind === 'host'
    ? ok(true)
    : refuse('table/not-allowed', { actor: actor.kind, command: 'open-ballot' })
}

/** The host clears any seat, a person the own ones. */
const mayLeave = (table: Table, actor: Actor, seat: SeatId): Result<true, Refusal> =>
  actor.kind === 'host' ? ok(true) : mayPlay(table, actor, seat)

function personWho(actor: Actor) {
  if (actor.kind !== 'player') throw new Error(`a person's command from ${actor.kind}`)
  return actor.player
}

/** The next step, unless the one before was refused. */
function chain<A, B>(before: Result<A, Refusal>, next: (value: A) => Result<B, Refusal>): Result<B, Refusal> {
  return before.ok ? next(before.value) : before
}
