// War status and victory at the end of a turn (5.0, 6.0 E, 16.1).
import { deckOf, type Level } from '../facts/cards.ts'
import { AP, CP, SEATS, sideName, type Side } from '../facts/nations.ts'
import { SPACES } from '../facts/spaces.ts'
import { ENTRIES } from '../facts/setup.ts'
import { ARMISTICE, AUTOMATIC_VICTORY, LIMITED_WAR, TOTAL_WAR } from '../facts/tables.ts'
import { seasonOf } from '../facts/turns.ts'
import { putUnits } from '../state/beginning.ts'
import type { Scenario } from '../scenarios/scenarios.ts'
import { type Both, inForce, withSide } from '../state/state.ts'
import type { Work } from '../state/work.ts'
import { bidChange } from './bidding.ts'
import { chargeMandates } from './mandates.ts'

/** Who wins with so many victory points when the scenario is over; null is a draw (5.1). */
export function winnerAt(scenario: Scenario, points: number): Side | null {
  if (points >= scenario.levels.cp) return CP
  if (points <= scenario.levels.ap) return AP
  return scenario.between === 'ap' ? AP : null
}

/** Who would win with a total, and how many points each side lacks to win with its own (5.1, 5.7.4). */
export interface Standing {
  readonly winner: Side | null
  readonly lacks: Both<number>
}

/** How a total stands, before the scenario is over. */
export function standingAt(scenario: Scenario, points: number): Standing {
  const winner = winnerAt(scenario, points)
  const lacks = (side: Side, points: number) => (winner === side ? 0 : points)
  return {
    winner,
    lacks: [lacks(CP, scenario.levels.cp - points), lacks(AP, points - scenario.levels.ap)],
  }
}

/** The side that wins at once with so many points; this applies in the War Status phase alone (5.1.2). */
export const automaticWinner = (points: number): Side | null =>
  points >= AUTOMATIC_VICTORY.cp ? CP : points <= AUTOMATIC_VICTORY.ap ? AP : null

/** Ends the game by points, which the bid for sides changes (5.6.1.1). */
function endByPoints(work: Work, how: string): void {
  const change = bidChange(work.state)
  if (change !== 0) work.score(change, { why: 'bid' })
  end(work, how, winnerAt(work.scenario, work.state.points))
}

function end(work: Work, how: string, winner: Side | null): void {
  const { state } = work
  state.segment = 'ended'
  state.pending = null
  state.ended = { how, who: winner === null ? SEATS : [SEATS[winner]] }
  work.log({ kind: 'ended', how, total: state.points })
}

/** The War Status phase. */
export function warStatus(work: Work): void {
  const { state, scenario } = work
  chargeMandates(work)
  if (seasonOf(state.turn) === 'winter' && inForce(state, 'ap-02')) work.score(-1, { why: 'blockade' })
  const automatic = automaticWinner(state.points)
  if (automatic !== null) {
    end(work, 'automatic', automatic)
    return
  }
  if (state.combined >= ARMISTICE) {
    endByPoints(work, 'armistice')
    return
  }
  if (state.turn === scenario.lastTurn) {
    endByPoints(work, 'points')
    return
  }
  if (scenario.commitment === 'rises' && state.turn > 1)
    for (const side of [CP, AP] as const) raise(work, side)
}

/** The level that a war status reaches from another, one at a time (16.1.3, 16.1.4). */
export function levelAfter(level: Level, status: number, turn: number): Level {
  if (turn < 2) return level
  if (level === 'mobilization') return status >= LIMITED_WAR ? 'limited' : level
  return status >= TOTAL_WAR ? 'total' : level
}

function raise(work: Work, side: Side): void {
  const { state } = work
  const before = state.levels[side]
  const level = levelAfter(before, state.status[side], state.turn)
  if (level === before) return
  state.levels = withSide(state.levels, side, level)
  state.decks = withSide(state.decks, side, [...state.decks[side], ...deckOf(side, level)])
  state.mixing = withSide(state.mixing, side, true)
  work.log({ kind: 'level', side: sideName(side), level })
  if (side === CP && level === 'limited') enterTurkey(work)
}

/** Brings Turkey in with the Limited War of the Central Powers (16.1.3.1). */
function enterTurkey(work: Work): void {
  const entry = ENTRIES.find(({ nation }) => nation === 'tu')
  if (!entry) throw new Error('Turkey has no entry')
  work.state.atWar = [...work.state.atWar, 'tu']
  work.edit(['at', 'reduced', 'holder', 'trench'], (board) => {
    for (const { index, opens } of SPACES)
      if (opens?.trigger === 'turkey-entry') board.holder[index] = opens.side
    putUnits(board, entry.placements)
  })
  work.log({ kind: 'entered', nation: 'tu' })
}
