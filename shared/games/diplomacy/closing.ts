// A phase ends: orders are revealed and carried out, and the calendar moves on to the next phase that anybody needs.
import type { GameEvent, SeatId, Step } from '../../kernel/game.ts'
import type { PowerId } from './board/ids.ts'
import { commanderOf, powersOf } from './command.ts'
import { tossCoin } from './coin.ts'
import { hasUnits } from './decisions.ts'
import { adjust, adjustmentFor, closedLand, move, ownersAfterFall, retreat } from './engine.ts'
import { byTime, byVictory } from './ending.ts'
import type { OrderResult } from './rules/outcome.ts'
import { type DiplomacyState, sheetOf, type Written } from './state.ts'
import { nextMovement, phaseName, retreatsOf, winterOf } from './turn.ts'
import type { PhaseRecord, Turn } from './view.ts'

/** Ends the phase for everybody. Seats in `absent` that wrote nothing leave their powers in civil disorder. */
export function close(state: DiplomacyState, absent: readonly SeatId[]): Step<DiplomacyState> {
  if (state.ending) return { state, events: [] }
  switch (state.turn.phase) {
    case 'movement':
      return closeMovement(state, absent)
    case 'retreats':
      return closeRetreats(state)
    case 'adjustments':
      return closeAdjustments(state)
  }
}

function closeMovement(state: DiplomacyState, absent: readonly SeatId[]): Step<DiplomacyState> {
  const disorder = powersOf(state.options).filter((power) => isDisordered(state, power, absent))
  const { results, strays, units, dislodged, standoffs } = move(state, written(state), disorder)
  const waiting = dislodged.filter(({ retreats }) => retreats.length > 0)
  const moved = { ...state, units, dislodged: waiting, disorder }
  const facts = { results, strays, dislodged, standoffs }
  if (waiting.length === 0) return after(passed(retreatsOf(state.turn)), endSeason(state, moved, facts))
  return opened({ ...recorded(state, moved, facts), turn: retreatsOf(state.turn) })
}

function closeRetreats(state: DiplomacyState): Step<DiplomacyState> {
  const { results, strays, units } = retreat(state, written(state))
  return endSeason(state, { ...state, units, dislodged: [] }, { results, strays })
}

/** After fall centres change hands (R141..R144) and may win the game (R24) before anything is built. */
function endSeason(before: DiplomacyState, moved: DiplomacyState, facts: Facts): Step<DiplomacyState> {
  if (before.turn.season === 'spring')
    return opened({ ...recorded(before, moved, facts), turn: nextMovement(before.turn) })
  const counted = recorded(before, { ...moved, owners: ownersAfterFall(moved) }, facts)
  const won = byVictory(counted)
  if (won) return ended(won)
  const tossed = tossCoin(counted)
  const winter = { ...tossed.state, turn: winterOf(before.turn) }
  const due = powersOf(winter.options).some((power) => adjustmentFor(winter, power).count !== 0)
  const next = due ? opened(winter) : after(passed(winter.turn), endYear(winter))
  return { state: next.state, events: [...tossed.events, ...next.events] }
}

function closeAdjustments(state: DiplomacyState): Step<DiplomacyState> {
  const { results, strays, units } = adjust(state, written(state))
  const unused = unusedBuilds(state, results)
  return endYear(
    recorded(state, { ...state, units }, { results, strays, ...(unused.length > 0 && { unused }) }),
  )
}

/** Builds that were due and come to nothing: whoever did not write them has waived them (R147). */
const unusedBuilds = (state: DiplomacyState, results: readonly OrderResult[]) =>
  powersOf(state.options).flatMap((power) => {
    const used = results.filter(
      ({ unit, outcome }) => unit.power === power && (outcome.kind === 'builds' || outcome.kind === 'waives'),
    )
    const count = adjustmentFor(state, power).count - used.length
    return count > 0 ? [{ power, count }] : []
  })

function endYear(state: DiplomacyState): Step<DiplomacyState> {
  const done = byVictory(state) ?? byTime(state)
  return done ? ended(done) : opened({ ...state, turn: nextMovement(state.turn) })
}

/**
 * R157: nobody plays the power, its player is away with nothing written, or (where the table agreed so) is there and
 * wrote nothing. A sheet written before its author left is handed in.
 */
function isDisordered(state: DiplomacyState, power: PowerId, absent: readonly SeatId[]): boolean {
  const seat = commanderOf(state, power)
  if (!hasUnits(state, power)) return false
  if (seat === null) return true
  if (sheetOf(state, seat).drafts.length > 0) return false
  return absent.includes(seat) || state.options.missingSheet === 'civil-disorder'
}

/** Every sheet's orders, seats in the order of their names so that nothing hangs on who wrote first. */
const written = (state: DiplomacyState): readonly Written[] =>
  Object.keys(state.sheets)
    .sort()
    .flatMap((seat) => sheetOf(state, seat as SeatId).drafts)

type Facts = Pick<PhaseRecord, 'results' | 'strays'> &
  Partial<Pick<PhaseRecord, 'dislodged' | 'standoffs' | 'unused'>>

function recorded(before: DiplomacyState, after: DiplomacyState, facts: Facts): DiplomacyState {
  const closed = closedLand(before)
  const record: PhaseRecord = {
    index: before.records.length,
    turn: before.turn,
    units: before.units,
    owners: before.owners,
    dislodged: before.dislodged,
    standoffs: [],
    ...(closed.length > 0 && { closed }),
    ...facts,
    unitsAfter: after.units,
    ownersAfter: after.owners,
  }
  return { ...after, sheets: {}, records: [...before.records, record] }
}

/** A phase nobody has anything to do in is passed over, and said to be (R29). */
const passed = (turn: Turn): GameEvent => ({ kind: 'passed-over', data: { phase: phaseName(turn) } })

const after = (news: GameEvent, step: Step<DiplomacyState>): Step<DiplomacyState> => ({
  state: step.state,
  events: [news, ...step.events],
})

const opened = (state: DiplomacyState): Step<DiplomacyState> => ({
  state,
  events: [{ kind: 'phase', data: { phase: phaseName(state.turn) } }],
})

/** The news that a game is over, with the reason and the winners. */
export const ended = (state: DiplomacyState): Step<DiplomacyState> => {
  const news: GameEvent = { kind: 'ended', data: state.ending }
  return { state, events: [news] }
}
