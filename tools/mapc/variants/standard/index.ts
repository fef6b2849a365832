import { LANGUAGES, type Language } from '../../../../shared/kernel/language.ts'
import { STANDARD } from '../../../../shared/games/diplomacy/variants/standard/board.ts'
import { NAMES } from '../../../../shared/games/diplomacy/variants/standard/names/index.ts'
import { rulesOf } from '../../rules.ts'
import type { VariantFacts } from '../../variant.ts'
import { coasts } from './coasts.ts'
import { landLines } from './land-lines.ts'
import { points } from './points.ts'
import { projection } from './projection.ts'
import { seaLines } from './sea-lines.ts'
import { impassable, islands, straits, waters } from './scenery.ts'

/** The names that the notation writes, so that map and order list call a province the same. */
function namesIn(language: Language): Record<string, string> {
  return Object.fromEntries(Object.keys(points).map((id) => [id, NAMES[language].spaces[id]?.name ?? id]))
}

/** The board of 1901. All facts; no artwork was traced. */
export const facts: VariantFacts = {
  id: 'standard',
  projection,
  // oxfmt-ignore
  countryBorders: [
    'Norway/Sweden', 'Norway/Finland', 'Norway/Russia', 'Sweden/Finland', 'Finland/Russia', 'Portugal/Spain',
    'France/Spain', 'France/Italy', 'France/Belgium', 'France/Luxembourg', 'Belgium/Netherlands', 'Belgium/Germany',
    'Belgium/Luxembourg', 'Netherlands/Germany', 'Denmark/Germany', 'Switzerland/*', 'Liechtenstein/Austria',
    'Germany/Czechia', 'Czechia/Austria', 'Austria/Germany', 'Romania/Bulgaria', 'Tunisia/Libya', 'Algeria/Libya',
    'Algeria/Tunisia', 'Turkey/Iran', 'Turkmenistan/Iran', 'Azerbaijan/Iran', 'Spain/Andorra', 'France/Andorra',
  ],
  omittedCountries: ['Greenland'],
  landLines,
  seaLines,
  straits,
  provinces: points,
  impassable,
  waters,
  islands,
  coasts,
  names: Object.fromEntries(LANGUAGES.map((language) => [language, namesIn(language)])),
  rules: rulesOf(STANDARD),
}
