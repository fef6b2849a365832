// The whole of a game between two intents: plain JSON, the same on every machine.
import type { SeatId } from '../../kernel/game.ts'
import type { PowerId } from './board/ids.ts'
import type { Unit } from './board/unit.ts'
import type { DiplomacyOptions } from './options.ts'
import type { Dislodged } from './rules/outcome.ts'
import type { Ownership } from './rules/ownership.ts'
import type { DiplomacyView, Draft, PhaseRecord, Turn } from './view.ts'

/** An order in a sheet: whose it is, and the unit, build or waiver it belongs to. */
export interface Written extends Draft {
  readonly power: PowerId
  /** The province of the unit or the build; any name of its own for a waiver. */
  readonly slot: string
}

/** A seat's sealed orders with the steps back and forward; it lives as long as its phase. */
export interface Sheet {
  readonly drafts: readonly Written[]
  readonly past: readonly (readonly Written[])[]
  readonly future: readonly (readonly Written[])[]
}

export const EMPTY_SHEET: Sheet = { drafts: [], past: [], future: [] }

export interface DiplomacyState {
  readonly options: DiplomacyOptions
  readonly seed: string
  readonly turn: Turn
  /** Units that hold a space; the dislodged wait apart. */
  readonly units: readonly Unit[]
  readonly dislodged: readonly Dislodged[]
  readonly owners: Ownership
  /** Powers in civil disorder since the last movement phase, until the next one (R157..R160). */
  readonly disorder: readonly PowerId[]
  /** The power whose seat commands the neutral one from the spring after the coin (R176); null before. */
  readonly ally: PowerId | null
  /** Only seats that have written something. */
  readonly sheets: Readonly<Record<SeatId, Sheet>>
  readonly records: readonly PhaseRecord[]
  readonly ending: DiplomacyView['ending']
}

/** A seat of Diplomacy is named by the power that sits on it. */
export const seatOf = (power: PowerId): SeatId => power as string as SeatId
export const powerOf = (seat: SeatId): PowerId => seat as string as PowerId

/** The sheet of a seat, empty where nothing was written. */
export const sheetOf = (state: DiplomacyState, seat: SeatId): Sheet => state.sheets[seat] ?? EMPTY_SHEET
