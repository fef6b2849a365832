// A clock for each seat, for stages in which one seat decides after another. They are updated after every command, so
// no other part of the table has to do it.
import type { SeatId } from '../kernel/game.ts'
import { announce, type Context } from './context.ts'
import { playFor } from './phases.ts'
import { given, newSeatClock, nextTelling, type SeatClock, timeLeft, turned } from './seat-clock.ts'
import { awaitedSeats, decisions, stageNow } from './stages.ts'
import { holderOf, isPerson, type PlayedTable, type Table } from './table.ts'

/**
 * The table after a command: the clocks of the seats that decide now run, and seats whose turn is over got their
 * bonus.
 */
export function setSeatClocks(context: Context, before: Table, after: Table): Table {
  const { turns } = after.settings.clock
  const { play } = after
  if (!play) return after
  if (!turns) return play.seatClocks.length === 0 ? after : { ...after, play: { ...play, seatClocks: [] } }
  // A game that is played in turns for some phases alone has no clocks in the others.
  const stages = context.game.stages(play.state)
  if (stages.length > 0 && !stages.some(({ name }) => name === 'turn'))
    return play.seatClocks.length === 0 ? after : { ...after, play: { ...play, seatClocks: [] } }
  const deciding = new Set(decidingSeats(context, after))
  if (play.seatClocks.length === 0 && stageNow(context.game, after)?.stage.name !== 'turn') return after
  const over = turnsOver(context, before, after)
  const bonus = wentBack(before, after) ? -turns.bonus : turns.bonus
  const clocks = after.seats.map(({ seat }) => {
    const clock = play.seatClocks.find((one) => one.seat === seat) ?? newSeatClock(seat, turns, context.now)
    const longer = over.includes(seat) ? given(clock, bonus, turns, context.now) : clock
    const runs = deciding.has(seat)
    // The game decides each further turn of a seat whose time is used up, as soon as the clock runs again.
    const again =
      runs && longer.bell.kind !== 'running' && longer.told === 'out' && turns.whenOut === 'played'
    return turned(again ? { ...longer, told: 'short' } : longer, runs, context.now)
  })
  return { ...after, play: { ...play, seatClocks: clocks } }
}

/** When a seat's time has to be announced, on the host's clock in milliseconds; null when there is no such time. */
export function nextSeatBell({ play, settings: { clock } }: Table): number | null {
  const { turns } = clock
  if (!play || !turns) return null
  const instants = play.seatClocks.map((one) => nextTelling(one, turns)).filter((at) => at !== null)
  return instants.length === 0 ? null : Math.min(...instants)
}

/** Announces time that is short or out. Where the table is set so, the game decides for a seat whose time is out. */
export function ringSeatBells(context: Context, table: PlayedTable): Table {
  const { turns } = table.settings.clock
  if (!turns) return table
  const due = table.play.seatClocks.filter((clock) => (nextTelling(clock, turns) ?? Infinity) <= context.now)
  const isOut = (clock: SeatClock) => timeLeft(clock, context.now) === 0
  for (const clock of due)
    announce(context, { kind: isOut(clock) ? 'time-out' : 'time-short', seat: clock.seat })
  const seatClocks = table.play.seatClocks.map((clock): SeatClock =>
    due.includes(clock) ? { ...clock, told: isOut(clock) ? 'out' : 'short' } : clock,
  )
  const warned: Table = { ...table, play: { ...table.play, seatClocks } }
  if (turns.whenOut === 'told') return warned
  return due.filter(isOut).reduce((now: Table, { seat }) => playFor(context, now, seat), warned)
}

/** Gives more time to every seat that has to decide now. */
export function giveSeats(context: Context, table: PlayedTable, seconds: number): PlayedTable {
  const { turns } = table.settings.clock
  if (!turns) return table
  const seatClocks = table.play.seatClocks.map((clock) =>
    clock.bell.kind === 'running' ? given(clock, seconds, turns, context.now) : clock,
  )
  return { ...table, play: { ...table.play, seatClocks } }
}

/** People who have to decide something in their turn: their time runs. */
function decidingSeats(context: Context, table: Table): SeatId[] {
  const { play } = table
  if (!play || play.paused || stageNow(context.game, table)?.stage.name !== 'turn') return []
  return awaitedSeats(context.game, table).filter(
    (seat) => isPerson(holderOf(table, seat)) && !play.ready.includes(seat),
  )
}

/** Whether the command took the end of a turn back: fewer phases have begun than before. */
const wentBack = (before: Table, after: Table): boolean =>
  (after.play?.beginnings.length ?? 0) < (before.play?.beginnings.length ?? 0)

/**
 * Seats whose turn the command ended: they had it before, and the phase is another one now. The answer of another seat
 * may end a turn, which is still that of the seat that the phase names. Where a phase names none, each seat that decided
 * had a turn.
 */
function turnsOver({ game }: Context, before: Table, after: Table): SeatId[] {
  if (!before.play || !after.play || game.phase(before.play.state) === game.phase(after.play.state)) return []
  // Going back gives no bonus.
  if (before.play.rollbacks !== after.play.rollbacks) return []
  // A seat that takes back the end of its turn loses the bonus it got for that.
  const [table, play] = wentBack(before, after) ? [after, after.play] : [before, before.play]
  const stage = stageNow(game, table)?.stage
  // Questions alone are no turn: who answers them gets no bonus.
  if (stage?.turnOf !== undefined) return stage.endable === false ? [] : [stage.turnOf]
  return decisions(game, play)
    .filter(({ manner }) => manner === 'in-turn')
    .map(({ seat }) => seat)
}
