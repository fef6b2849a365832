import { BOOK_EDITION_IDS } from '../../editions/edition.ts'
import type { Variant } from '../variant.ts'
import { ANCIENT_MEDITERRANEAN } from './board.ts'
import { look } from './look.ts'
import { WAYS } from './ways.ts'

/** Ancient Mediterranean by Don Hessong: Carthage, Egypt, Greece, Persia and Rome about the year 1. */
export const ancientMediterranean: Variant = {
  id: 'ancient-mediterranean',
  look,
  board: ANCIENT_MEDITERRANEAN,
  editions: BOOK_EDITION_IDS,
  calendar: { first: { year: 1, season: 'spring', phase: 'movement' }, years: [1] },
  // The author's 18 of 34; two powers together need what two together need on the standard board's 34.
  victory: { alone: 18, together: 24 },
  ways: WAYS,
  inPackage: { map: 'ancmed', codes: { SII: 'SIN' } },
}
