import { LANGUAGES, type Language } from '../../../../shared/kernel/language.ts'
import { IMPERIAL } from '../../../../shared/games/diplomacy/variants/imperial/board.ts'
import { NAMES } from '../../../../shared/games/diplomacy/variants/imperial/names/index.ts'
import { rulesOf } from '../../rules.ts'
import type { WorldFacts } from '../../world/facts.ts'
import { landPoints } from './land-points.ts'
import { seaPoints } from './sea-points.ts'
import { projection } from './projection.ts'
import { crossings, cuts, impassable, islets, lakes, walls, waters } from './scenery.ts'

/** The names that the notation writes, so that map and order list call a space the same. */
const namesIn = (language: Language): Record<string, string> =>
  Object.fromEntries(IMPERIAL.spaces.map(({ id }) => [id, NAMES[language].spaces[id]?.name ?? id]))

/** The world of 1861. All facts; no artwork was traced. */
export const facts: WorldFacts = {
  id: 'imperial',
  projection,
  spaces: { ...landPoints, ...seaPoints },
  islets,
  impassable,
  lakes,
  waters,
  cuts,
  crossings,
  walls,
  borderPx: 25,
  names: Object.fromEntries(LANGUAGES.map((language) => [language, namesIn(language)])),
  rules: rulesOf(IMPERIAL),
}
