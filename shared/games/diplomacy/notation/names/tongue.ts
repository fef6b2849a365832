// The words of a language that people write orders with, on any board. The names of a board's spaces and powers come
// with the board (board-names.ts).
import type { UnitType } from '../../board/unit.ts'

export const COAST_CODES = ['NC', 'SC', 'EC', 'WC'] as const
/** A coast of a province with several, as in `STP/NC`. */
export type CoastCode = (typeof COAST_CODES)[number]

/** A coast: in words, as a code, and the stems of words that mean it (`north` reads `northern` too). */
export interface CoastName {
  readonly name: string
  readonly code: string
  readonly also: readonly string[]
  readonly stems: readonly string[]
}

/** Kinds of orders by their verb; `move` joins two places like a dash. */
export const VERBS = [
  'hold',
  'move',
  'support',
  'convoy',
  'via',
  'retreat',
  'disband',
  'build',
  'remove',
  'waive',
] as const
export type Verb = (typeof VERBS)[number]

/** Words that mean one thing: whole words or phrases, and beginnings (`stems`) of inflected ones. */
export interface Words {
  readonly words: readonly string[]
  readonly stems: readonly string[]
}

/** The language's order vocabulary: what is written, and further words that are read. */
export interface Tongue {
  readonly coasts: Readonly<Record<CoastCode, CoastName>>
  /** Unit letters as written. */
  readonly units: Readonly<Record<UnitType, string>>
  /** Words for a unit, any case. */
  readonly unitWords: Readonly<Record<UnitType, readonly string[]>>
  /** Letters and words that `writeOrder` uses: short ones beside codes, long ones beside names. */
  readonly writes: Readonly<Record<WrittenVerb, { readonly short: string; readonly long: string }>>
  /** How a voice reads the letters of an order, and what it says between a unit and where it moves or retreats. */
  readonly says: Readonly<Record<SpokenVerb, string>>
  readonly reads: Readonly<Record<Verb, Words>>
  /** Filler words without a meaning of their own. */
  readonly fillers: Readonly<Record<Filler, readonly string[]>>
  /** Words that stand for "coast" after a direction. */
  readonly coastWords: readonly string[]
  readonly seasons: readonly string[]
}

export const FILLERS = [
  'position', // what a unit holds: "its position", «на месте»
  'in', // before the place where a unit stands: "army in Paris", "from Paris"
  'beside', // beside a verb: "se brání", "by order"
  'and', // between two orders
] as const
export type Filler = (typeof FILLERS)[number]

/**
 * Verbs that a voice says in another form than they are written: in speech the unit's letter does not show that names
 * are not declined.
 */
export type SpokenVerb = Exclude<Verb, 'via' | 'waive'>

/** Verbs in full; a move is written as a dash. */
export type WrittenVerb = Exclude<Verb, 'move'>
