import type { Look } from '../look.ts'
import { COUNTRIES } from './countries.ts'
import { INKS } from './inks.ts'
import { NAMES } from './names/index.ts'

/** How Versailles 1929 is called and drawn. */
export const look: Look = {
  map: 'versailles',
  title: { en: 'Versailles 1929', ru: 'Версаль 1929', bg: 'Версай 1929', cs: 'Versailles 1929' },
  names: NAMES,
  inks: INKS,
  countries: COUNTRIES,
}
