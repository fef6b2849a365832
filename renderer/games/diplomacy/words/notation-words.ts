// Names and notation in the reader's language, as the drafting and the reading need them.
import { listingIn, namingIn } from './board-shown.ts'
import type { LocationId, PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import { nameOf, powerName } from '../../../../shared/games/diplomacy/notation/names/names.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import { writeOrder, writeUnit } from '../../../../shared/games/diplomacy/notation/write.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'

export interface Words {
  readonly language: Language
  /** "Burgundy", "St Petersburg (south coast)". */
  readonly place: (at: LocationId | ProvinceId) => string
  /** "A Munich". */
  readonly unit: (unit: UnitRef) => string
  /** "A MUN", or its full name for a newcomer. */
  readonly shortUnit: (unit: UnitRef) => string
  /** "A MUN - BUR": standard notation, or with full names for a newcomer. */
  readonly order: (order: Order) => string
  readonly power: (power: PowerId) => string
}

/** The words of a language. */
export function wordsOf(language: Language): Words {
  return {
    language,
    place: (at) => nameOf(namingIn(language), at, 'full'),
    unit: (unit) => writeUnit(unit, { ...namingIn(language), style: 'names' }),
    shortUnit: (unit) => writeUnit(unit, listingIn(language)),
    order: (order) => writeOrder(order, listingIn(language)),
    power: (power) => powerName(namingIn(language), power, 'short'),
  }
}
