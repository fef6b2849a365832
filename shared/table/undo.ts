// A seat takes back what it did in its turn, also past the end of it, as long as no other seat has seen any of it or acted since.
import type { AnyGame, SeatId } from '../kernel/game.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { type Result, ok } from '../kernel/result.ts'
import { announce, type Context } from './context.ts'
import { reopenPhase } from './phases.ts'
import { refuse } from './refusals.ts'
import type { Play, PlayedTable, Table, Undoable } from './table.ts'

/** What a seat may take back after an act; null where the act stands. */
export function undoableAfter(
  { state, undoable }: Play,
  seat: SeatId,
  intent: unknown,
  mayUndo: boolean,
): Undoable | null {
  if (!mayUndo) return null
  const before = undoable?.seat === seat ? undoable : { seat, from: state, intents: [] }
  return { ...before, intents: [...before.intents, intent] }
}

/** Takes the seat's last acts back: plays its earlier ones again from where its turn began. */
export function undo(context: Context, table: PlayedTable, seat: SeatId, acts = 1): Result<Table, Refusal> {
  const { undoable } = table.play
  if (undoable?.seat !== seat || undoable.intents.length < acts) return refuse('undo/nothing', { seat })
  const intents = undoable.intents.slice(0, -acts)
  const state = intents.reduce(
    (before, intent) => doneAgain(context.game, before, seat, intent),
    undoable.from,
  )
  announce(context, { kind: 'undone', seat })
  const left = intents.length === 0 ? null : { ...undoable, intents }
  const ready = table.play.ready.filter((one) => one !== seat)
  const undone = { ...table, play: { ...table.play, state, undoable: left, ending: null, ready } }
  return ok(
    context.game.phase(state) === context.game.phase(table.play.state) ? undone : reopened(context, undone),
  )
}

/** The table back in the earlier phase that the acts which are left stand in. */
function reopened(context: Context, table: PlayedTable): Table {
  const { beginnings, state, undoable } = table.play
  const at = beginnings.findIndex(({ phase }) => phase === context.game.phase(state))
  const earlier = beginnings.slice(0, at + 1)
  const opened = reopenPhase(context, { ...table, play: { ...table.play, beginnings: earlier } })
  return opened.play ? { ...opened, play: { ...opened.play, undoable } } : opened
}

function doneAgain(game: AnyGame, state: unknown, seat: SeatId, intent: unknown): unknown {
  const applied = game.apply(state, seat, intent)
  if (!applied.ok) throw new Error(`${game.id} refuses what it took before: ${applied.error.code}`)
  return applied.value.state as unknown
}
