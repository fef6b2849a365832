// The whole of a game between two intents: plain JSON, the same on every machine.
import { chanceOf, type Seed } from '../../../kernel/chance.ts'
import type { SeatId } from '../../../kernel/game.ts'
import type { Random } from '../../../kernel/random.ts'
import type { PowerId } from '../board/ids.ts'
import type { Declared } from '../declarations/declaration.ts'
import type { Deferred } from '../declarations/deferred.ts'
import type { DiplomacyOptions } from '../options/options.ts'
import type { Homes } from '../rules/homes.ts'
import { lastingIn } from '../position/lasting.ts'
import type { Position } from '../position/position.ts'
import type { DiplomacyView, Draft, PhaseRecord, Slot } from '../view.ts'

/** An order in a sheet, with the unit, build or waiver it belongs to. */
export interface Written extends Draft {
  readonly power: PowerId
  readonly slot: Slot
}

/** What is written on a sheet: orders, and declarations where the rules have them. */
export interface Page {
  readonly drafts: readonly Written[]
  readonly declared?: readonly Declared[]
  /** The home centres it names, by power, where the rules have them named. */
  readonly homes?: Homes
  /** The small powers its great power would like to play, the most wanted first, where players are asked. */
  readonly wishes?: readonly PowerId[]
}

/**
 * A step back or forward: the sheet at that step; orders alone where nothing is declared, and in games saved by an
 * earlier version.
 */
export type SheetStep = Page | readonly Written[]

/** A seat's sealed orders with the steps back and forward; it lives as long as its phase. */
export interface Sheet extends Page {
  readonly past: readonly SheetStep[]
  readonly future: readonly SheetStep[]
}

export const EMPTY_SHEET: Sheet = { drafts: [], past: [], future: [] }

/** The great power that plays each small one; small powers without a player are left out. */
export type Pairs = Readonly<Record<PowerId, PowerId>>

export interface DiplomacyState extends Position {
  readonly options: DiplomacyOptions
  /** A bare string in games begun by an earlier version. */
  readonly seed: Seed | string
  /** Only seats that have written something. */
  readonly sheets: Readonly<Record<SeatId, Sheet>>
  readonly records: readonly PhaseRecord[]
  /** The powers in the order in which they place their units; left out where nobody does. */
  readonly placing?: readonly PowerId[]
  /** Who plays the small powers, once it is settled; left out where no power is played by another's player. */
  readonly pairs?: Pairs
  /** The small powers of which everybody knows who plays them. */
  readonly told?: readonly PowerId[]
  /** What seats have written for turns to come (S53); left out where nobody has. */
  readonly deferred?: Readonly<Record<SeatId, readonly Deferred[]>>
  /** Lines for this turn that the position no longer allowed; shown to its own seat alone. */
  readonly dropped?: Readonly<Record<SeatId, readonly Deferred[]>>
  readonly ending: DiplomacyView['ending']
}

/** The position a game stands in. */
export const positionIn = ({
  turn,
  units,
  dislodged,
  owners,
  disorder,
  ally,
  ...rest
}: DiplomacyState): Position => ({
  ...lastingIn(rest),
  turn,
  units,
  dislodged,
  owners,
  disorder,
  ally,
})

/** A game that stands in a position with nothing written and nothing closed. */
export const gameAt = (options: DiplomacyOptions, seed: Seed, position: Position): DiplomacyState => ({
  ...position,
  options,
  seed,
  sheets: {},
  records: [],
  ending: null,
})

/** Chance for one question that the game decides by lot. */
export const lotOf = ({ seed }: DiplomacyState, question: string): Random =>
  chanceOf(typeof seed === 'string' ? { chance: 'folded', secret: seed } : seed, question)

/** A seat of Diplomacy has the id of its power. */
export const seatOf = (power: PowerId): SeatId => power as string as SeatId
export const powerOf = (seat: SeatId): PowerId => seat as string as PowerId

/** The sheet of a seat, empty where nothing was written. */
export const sheetOf = (state: DiplomacyState, seat: SeatId): Sheet => state.sheets[seat] ?? EMPTY_SHEET
