// The names of a board's spaces and powers in each language. Two boards may use one code for different spaces, so
// nothing is looked up without the names of a board.
import type { UnitType } from '../../board/unit.ts'
import type { Language } from '../../../../kernel/language.ts'

/** A space: its full name, the code shown on the map, and other spellings met in print or in play. */
export interface SpaceName {
  readonly name: string
  readonly code: string
  readonly also?: readonly string[]
}

/** A power. `initial` tells it from the others of its board in one or two letters; an adjective agrees with the unit's word. */
export interface PowerName {
  readonly short: string
  readonly long: string
  readonly initial: string
  readonly adjective: Readonly<Record<UnitType, string>>
  readonly also?: readonly string[]
  /** Beginnings of every form of the name and the adjective. */
  readonly stems: readonly string[]
}

/** The names of a board in one language. */
export interface NamesIn {
  readonly spaces: Readonly<Record<string, SpaceName>>
  readonly powers: Readonly<Record<string, PowerName>>
}

/** The names of a board. */
export interface BoardNames extends Readonly<Record<Language, NamesIn>> {
  /**
   * Latin codes of printed rulebooks and other programs that are not ids of our spaces, in capitals, with the id they
   * mean.
   */
  readonly otherCodes: Readonly<Record<string, string>>
}

/** The names of one board in one language. */
export interface Naming {
  readonly names: BoardNames
  readonly language: Language
  /** Latin: places and units are coded as the printed books do, in every language. */
  readonly codes?: 'latin'
}
