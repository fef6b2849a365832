// A gamemaster without a power keeps time, settles disputes and rules (R33, R168), in public and with a reason.
import { assertNever } from '../kernel/assert-never.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { type Result, ok } from '../kernel/result.ts'
import { dropEndBallot } from './ballot-result.ts'
import { NO_BELL } from './bell.ts'
import type { TableCommand } from './command.ts'
import { type Context, tell } from './context.ts'
import { mayTakeBellBack, remembered } from './ending.ts'
import { draft, markReady } from './marks.ts'
import { afterIntent, reopenPhase } from './phases.ts'
import { refuse } from './refusals.ts'
import { awaitedSeats, stageNow } from './stages.ts'
import { holderOf, type PlayedTable, type Table } from './table.ts'
import type { Ruling } from './view.ts'

type Rule = Extract<TableCommand, { kind: 'rule' }>
type RulingOf<Kind> = Extract<Rule['ruling'], { kind: Kind }>

/** Does what the gamemaster rules; any host may take back a bell. After the end only the last phase may be taken back. */
export function rule(context: Context, table: PlayedTable, { ruling, reason }: Rule): Result<Table, Refusal> {
  if (ruling.kind === 'take-back') {
    return mayTakeBellBack(context, table)
      ? takeBack(context, table, reason)
      : refuse('ruling/nothing-to-take-back')
  }
  if (table.settings.gamemaster === 'none') return refuse('ruling/no-gamemaster')
  if (table.play.stage.kind === 'ended') return refuse('table/ended')
  switch (ruling.kind) {
    case 'paper':
      return enter(context, table, ruling, reason)
    case 'correct':
      return correct(context, table, ruling, reason)
    case 'amend':
      return amend(context, table, ruling, reason)
    default:
      return assertNever(ruling)
  }
}

/**
 * A sheet handed in on paper is its seat's own. Where it is whole and the stage closes the phase, the seat is ready.
 */
function enter(
  context: Context,
  table: PlayedTable,
  { seat, intent, whole }: RulingOf<'paper'>,
  reason: string,
): Result<Table, Refusal> {
  const holder = holderOf(table, seat)
  if (!holder) return refuse('seat/unknown', { seat })
  if (holder.kind !== 'here') return refuse('ruling/not-on-paper', { seat })
  const phase = context.game.phase(table.play.state)
  const ruling = { kind: 'paper', phase, seat, reason, told: null } as const
  const closes = stageNow(context.game, table)?.last === true
  const awaited = awaitedSeats(context.game, table).includes(seat)
  const written = draft(context, withRuling(table, ruling), seat, intent)
  if (!written.ok || !written.value.play || !whole || !closes || !awaited) return written
  const after = { ...written.value, play: written.value.play }
  // Orders in a game of turns may have ended the stage already.
  return awaitedSeats(context.game, after).includes(seat) ? markReady(context, after, seat, true) : written
}

function correct(
  context: Context,
  table: PlayedTable,
  { seat, intent }: RulingOf<'correct'>,
  reason: string,
): Result<Table, Refusal> {
  if (!holderOf(table, seat)) return refuse('seat/unknown', { seat })
  const phase = context.game.phase(table.play.state)
  return draft(context, withRuling(table, { kind: 'correct', phase, seat, reason, told: null }), seat, intent)
}

function amend(
  context: Context,
  table: PlayedTable,
  { change }: RulingOf<'amend'>,
  reason: string,
): Result<Table, Refusal> {
  const { amend: amendment } = context.game
  if (!amendment) return refuse('ruling/not-offered')
  const amended = amendment.apply(table.play.state, change)
  if (!amended.ok) return amended
  const phase = context.game.phase(table.play.state)
  const { changes } = amended.value
  const announced = withRuling(table, { kind: 'amend', phase, seat: null, reason, told: changes })
  tell(context, amended.value.events)
  // No seat has agreed to the position as it is now, nor to end the game in it.
  const unmarked = { ...announced, play: { ...announced.play, ready: [], undoable: null, ending: null } }
  const after = afterIntent(context, dropEndBallot(context, unmarked), amended.value.state as unknown)
  if (after.play?.stage.kind !== 'ended') return ok(after)
  // A ruling that ends the game may be taken back like a ballot that does.
  return ok({ ...after, play: { ...after.play, before: remembered(context, table) } })
}

/** The phase is open again in its last stage, paused: the gamemaster starts the clock. */
function takeBack(context: Context, table: PlayedTable, reason: string): Result<Table, Refusal> {
  const { before } = table.play
  if (!before) return refuse('ruling/nothing-to-take-back')
  const phase = context.game.phase(before.state)
  const announced = withRuling(table, { kind: 'take-back', phase, seat: null, reason, told: null })
  const play = {
    ...announced.play,
    state: before.state,
    before: null,
    bell: NO_BELL,
    paused: true,
    ballot: null,
    lastBallot: null,
    skipped: [],
  }
  return ok(reopenPhase(context, { ...announced, play }))
}

function withRuling(table: PlayedTable, ruling: Ruling): PlayedTable {
  return { ...table, play: { ...table.play, rulings: [...table.play.rulings, ruling] } }
}
