// What the map writes, in the reader's language.
import { namingIn } from '../words/board-shown.ts'
import { nameLook } from '../words/name-look.ts'
import type { LocationId, PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { nameOf, powerName } from '../../../../shared/games/diplomacy/notation/names/names.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import type { Point } from '../../../../shared/map/board-map.ts'

export interface MapNames {
  readonly language: Language
  readonly code: (province: string) => string
  readonly name: (province: string) => string
  /** A coast's code alone: `NC`. */
  readonly coast: (location: string) => string
  readonly initial: (power: string) => string
  /** Provinces whose full name is written at any zoom; left out, none. */
  readonly spellsOut?: (province: string) => boolean
  /** Where such a name stands; left out, where the map has it. */
  readonly nameAt?: (province: string) => Point | undefined
  /** Provinces on which nothing is written, since such a name lies there. */
  readonly hushed?: (province: string) => boolean
  /** Nothing but those full names is written. */
  readonly namesOnly?: boolean
  /** Full names for what is lit, where they fit nearly. */
  readonly namesFirst?: boolean
}

/** What the board that is shown is called in a language. */
export function mapNames(language: Language): MapNames {
  return {
    language,
    get namesFirst() {
      return nameLook.newcomer.on
    },
    code: (province) => nameOf(namingIn(language), province as ProvinceId, 'code'),
    name: (province) => nameOf(namingIn(language), province as ProvinceId, 'full'),
    coast: (location) => nameOf(namingIn(language), location as LocationId, 'code').split('/')[1] ?? '',
    initial: (power) => powerName(namingIn(language), power as PowerId, 'initial'),
  }
}
