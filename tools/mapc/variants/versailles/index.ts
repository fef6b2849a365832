import { LANGUAGES, type Language } from '../../../../shared/kernel/language.ts'
import { VERSAILLES } from '../../../../shared/games/diplomacy/variants/versailles/board.ts'
import { NAMES } from '../../../../shared/games/diplomacy/variants/versailles/names/index.ts'
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

/** The board of 1929. All facts; no artwork was traced. */
export const facts: VariantFacts = {
  id: 'versailles',
  projection,
  // oxfmt-ignore
  countryBorders: [
    'Norway/Sweden', 'Norway/Finland', 'Norway/Russia', 'Sweden/Finland', 'Portugal/Spain', 'France/Spain', 'France/Italy',
    'France/Belgium', 'France/Luxembourg', 'France/Germany', 'Belgium/Netherlands', 'Belgium/Germany', 'Belgium/Luxembourg',
    'Netherlands/Germany', 'Denmark/Germany', 'Switzerland/*', 'Liechtenstein/Austria', 'Spain/Andorra', 'France/Andorra',
    'Germany/Czechia', 'Austria/Germany', 'Austria/Czechia', 'Austria/Slovakia', 'Austria/Hungary', 'Austria/Slovenia',
    'Austria/Italy', 'Czechia/Slovakia', 'Czechia/Poland', 'Poland/Slovakia', 'Hungary/Slovakia', 'Hungary/Ukraine',
    'Hungary/Romania', 'Hungary/Serbia', 'Hungary/Croatia', 'Hungary/Slovenia', 'Romania/Ukraine', 'Romania/Serbia',
    'Romania/Bulgaria', 'Serbia/Croatia', 'Bosnia and Herz./Serbia', 'Montenegro/Serbia', 'Kosovo/Montenegro',
    'Albania/Montenegro', 'Albania/Kosovo', 'Albania/Macedonia', 'Albania/Greece', 'Greece/Macedonia', 'Bulgaria/Macedonia',
    'Bulgaria/Serbia', 'Bulgaria/Greece', 'Bulgaria/Turkey', 'Greece/Turkey', 'Estonia/Latvia', 'Estonia/Russia',
    'Latvia/Russia', 'Latvia/Belarus', 'Latvia/Lithuania', 'Lithuania/Poland', 'Lithuania/Russia', 'Belarus/Russia',
    'Belarus/Ukraine', 'Russia/Ukraine', 'Georgia/Russia', 'Azerbaijan/Russia', 'Turkey/Georgia', 'Turkey/Armenia',
    'Turkey/Azerbaijan', 'Turkey/Iran', 'Turkey/Iraq', 'Turkey/Syria', 'Iraq/Syria', 'Iraq/Jordan', 'Iraq/Saudi Arabia',
    'Jordan/Saudi Arabia', 'Iraq/Kuwait', 'Iran/Iraq', 'Armenia/Iran', 'Azerbaijan/Iran', 'Turkmenistan/Iran',
    'Egypt/Libya',
  ],
  omittedCountries: ['Greenland'],
  detail: { coastPx2: 1.4, linePx2: 0.6, precision: 3 },
  landLines,
  seaLines,
  straits,
  provinces: points,
  impassable,
  waters,
  islands,
  coasts,
  names: Object.fromEntries(LANGUAGES.map((language) => [language, namesIn(language)])),
  rules: rulesOf(VERSAILLES),
}
