import type { Look } from '../look.ts'
import { COUNTRIES } from './countries.ts'
import { INKS } from './inks.ts'
import { NAMES } from './names/index.ts'

/** How the standard board is called and drawn. */
export const look: Look = {
  map: 'standard',
  title: { en: 'Europe, 1901', ru: 'Европа, 1901', bg: 'Европа, 1901', cs: 'Evropa, 1901' },
  names: NAMES,
  inks: INKS,
  countries: COUNTRIES,
}
