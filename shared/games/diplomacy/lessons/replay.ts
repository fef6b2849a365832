// A game replayed from its orders: phase after phase through the game's own functions.
import type { PowerId } from '../board/ids.ts'
import { close } from '../game/closing.ts'
import { write } from '../sheet/sheet.ts'
import { type DiplomacyState, seatOf } from '../game/state.ts'
import { phaseName } from '../turn.ts'
import type { PhaseRecord } from '../view.ts'
import { orderedUnit, type OrderedUnit } from './line.ts'
import { positionTable } from './sandbox.ts'

/** One phase of a recorded game: its name and its orders, powers in any order. */
export interface Sample {
  readonly phase: string
  readonly lines: readonly string[]
}

/** Plays phases from a position. Throws where the lines are not of the phase that is due: a mistake in the data. */
export function replay(start: DiplomacyState, game: readonly Sample[]): readonly PhaseRecord[] {
  return game.reduce(play, start).records
}

function play(state: DiplomacyState, { phase, lines }: Sample): DiplomacyState {
  if (phaseName(state.turn) !== phase) throw new Error(`${phaseName(state.turn)} is due, not ${phase}`)
  return closedWith(state, lines.map(orderedUnit))
}

/** The game after every power handed in its orders and the phase closed. */
function closedWith(state: DiplomacyState, ordered: readonly OrderedUnit[]): DiplomacyState {
  return close(written(state, ordered), [])
}

/** The game with every power's orders on its sheet. */
function written(state: DiplomacyState, ordered: readonly OrderedUnit[]): DiplomacyState {
  const powers = [...new Set(ordered.map(({ unit }) => unit.power))]
  return powers.reduce((before, power) => handedIn(before, power, ordered), state)
}

function handedIn(state: DiplomacyState, power: PowerId, ordered: readonly OrderedUnit[]): DiplomacyState {
  const orders = ordered.flatMap(({ unit, order }) => (unit.power === power && order ? [order] : []))
  const after = write(state, seatOf(power), { kind: 'sheet', orders })
  if (!after.ok) throw new Error(`${phaseName(state.turn)} ${power}: ${after.error.code}`)
  return after.value
}

/** A bare position with its orders on the sheets, so that one of them can be changed. */
export const orderedTable = (ordered: readonly OrderedUnit[]): DiplomacyState =>
  written(positionTable(ordered.map(({ unit }) => unit)), ordered)

/** One turn of a bare position, as its record. Illegal orders are recorded as such. */
export const turnOf = (ordered: readonly OrderedUnit[]): PhaseRecord =>
  closedWith(positionTable(ordered.map(({ unit }) => unit)), ordered).records[0]!
