// How an evening moves on: stage after stage, the phase closes, its results are read, the next one opens.
import type { SeatId } from '../kernel/game.ts'
import { lapseBallot, lapseClockBallot } from './ballots.ts'
import { newBell } from './bell.ts'
import { announce, type Doing, tell } from './doing.ts'
import { endGame, hasEnded, remembered } from './ending.ts'
import type { CLOSED_BY } from './news.ts'
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

/** A game whose phases never ask anybody anything is broken, not long. */
const MOST_SKIPPED = 200

/**
 * Ends the stage now: the next one starts, or the phase closes, or the reading is over. `by` is what people hear of it;
 * null where nobody had anything to decide.
 */
export function endStage(doing: Doing, before: PlayedTable, by: (typeof CLOSED_BY)[number] | null): Table {
  const now = stageNow(doing.game, before)
  if (by !== null) announce(doing, { kind: 'stage-ended', by })
  const table = lapseClockBallot(doing, before)
  if (!now) return openPhase(doing, table)
  const next = nextStage(doing.game, table, table.play)
  return next ? openStage(doing, table, next) : closePhase(doing, table)
}

/** Opens the phase the game stands in; phases in which nobody decides pass, and their results are read. */
export function openPhase(doing: Doing, table: PlayedTable): Table {
  const settled = passEmptyPhases(doing, table)
  if (settled.play.skipped.length > 0) return openReading(doing, settled, table)
  const begun = { ...settled, play: withBeginning(doing.game, settled.play) }
  const first = nextStage(doing.game, begun, { ...begun.play, stage: { kind: 'reading' } })
  if (!first) throw new Error(`${doing.game.id} has no stages in ${doing.game.phase(begun.play.state)}`)
  return openStage(doing, begun, first)
}

/** Opens the last stage of the phase the game stands in: what is written may be mended, the talks are over. */
export function reopenPhase(doing: Doing, table: PlayedTable): Table {
  const last = keptStages(doing.game, table.play.state, table.settings).at(-1)
  if (!last) throw new Error(`${doing.game.id} has no stages in ${phaseOf(doing, table.play)}`)
  return openStage(doing, table, last)
}

/**
 * Does what has become due after a change: absent seats play their turns, a phase nobody decides in passes, a stage
 * everybody is done with ends. A paused table only remembers.
 */
export function settle(doing: Doing, table: Table): Table {
  const { play } = table
  if (!play || play.stage.kind === 'ended' || play.paused) return table
  const moved = playAbsentTurns(doing, { ...table, play })
  if (hasEnded(doing, moved.play)) return endGame(moved)
  if (phaseOf(doing, moved.play) !== phaseOf(doing, play)) return openPhase(doing, moved)
  if (moved.play.stage.kind === 'stage' && nobodyDecides(doing.game, moved, moved.play)) {
    return closePhase(doing, moved)
  }
  return allReady(doing.game, moved) ? endStage(doing, moved, 'ready') : moved
}

/** What follows an intent: a game played in turns may have moved on by itself, or be over. */
export function afterIntent(doing: Doing, before: PlayedTable, state: unknown): Table {
  const table = { ...before, play: { ...before.play, state } }
  if (hasEnded(doing, table.play)) return endGame(table)
  if (phaseOf(doing, table.play) !== phaseOf(doing, before.play)) return openPhase(doing, table)
  return settle(doing, table)
}

/** A seat's time is out: the game decides for it as for an absent seat; what is written already stands. */
export function playFor(doing: Doing, table: Table, seat: SeatId): Table {
  const { play } = table
  const open = play && decisions(doing.game, play).find((decision) => decision.seat === seat)
  if (!play || !open || play.stage.kind !== 'stage') return table
  const played = open.drafted ? play : { ...standIn(doing, play, seat), undoable: null }
  const ready = open.manner === 'sealed' ? [...played.ready, seat] : played.ready
  return afterIntent(doing, { ...table, play: { ...play, undoable: null, ready } }, played.state)
}

const phaseOf = (doing: Doing, play: Play): string => doing.game.phase(play.state)

/** The game resolves the phase; what it says is read before the next clock starts. */
function closePhase(doing: Doing, table: PlayedTable): Table {
  const lapsed = lapseBallot(doing, table)
  const closed = closeOnce(doing, lapsed)
  return openReading(doing, passEmptyPhases(doing, closed), lapsed)
}

function closeOnce(doing: Doing, table: PlayedTable): PlayedTable {
  const { game } = doing
  const absent = absentSeats(table)
  const asked = decisions(game, table.play).filter(({ seat }) => absent.includes(seat))
  const stoodIn = asked.reduce((play, { seat }) => standIn(doing, play, seat), table.play)
  // A stand-in's turn may have closed the phase already: the next one is not closed with it.
  const moved = phaseOf(doing, stoodIn) !== phaseOf(doing, table.play) || hasEnded(doing, stoodIn)
  if (moved) return { ...table, play: { ...stoodIn, ready: [] } }
  const step = game.close(stoodIn.state, absent)
  tell(doing, step.events)
  return { ...table, play: { ...stoodIn, state: step.state as unknown, ready: [] } }
}

function passEmptyPhases(doing: Doing, table: PlayedTable): PlayedTable {
  const skipped: string[] = []
  let now = playAbsentTurns(doing, table)
  while (!hasEnded(doing, now.play) && nobodyDecides(doing.game, now, now.play)) {
    const phase = phaseOf(doing, now.play)
    if (skipped.length === MOST_SKIPPED)
      throw new Error(`${doing.game.id} asks nobody anything from ${phase} on`)
    skipped.push(phase)
    now = playAbsentTurns(doing, closeOnce(doing, now))
  }
  return { ...now, play: { ...now.play, skipped } }
}

function openReading(doing: Doing, table: PlayedTable, before: PlayedTable): Table {
  const closings = table.play.closings + 1
  const counted = { ...table, play: { ...table.play, closings, before: remembered(before) } }
  const timed = concludeOnTime(doing, counted)
  if (hasEnded(doing, timed.play)) return endGame(timed)
  return startClock(doing, timed, { kind: 'reading' }, table.settings.clock.reading)
}

/** The agreed hour has come (R26): the round under way was played to its end, another one does not begin. */
function concludeOnTime(doing: Doing, table: PlayedTable): PlayedTable {
  const { play, settings } = table
  if (settings.endAt === null || doing.calendar < settings.endAt || hasEnded(doing, play)) return table
  const [first] = doing.game.stages(play.state)
  if (first?.name !== 'negotiation' && first?.name !== 'turn') return table
  const step = doing.game.conclude(play.state, 'time', [])
  tell(doing, step.events)
  return { ...table, play: { ...play, state: step.state as unknown } }
}

function openStage(doing: Doing, table: PlayedTable, kept: KeptStage): Table {
  const { stage, index } = kept
  const seconds = stageSeconds(stage, table.settings)
  const opened = startClock(doing, table, { kind: 'stage', index }, seconds)
  return isIdleTalk(doing, opened, kept) ? endStage(doing, opened, null) : settle(doing, opened)
}

/** Talks among computers alone: nobody there to hold them. */
function isIdleTalk(doing: Doing, table: PlayedTable, { stage, last }: KeptStage): boolean {
  if (stage.early !== 'all-agree' || last || awaitedSeats(doing.game, table).length > 0) return false
  return doing.game.alive(table.play.state).some((seat) => holderOf(table, seat)?.kind === 'computer')
}

function startClock(
  doing: Doing,
  table: PlayedTable,
  stage: Play['stage'],
  seconds: number | null,
): PlayedTable {
  const { play } = table
  return {
    ...table,
    play: { ...play, stage, bell: newBell(seconds, doing.now, play.paused), ready: [], undoable: null },
  }
}

/** Absent seats whose turn it is play as the game says, until somebody who is there has the turn. */
function playAbsentTurns(doing: Doing, table: PlayedTable): PlayedTable {
  const absent = new Set(absentSeats(table))
  let { play } = table
  if (!somebodyPlays(doing.game, table, play)) return table
  for (let turns = 0; turns < MOST_SKIPPED; turns++) {
    const turn = decisions(doing.game, play).find(
      ({ seat, manner }) => manner === 'in-turn' && absent.has(seat),
    )
    if (!turn) break
    const after = standIn(doing, play, turn.seat)
    if (after === play) break
    play = after
  }
  return { ...table, play }
}

/** The game's own intents for a seat nobody sits on; one the game refuses is left out, for the clock must go on. */
function standIn(doing: Doing, play: Play, seat: SeatId): Play {
  let { state } = play
  const phase = phaseOf(doing, play)
  for (const intent of doing.game.standIn(state, seat) as readonly unknown[]) {
    if (doing.game.phase(state) !== phase) break
    const applied = doing.game.apply(state, seat, intent)
    if (!applied.ok) continue
    state = applied.value.state as unknown
    tell(doing, applied.value.events)
  }
  return state === play.state ? play : { ...play, state, undoable: null }
}
