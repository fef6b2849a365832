// A game told from its orders: phase after phase through the game's own door.
import { close } from '../closing.ts'
import type { PowerId } from '../board/ids.ts'
import { phaseName } from '../turn.ts'
import { write } from '../sheet.ts'
import { type DiplomacyState, seatOf } from '../state.ts'
import type { PhaseRecord } from '../view.ts'
import { orderedUnit } from './line.ts'

/** One phase of a written-down game: its name and its orders, powers in any order. */
export interface Sample {
  readonly phase: string
  readonly lines: readonly string[]
}

/** Plays phases from a position. Throws where the lines are not those of the phase that is due: a mistake in the data. */
export function replay(start: DiplomacyState, game: readonly Sample[]): readonly PhaseRecord[] {
  return game.reduce(play, start).records
}

function play(state: DiplomacyState, { phase, lines }: Sample): DiplomacyState {
  if (phaseName(state.turn) !== phase) throw new Error(`${phaseName(state.turn)} is due, not ${phase}`)
  const ordered = lines.map(orderedUnit)
  const powers = [...new Set(ordered.map(({ unit }) => unit.power))]
  const written = powers.reduce((before, power: PowerId) => {
    const orders = ordered.flatMap(({ unit, order }) => (unit.power === power && order ? [order] : []))
    const after = write(before, seatOf(power), { kind: 'sheet', orders })
    if (!after.ok) throw new Error(`${phase} ${power}: ${after.error.code}`)
    return after.value
  }, state)
  return close(written, []).state
}
