// Builds the view of a table for each pair of eyes, from nothing. No other function lets anything out of a table.
import type { AnyGame, Eyes, SeatId } from '../kernel/game.ts'
import { isDrawOfAll, votersOf } from './ballot-result.ts'
import { endBarred } from './ballots.ts'
import { leftMs, lengthMs } from './bell.ts'
import { LAST_ACTS } from './command.ts'
import { mayReopen, mayTakeBellBack } from './ending.ts'
import { behindCurtain, handsOf } from './hands.ts'
import type { PlayerId } from './holder.ts'
import { nextPost } from './letters/post.ts'
import { lettersIn, lettersView, type Reader } from './letters/reading.ts'
import type { LetterBox } from './letters/view.ts'
import { timeLeft } from './seat-clock.ts'
import { ownBeginning } from './own-beginning.ts'
import { awaitedSeats, decisions, stageNow } from './stages.ts'
import {
  holderOf,
  isVeiled,
  type Person,
  personOf,
  type Play,
  type Seat,
  seatsOf,
  statusOf,
  type Table,
} from './table.ts'
import { nextSeatBell } from './turns.ts'
import type { BallotView, PersonView, SeatClockView, SeatView, StageView, TableView, You } from './view.ts'

/** Whose eyes: the host's window (with a seat of the hand whose curtain is open), a person's, or the public's. */
export type Viewer =
  | { readonly kind: 'host'; readonly lifted: SeatId | null }
  | { readonly kind: 'player'; readonly player: PlayerId }
  | { readonly kind: 'screen' }

export interface Looking {
  readonly you: Viewer
  /** People whose device is connected. */
  readonly online: ReadonlySet<PlayerId>
  /** The host's clock in milliseconds. */
  readonly now: number
}

/** The table as these eyes may see it. A person unknown to the table sees what the public sees. */
export function viewTable(game: AnyGame, table: Table, { you: viewer, online, now }: Looking): TableView {
  const you = youOf(table, viewer)
  const own = ownSeats(game, table, you)
  const { settings, play } = table
  return {
    id: table.id,
    name: settings.name,
    game: table.game.id,
    code: table.code,
    status: statusOf(table),
    joining: settings.joining,
    allotment: settings.allotment,
    seed: settings.seed,
    secret: tellsSecret(game, table) ? table.secret : null,
    press: settings.press,
    names: settings.names,
    letters: lettersView(game, table, readerOf(game, table, viewer)),
    endAt: settings.endAt,
    tournament: settings.tournament,
    computers: game.computers ?? [],
    hands: handsOf(game, settings.options),
    clock: settings.clock,
    ballotSecrecy: settings.ballotSecrecy,
    gamemaster: settings.gamemaster,
    options: settings.options,
    you,
    people: table.people.map((person) => personView(table, person, online, own)),
    seats: seatViews(game, table, online, now).map((seat) =>
      isVeiled(table) && !own.includes(seat.seat) ? veiled(seat) : seat,
    ),
    stage: stageView(game, table, now),
    ballot: play && ballotView(game, table, play, own),
    lastBallot: play?.lastBallot ?? null,
    endBarred: endBarred(game, table),
    beginnings: play?.beginnings.map(({ phase }) => phase) ?? [],
    reopensAt: mayReopen(game, table) ? (play?.beginnings.at(-1)?.phase ?? null) : null,
    rollbacks: play?.rollbacks ?? 0,
    ...ownBeginning(game, table, own),
    undoable: play ? undoableFor(game, table, play, you, own) : [],
    lastActs:
      play?.undoable && own.includes(play.undoable.seat) ? play.undoable.intents.slice(-LAST_ACTS) : [],
    ending: play?.ending && isSeenHere(game, table, play, you, own, play.ending) ? play.ending : null,
    closings: play?.closings ?? 0,
    rulings: play?.rulings ?? [],
    takesBack: you.kind === 'host' && mayTakeBellBack({ game }, table),
    skipped: play?.skipped ?? [],
    outcome: play && game.outcome(play.state),
    gameView: play ? (game.view(play.state, eyesOf(game, table, viewer)) as unknown) : null,
  }
}

/** A closed phase for these eyes; undefined where there is none. */
export const recordFor = (game: AnyGame, table: Table, viewer: Viewer, index: number): unknown =>
  table.play ? game.record(table.play.state, index, eyesOf(game, table, viewer)) : undefined

/** The letters of a box that these eyes may read; null where they may not look into it. */
export const lettersFor = (game: AnyGame, table: Table, viewer: Viewer, box: LetterBox, after: number) =>
  lettersIn(table, readerOf(game, table, viewer), box, after)

/**
 * A person reads the letters of their own seats. While a gamemaster lends the laptop to a seat, the gamemaster's own
 * desk is closed.
 */
function readerOf(game: AnyGame, table: Table, viewer: Viewer): Reader {
  const you = youOf(table, viewer)
  const desk = you.kind === 'host' && you.lifted === null && table.settings.gamemaster !== 'none'
  return { seats: ownSeats(game, table, you), desk }
}

/** Seats that may take something back from here. */
function undoableFor(
  game: AnyGame,
  table: Table,
  play: Play,
  you: You,
  own: readonly SeatId[],
): readonly SeatId[] {
  const seat = play.undoable?.seat
  return seat !== undefined && isSeenHere(game, table, play, you, own, seat) ? [seat] : []
}

/**
 * Whether what concerns a seat alone is shown here: it is an own seat. At the laptop also one that plays there and waits now,
 * for its next player may be asked already.
 */
function isSeenHere(
  game: AnyGame,
  table: Table,
  play: Play,
  you: You,
  own: readonly SeatId[],
  seat: SeatId,
): boolean {
  const waits = !decisions(game, play).some((open) => open.seat === seat)
  const isHere = you.kind === 'host' && waits && holderOf(table, seat)?.kind === 'here'
  return own.includes(seat) || isHere
}

/** What a viewer sees of the game: the view of the own seats, or the public view. */
export function eyesOf(game: AnyGame, table: Table, viewer: Viewer): Eyes {
  const you = youOf(table, viewer)
  const { gamemaster } = table.settings
  // A gamemaster does not see sealed sheets while a player at the laptop has the curtain open.
  const reads =
    you.kind === 'host' && (gamemaster === 'sandbox' || (gamemaster === 'open' && you.lifted === null))
  const seats = reads ? table.seats.map(({ seat }) => seat) : ownSeats(game, table, you)
  return seats.length > 0 ? { kind: 'seats', seats } : { kind: 'screen' }
}

/**
 * Whether the game is over for good. While a gamemaster may still take the end back, the secret stays hidden: play
 * would go on with chance that everybody could foretell.
 */
const tellsSecret = (game: AnyGame, table: Table): boolean =>
  game.tellsSecret === true && statusOf(table) === 'ended' && !mayTakeBellBack({ game }, table)

/** When the bell rings, on the host's clock in milliseconds; null while none is running. */
export function nextBell(table: Table): number | null {
  const stage = table.play?.bell.kind === 'running' ? table.play.bell.at : null
  const bells = [stage, nextSeatBell(table), nextPost(table)].filter((at) => at !== null)
  return bells.length > 0 ? Math.min(...bells) : null
}

/** Whose eyes these are at the table; a person unknown to the table is the public. */
export function youOf(table: Table, viewer: Viewer): You {
  if (viewer.kind === 'host') {
    const lifted =
      viewer.lifted !== null && holderOf(table, viewer.lifted)?.kind === 'here' ? viewer.lifted : null
    return { kind: 'host', lifted }
  }
  const person = viewer.kind === 'player' ? personOf(table, viewer.player) : undefined
  if (!person) return { kind: 'screen' }
  const { player, name } = person
  const kept = table.seats.filter(({ holder }) => holder.kind === 'computer' && holder.for === player)
  return { kind: 'player', player, name, seats: seatsOf(table, player), kept: kept.map(({ seat }) => seat) }
}

/** A person with several seats sees all of them at once, behind a curtain as on a device. */
function ownSeats(game: AnyGame, table: Table, you: You): readonly SeatId[] {
  if (you.kind === 'player') return you.seats
  return you.kind === 'host' && you.lifted !== null ? behindCurtain(game, table, you.lifted) : []
}

const personView = (
  table: Table,
  { player, name, asking }: Person,
  online: ReadonlySet<PlayerId>,
  own: readonly SeatId[],
): PersonView => ({
  player,
  name,
  online: online.has(player),
  seats: seatsOf(table, player).filter((seat) => !isVeiled(table) || own.includes(seat)),
  asking,
})

/** A seat without anything that could reveal who plays it, including the moment at which it changes. */
function veiled({ holder, drafted, ready, ...seat }: SeatView): SeatView {
  switch (holder.kind) {
    case 'player':
    case 'here':
      return {
        ...seat,
        holder: { kind: 'veiled' },
        name: null,
        online: true,
        drafted: false,
        ready: false,
        clock: null,
      }
    case 'computer':
      return { ...seat, holder: { kind: 'computer', level: holder.level }, drafted, ready }
    case 'open':
    case 'absent':
    case 'veiled':
      return { ...seat, holder, drafted, ready }
  }
}

function seatViews(game: AnyGame, table: Table, online: ReadonlySet<PlayerId>, now: number): SeatView[] {
  const { play } = table
  const awaited = new Set(awaitedSeats(game, table))
  const drafted = new Set(
    play
      ? decisions(game, play)
          .filter((open) => open.drafted)
          .map(({ seat }) => seat)
      : [],
  )
  // Some games count no seat as alive once they are over; their seats are not shown as eliminated.
  const taking = play ? game.alive(play.state) : []
  const alive = taking.length > 0 ? new Set(taking) : null
  return table.seats.map(({ seat, holder }) => ({
    seat,
    holder,
    name: nameOn(table, holder),
    online:
      holder.kind === 'player'
        ? online.has(holder.player)
        : holder.kind === 'here' || holder.kind === 'computer',
    awaited: awaited.has(seat),
    drafted: drafted.has(seat),
    ready: play?.ready.includes(seat) ?? false,
    alive: alive?.has(seat) ?? true,
    clock: seatClockView(table, seat, now),
  }))
}

function seatClockView({ play, settings }: Table, seat: SeatId, now: number): SeatClockView | null {
  const clock = play?.seatClocks.find((one) => one.seat === seat)
  if (!clock) return null
  return {
    leftMs: timeLeft(clock, now),
    lengthMs: lengthMs(clock.bell) ?? 0,
    runs: clock.bell.kind === 'running',
    warningMs: (settings.clock.turns?.warning ?? 0) * 1000,
  }
}

function nameOn(table: Table, holder: Seat['holder']): string | null {
  if (holder.kind === 'player') return personOf(table, holder.player)?.name ?? null
  return holder.kind === 'here' ? (holder.name ?? null) : null
}

function stageView(game: AnyGame, table: Table, now: number): StageView {
  const { play } = table
  const kept = stageNow(game, table)
  const status = statusOf(table)
  const reading = play?.stage.kind === 'reading'
  return {
    name: kept?.stage.name ?? (status === 'playing' ? 'reading' : status),
    phase: play ? game.phase(play.state) : null,
    // People talk before a game and after it; they read results in silence (R43).
    talk: kept ? kept.stage.talk : !reading && !isVeiled(table),
    drafting: kept?.stage.drafting ?? false,
    early: kept ? kept.stage.early : reading ? 'all-agree' : null,
    last: kept?.last ?? false,
    leftMs: play && leftMs(play.bell, now),
    lengthMs: play && lengthMs(play.bell),
    paused: play?.paused ?? false,
    turnOf: kept?.stage.turnOf ?? null,
    endable: kept?.stage.turnOf !== undefined && kept.stage.endable !== false,
    waiting: awaitedSeats(game, table).filter((seat) => !play?.ready.includes(seat)).length,
  }
}

function ballotView(game: AnyGame, table: Table, play: Play, own: readonly SeatId[]): BallotView | null {
  const { ballot } = play
  if (!ballot) return null
  const { kind, who, terms, by, secrecy } = ballot
  const played = { ...table, play }
  const asked = votersOf(game, played, ballot)
  const voteOf = (seat: SeatId) => ballot.votes.find((one) => one.seat === seat)?.vote ?? null
  const votes = asked.map((seat) => {
    const known = own.includes(seat)
    if (isVeiled(table) && !known) return { seat, voted: false, vote: null }
    const vote = voteOf(seat)
    return { seat, voted: vote !== null, vote: secrecy === 'open' || known ? vote : null }
  })
  const cast = isVeiled(table) ? null : asked.filter((seat) => voteOf(seat) !== null).length
  return { kind, who, byAll: isDrawOfAll(game, played, ballot), terms, by, secrecy, cast, votes }
}
