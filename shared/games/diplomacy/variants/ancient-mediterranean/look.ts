import type { Look } from '../look.ts'
import { COUNTRIES } from './countries.ts'
import { INKS } from './inks.ts'
import { NAMES } from './names/index.ts'

/** How Ancient Mediterranean is called and drawn. */
export const look: Look = {
  map: 'ancient-mediterranean',
  title: {
    en: 'Ancient Mediterranean',
    ru: 'Античное Средиземноморье',
    bg: 'Античното Средиземноморие',
    cs: 'Antické Středomoří',
  },
  names: NAMES,
  inks: INKS,
  countries: COUNTRIES,
}
