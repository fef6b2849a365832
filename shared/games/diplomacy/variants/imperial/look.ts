import type { Look } from '../look.ts'
import { COUNTRIES } from './countries.ts'
import { INKS } from './inks.ts'
import { NAMES } from './names/index.ts'

/** How Imperial II is called and drawn. */
export const look: Look = {
  map: 'imperial',
  title: { en: 'Imperial II', ru: 'Империал II', bg: 'Империал II', cs: 'Imperial II' },
  names: NAMES,
  inks: INKS,
  countries: COUNTRIES,
  capitals: { BRITAIN: 'LON', FRANCE: 'PAR', HOLLAND: 'HOL', RUSSIA: 'MOS' },
}
