// What a seat does while a phase is open: it writes, and it marks itself ready. Both may be taken back until the end.
import type { SeatId } from '../kernel/game.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { type Result, ok } from '../kernel/result.ts'
import { type Context, tell } from './context.ts'
import { wroteAnew } from './ending.ts'
import { afterIntent, advance, withoutResult } from './phases.ts'
import { refuse } from './refusals.ts'
import { awaitedSeats, decisions, stageNow } from './stages.ts'
import type { Play, PlayedTable, Table } from './table.ts'
import { undoableAfter } from './undo.ts'

/**
 * Passes a seat's intent to the game. Sealed ones are taken in stages where people write. Where the stage closes the
 * phase, writing removes the seat's own ready mark, so that no half-changed sheet is sealed.
 */
export function draft(
  context: Context,
  table: PlayedTable,
  seat: SeatId,
  intent: unknown,
): Result<Table, Refusal> {
  const { game } = context
  const now = stageNow(game, table)
  const inTurn = isInTurn(context, table, seat)
  if (!now || (!now.stage.drafting && !inTurn)) {
    return refuse('stage/no-drafting', { stage: now?.stage.name ?? 'reading' })
  }
  const applied = game.apply(table.play.state, seat, intent)
  if (!applied.ok) return applied
  tell(context, applied.value.events)
  const before = wroteAnew(context, table, seat)
  const marked = now.last ? mark(table.play, seat, false) : table.play
  const undoable = undoableAfter(table.play, seat, intent, inTurn && applied.value.mayUndo === true)
  const reopens = table.play.ending === seat && !isByHand(context, table, seat)
  const ending = reopens ? null : table.play.ending
  const state = applied.value.state as unknown
  const drafted = { ...table, play: { ...marked, undoable, before, ending } }
  const isOver = game.phase(state) !== game.phase(table.play.state)
  return ok(afterIntent(context, isOver ? withoutResult(drafted) : drafted, state))
}

/** More acts than any turn has left. */
const MOST_ACTS = 500

/**
 * Ends a seat's own turn by acts that do as little as the game allows. Where another seat is asked meanwhile, nobody answers
 * for that one: the rest of the turn ends once it has answered. So it does after an answer that the seat gives by hand. Like other acts these may be taken back while nobody has seen
 * anything.
 */
export function endTurn(context: Context, table: PlayedTable, seat: SeatId): Result<Table, Refusal> {
  const { game } = context
  if (stageNow(game, table)?.stage.turnOf !== seat || !isInTurn(context, table, seat))
    return refuse('seat/not-awaited', { seat })
  const phase = game.phase(table.play.state)
  let now: Table = table
  for (let acts = 0; acts < MOST_ACTS; acts++) {
    const { play } = now
    if (play?.stage.kind !== 'stage' || game.phase(play.state) !== phase) break
    if (!isInTurn(context, { ...now, play }, seat) || isByHand(context, { ...now, play }, seat))
      return ok({ ...now, play: { ...play, ending: seat } })
    const [least] = game.absentIntents(play.state, seat) as readonly unknown[]
    if (least === undefined) break
    const acted = draft(context, { ...now, play }, seat, least)
    if (!acted.ok) return acted
    now = acted.value
  }
  return ok(now)
}

/** Goes on with the end of a turn that waited for an answer. */
export function endTurnOnceAnswered(context: Context, table: Table): Table {
  const { play } = table
  const seat = play?.ending
  if (!play || !seat || !isInTurn(context, { ...table, play }, seat)) return table
  if (isByHand(context, { ...table, play }, seat)) return table
  const unasked = { ...table, play: { ...play, ending: null } }
  const ended = endTurn(context, unasked, seat)
  return ended.ok ? ended.value : unasked
}

/** Sets or removes a seat's ready mark. A seat that decides in turn needs none: its act says when it is done. */
export function markReady(
  context: Context,
  table: PlayedTable,
  seat: SeatId,
  ready: boolean,
): Result<Table, Refusal> {
  if (!awaitedSeats(context.game, table).includes(seat)) return refuse('seat/not-awaited', { seat })
  // Talks and readings end by agreement, whichever seat has the turn.
  const waitsForMarks = stageNow(context.game, table)?.stage.early === 'all-ready'
  if (waitsForMarks && isInTurn(context, table, seat)) return refuse('seat/in-turn', { seat })
  return ok(advance(context, { ...table, play: mark(table.play, seat, ready) }))
}

const isInTurn = ({ game }: Context, { play }: PlayedTable, seat: SeatId): boolean =>
  decisions(game, play).some((open) => open.seat === seat && open.manner === 'in-turn')

/** Whether the seat is asked for something that is answered by hand. */
const isByHand = ({ game }: Context, { play }: PlayedTable, seat: SeatId): boolean =>
  decisions(game, play).some((open) => open.seat === seat && open.byHand)

function mark(play: Play, seat: SeatId, ready: boolean): Play {
  if (play.ready.includes(seat) === ready) return play
  return { ...play, ready: ready ? [...play.ready, seat] : play.ready.filter((one) => one !== seat) }
}
