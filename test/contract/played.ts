// Plays Diplomacy by typed orders, for tests over several phases.
import { expect } from 'vitest'
import { keyed } from '../../shared/kernel/chance.ts'
import type { PowerId, ProvinceId } from '../../shared/games/diplomacy/board/ids.ts'
import type { Unit } from '../../shared/games/diplomacy/board/unit.ts'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import { type DiplomacyState, seatOf } from '../../shared/games/diplomacy/game/state.ts'
import type { DiplomacyView, PhaseRecord, SheetView } from '../../shared/games/diplomacy/view.ts'
import type { Turn } from '../../shared/games/diplomacy/turn.ts'
import type { SeatId } from '../../shared/kernel/game.ts'

export const seat = (name: string): SeatId => seatOf(name as PowerId)

/** A new game; `seed` matters only where a coin is tossed. */
export const newGame = (options: object = {}, seed = 'story'): DiplomacyState =>
  diplomacy.setup({ seed: keyed(seed), options: diplomacy.optionsSchema.parse(options) })

/** The powers of the standard board. */
export const POWERS: readonly PowerId[] = diplomacy
  .view(newGame(), { kind: 'screen' })
  .powers.map(({ power }) => power)

/** `FRANCE A PAR` as a unit, and back. */
export function unit(text: string): Unit {
  const [power, type, at] = text.split(' ')
  return { power, type, at } as unknown as Unit
}
export const named = ({ power, type, at }: Unit): string => `${power} ${type} ${at}`

/** A game moved to a position: units as `FRANCE A PAR`, centres as `FRANCE: 'PAR MAR'`. */
export function position(
  state: DiplomacyState,
  units: readonly string[],
  centres: Readonly<Record<string, string>> = {},
  turn: Partial<Turn> = {},
): DiplomacyState {
  const owners = Object.entries(centres).flatMap(([power, list]) =>
    list.split(' ').map((centre) => [centre as ProvinceId, power as PowerId] as const),
  )
  return {
    ...state,
    units: units.map(unit),
    owners: owners.length > 0 ? Object.fromEntries(owners) : state.owners,
    turn: { ...state.turn, ...turn },
  }
}

/** The game after a power typed orders, `;` between them; throws the code of a refusal. */
export function orders(state: DiplomacyState, power: string, text: string): DiplomacyState {
  const step = diplomacy.apply(state, seat(power), {
    kind: 'write',
    text: text.replaceAll(';', '\n'),
    language: 'en',
  })
  if (!step.ok) throw new Error(`${power}: ${JSON.stringify(step.error)}`)
  return step.value.state
}

/** The game after each power typed its orders and the phase closed. */
export function turn(
  state: DiplomacyState,
  sheets: Readonly<Record<string, string>> = {},
  absent: readonly string[] = [],
): DiplomacyState {
  const written = Object.entries(sheets).reduce((now, [power, text]) => orders(now, power, text), state)
  return diplomacy.close(written, absent.map(seat)).state
}

export const screen = (state: DiplomacyState): DiplomacyView => diplomacy.view(state, { kind: 'screen' })

export function sheetOf(state: DiplomacyState, power: string): SheetView {
  const [sheet] = diplomacy.view(state, { kind: 'seats', seats: [seat(power)] }).sheets
  if (!sheet) throw new Error(`${power} has no sheet`)
  return sheet
}

export function lastRecord(state: DiplomacyState): PhaseRecord {
  const record = state.records.at(-1)
  expect(record).toBeDefined()
  return record as PhaseRecord
}

/** The result of the unit in a place. */
export const outcomeOf = (state: DiplomacyState, at: string) =>
  lastRecord(state).results.find((result) => (result.unit.at as string) === at)?.outcome
