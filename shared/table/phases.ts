// How a game proceeds: stage after stage, the phase closes, its results are read, the next one opens.
import type { SeatId } from '../kernel/game.ts'
import { lapseBallot, lapseClockBallot } from './ballot-result.ts'
import { newBell } from './bell.ts'
import { calendarBell, calendarEnd } from './calendar-bell.ts'
import { announce, type Context, tell } from './context.ts'
import { bellRemembered, endGame, hasEnded, remembered } from './ending.ts'
import type { ClosedBy } from './news-schema.ts'
import {
  absentSeats,
  allReady,
  awaitedSeats,
  decisions,
  type KeptStage,
  keptStages,
  nextStage,
  nobodyDecides,
  somebodyPlays,
  stageNow,
  stageSeconds,
} from './stages.ts'
import { withBeginning } from './rollback.ts'
import { holderOf, type Play, type PlayedTable, type Table } from './table.ts'

/** A game whose phases never ask for a decision is broken. */
const MOST_SKIPPED = 200

/**
 * Ends the stage now: the next one starts, or the phase closes, or the reading is over. `by` is the cause in the
 * news; null where no seat had anything to decide.
 */
export function endStage(context: Context, before: PlayedTable, by: ClosedBy | null): Table {
  const now = stageNow(context.game, before)
  if (by !== null) announce(context, { kind: 'stage-ended', by })
  const table = lapseClockBallot(context, before)
  if (!now) return openPhase(context, table)
  const next = nextStage(context.game, table, table.play)
  return next ? openStage(context, table, next) : closePhase(context, table)
}

/** Opens the game's current phase. Phases without decisions pass, and their results are read. */
export function openPhase(context: Context, table: PlayedTable): Table {
  const passed = passEmptyPhases(context, table)
  if (passed.play.skipped.length > 0) return openReading(context, passed, table)
  // The last turns were those of absent seats.
  if (hasEnded(context, passed.play)) return endGame(passed)
  const begun = { ...passed, play: withBeginning(context.game, passed.play) }
  const first = nextStage(context.game, begun, { ...begun.play, stage: { kind: 'reading' } })
  if (!first) throw new Error(`${context.game.id} has no stages in ${context.game.phase(begun.play.state)}`)
  return openStage(context, begun, first)
}

/** Opens the last stage of the game's current phase: orders may be corrected, the talks are over. */
export function reopenPhase(context: Context, table: PlayedTable): Table {
  const last = keptStages(context.game, table.play.state, table.settings).at(-1)
  if (!last) throw new Error(`${context.game.id} has no stages in ${phaseOf(context, table.play)}`)
  return openStage(context, table, last)
}

/**
 * Does what has become due after a change: absent seats play their turns, a phase without decisions passes, a stage
 * in which all are ready ends. A paused table waits with this.
 */
export function advance(context: Context, table: Table): Table {
  const { play } = table
  if (!play || play.stage.kind === 'ended' || play.paused) return table
  const moved = playAbsentTurns(context, { ...table, play })
  if (hasEnded(context, moved.play)) return endGame(moved)
  if (phaseOf(context, moved.play) !== phaseOf(context, play)) return openPhase(context, moved)
  if (moved.play.stage.kind === 'stage' && nobodyDecides(context.game, moved, moved.play)) {
    return closePhase(context, moved)
  }
  return allReady(context.game, moved) ? endStage(context, moved, 'ready') : moved
}

/** What follows an intent: a game played in turns may have moved on by itself, or be over. */
export function afterIntent(context: Context, before: PlayedTable, state: unknown): Table {
  const table = { ...before, play: { ...before.play, state } }
  if (hasEnded(context, table.play)) return endGame(table)
  if (phaseOf(context, table.play) === phaseOf(context, before.play)) return advance(context, table)
  const opened = openPhase(context, table)
  const { play } = opened
  // Until somebody acts in the new phase, nobody has seen more of the turn that is over than before.
  return play?.stage.kind === 'stage' && play.state === state
    ? { ...opened, play: { ...play, undoable: table.play.undoable } }
    : opened
}

/** A seat's time is out: the game decides for it as for an absent seat; what is written already stands. */
export function playFor(context: Context, table: Table, seat: SeatId): Table {
  const { play } = table
  const open = play && decisions(context.game, play).find((decision) => decision.seat === seat)
  if (!play || !open || play.stage.kind !== 'stage') return table
  const played = open.drafted ? play : { ...playAbsent(context, play, seat), undoable: null }
  const ready = open.manner === 'sealed' ? [...played.ready, seat] : played.ready
  return afterIntent(context, { ...table, play: { ...play, undoable: null, ready } }, played.state)
}

/** The result of a vote is told until the phase is over in which it was cast. */
export const withoutResult = (table: PlayedTable): PlayedTable => ({
  ...table,
  play: { ...table.play, lastBallot: null },
})

const phaseOf = (context: Context, play: Play): string => context.game.phase(play.state)

/** The game resolves the phase; its results are read before the next clock starts. */
function closePhase(context: Context, table: PlayedTable): Table {
  const lapsed = lapseBallot(context, withoutResult(table))
  const closed = closeOnce(context, lapsed)
  return openReading(context, passEmptyPhases(context, closed), lapsed)
}

function closeOnce(context: Context, table: PlayedTable): PlayedTable {
  const { game } = context
  const absent = absentSeats(table)
  const asked = decisions(game, table.play).filter(({ seat }) => absent.includes(seat))
  const played = asked.reduce((play, { seat }) => playAbsent(context, play, seat), table.play)
  // The turn of an absent seat may have closed the phase already: the next one is not closed with it.
  const moved = phaseOf(context, played) !== phaseOf(context, table.play) || hasEnded(context, played)
  if (moved) return { ...table, play: { ...played, ready: [] } }
  const step = game.close(played.state, absent)
  tell(context, step.events)
  return { ...table, play: { ...played, state: step.state as unknown, ready: [] } }
}

function passEmptyPhases(context: Context, table: PlayedTable): PlayedTable {
  const skipped: string[] = []
  let now = playAbsentTurns(context, table)
  while (!hasEnded(context, now.play) && nobodyDecides(context.game, now, now.play)) {
    const phase = phaseOf(context, now.play)
    if (skipped.length === MOST_SKIPPED)
      throw new Error(`${context.game.id} asks nobody anything from ${phase} on`)
    skipped.push(phase)
    now = playAbsentTurns(context, closeOnce(context, now))
  }
  return { ...now, play: { ...now.play, skipped } }
}

function openReading(context: Context, table: PlayedTable, before: PlayedTable): Table {
  const closings = table.play.closings + 1
  const counted = { ...table, play: { ...table.play, closings, before: remembered(context, before) } }
  const timed = concludeOnTime(context, counted)
  if (hasEnded(context, timed.play)) return endGame(timed)
  const kept = timed.play.before ?? bellRemembered(context, before)
  return startClock(
    context,
    { ...timed, play: { ...timed.play, before: kept } },
    { kind: 'reading' },
    table.settings.clock.reading,
  )
}

/** The agreed hour has come (R26): the current round was played to its end, and no other begins. */
function concludeOnTime(context: Context, table: PlayedTable): PlayedTable {
  const { play, settings } = table
  if (settings.endAt === null || context.calendar < settings.endAt || hasEnded(context, play)) return table
  const [first] = context.game.stages(play.state)
  if (first?.name !== 'negotiation' && first?.name !== 'turn') return table
  const step = context.game.conclude(play.state, 'time', [])
  tell(context, step.events)
  return { ...table, play: { ...play, state: step.state as unknown } }
}

function openStage(context: Context, table: PlayedTable, kept: KeptStage): Table {
  const { stage, index } = kept
  const seconds = stageSeconds(stage, table.settings)
  const opened = startClock(context, table, { kind: 'stage', index }, seconds)
  return isIdleTalk(context, opened, kept) ? endStage(context, opened, null) : advance(context, opened)
}

/** Talks among computers alone are skipped. */
function isIdleTalk(context: Context, table: PlayedTable, { stage, last }: KeptStage): boolean {
  if (stage.early !== 'all-agree' || last || awaitedSeats(context.game, table).length > 0) return false
  return context.game.alive(table.play.state).some((seat) => holderOf(table, seat)?.kind === 'computer')
}

function startClock(
  context: Context,
  table: PlayedTable,
  stage: Play['stage'],
  seconds: number | null,
): PlayedTable {
  const play: Play = { ...table.play, stage, ready: [], undoable: null, ending: null }
  const { calendar } = table.settings.clock
  const bell = calendar
    ? calendarBell(calendar, calendarEnd(context.game, { ...table, play }), context, play.paused)
    : newBell(seconds, context.now, play.paused)
  return { ...table, play: { ...play, bell } }
}

/** Absent seats whose turn it is play as the game says, until a present seat has the turn. */
function playAbsentTurns(context: Context, table: PlayedTable): PlayedTable {
  const absent = new Set(absentSeats(table))
  let { play } = table
  if (!somebodyPlays(context.game, table, play)) return table
  for (let turns = 0; turns < MOST_SKIPPED; turns++) {
    const turn = decisions(context.game, play).find(
      ({ seat, manner }) => manner === 'in-turn' && absent.has(seat),
    )
    if (!turn) break
    const after = playAbsent(context, play, turn.seat)
    if (after === play) break
    play = after
  }
  return { ...table, play }
}

/**
 * The game's own intents for a seat without a holder. One that the game refuses is left out, for the clock must go
 * on.
 */
function playAbsent(context: Context, play: Play, seat: SeatId): Play {
  let { state } = play
  const phase = phaseOf(context, play)
  for (const intent of context.game.absentIntents(state, seat) as readonly unknown[]) {
    if (context.game.phase(state) !== phase) break
    const applied = context.game.apply(state, seat, intent)
    if (!applied.ok) continue
    state = applied.value.state as unknown
    tell(context, applied.value.events)
  }
  return state === play.state ? play : { ...play, state, undoable: null }
}
