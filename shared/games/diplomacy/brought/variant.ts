// A board that somebody brought as a variant like ours.
import type { PowerId, ProvinceId } from '../board/ids.ts'
import { LANGUAGES, type Language } from '../../../kernel/language.ts'
import { BOOK_EDITION_IDS } from '../editions/edition.ts'
import type { BroughtId } from '../variants/index.ts'
import type { Variant } from '../variants/variant.ts'
import { boardOf, called, namesOf } from './board.ts'
import type { Definition } from './definition.ts'
import { inksFor } from './inks.ts'

/** Powers that win together need a third more than one alone, as on the usual board. */
const togetherOf = (alone: number, centres: number): number => Math.min(centres, Math.ceil((alone * 4) / 3))

/** The variant of a definition that has no fault. */
export function variantFrom(definition: Definition, id: BroughtId): Variant & { readonly id: BroughtId } {
  const { powers, provinces, title, victory, year, lastYear } = definition
  const ids = powers.map((power) => power.id as PowerId)
  return {
    id,
    look: {
      map: id,
      title: Object.fromEntries(LANGUAGES.map((language) => [language, called(title, language)])) as Record<
        Language,
        string
      >,
      names: namesOf(definition),
      inks: inksFor(ids),
      countries: new Map(
        powers.flatMap((power) =>
          power.homes.map((home) => [home as ProvinceId, power.id as PowerId] as const),
        ),
      ),
    },
    board: boardOf(definition),
    editions: BOOK_EDITION_IDS,
    calendar: { first: { year, season: 'spring', phase: 'movement' }, years: [year] },
    ...(lastYear !== undefined && lastYear >= year && { lastYear }),
    victory: {
      alone: victory,
      together: togetherOf(victory, provinces.filter(({ centre }) => centre).length),
    },
    ways: [{ id: 'all', people: ids.length, groups: ids.map((power) => [power]), options: {} }],
  }
}
