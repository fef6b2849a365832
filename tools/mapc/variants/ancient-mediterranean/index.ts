import { LANGUAGES, type Language } from '../../../../shared/kernel/language.ts'
import { ANCIENT_MEDITERRANEAN } from '../../../../shared/games/diplomacy/variants/ancient-mediterranean/board.ts'
import { NAMES } from '../../../../shared/games/diplomacy/variants/ancient-mediterranean/names/index.ts'
import { rulesOf } from '../../rules.ts'
import type { VariantFacts } from '../../variant.ts'
import { landLines } from './land-lines.ts'
import { points } from './points.ts'
import { projection } from './projection.ts'
import { seaLines } from './sea-lines.ts'
import { impassable, islands, straits, waters } from './scenery.ts'

/** The names that the notation writes, so that map and order list call a province the same. */
function namesIn(language: Language): Record<string, string> {
  return Object.fromEntries(Object.keys(points).map((id) => [id, NAMES[language].spaces[id]?.name ?? id]))
}

/** The Mediterranean about the year 1. All facts; no artwork was traced. */
export const facts: VariantFacts = {
  id: 'ancient-mediterranean',
  projection,
  countryBorders: [],
  omittedCountries: [],
  landLines,
  seaLines,
  straits,
  provinces: points,
  impassable,
  waters,
  islands,
  coasts: {},
  joins: [
    { over: null, pairs: ['AUS-LIB', 'GOT-MES'] },
    { over: 'messina', pairs: ['AUS-TYN'] },
    { over: 'nile', pairs: ['ALE-SII', 'ALE-THB'] },
    { over: 'baleares', pairs: ['SAG-TAR'] },
  ],
  names: Object.fromEntries(LANGUAGES.map((language) => [language, namesIn(language)])),
  rules: rulesOf(ANCIENT_MEDITERRANEAN),
}
