import type { Look } from '../look.ts'
import { COUNTRIES } from './countries.ts'

/** How the standard board is called and drawn. */
export const look: Look = { countries: COUNTRIES }
