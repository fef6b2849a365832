import { BOOK_EDITION_IDS } from '../../editions/edition.ts'
import type { Variant } from '../variant.ts'
import { IMPERIAL } from './board.ts'
import { look } from './look.ts'
import { WAYS } from './ways.ts'

/** Imperial II by Michael David Roberts: thirteen powers and the whole world in 1861. */
export const imperial: Variant = {
  id: 'imperial',
  look,
  board: IMPERIAL,
  editions: BOOK_EDITION_IDS,
  calendar: { first: { year: 1861, season: 'spring', phase: 'movement' }, years: [1861] },
  // vDiplomacy's 70 of 172. Two powers together need the same share more as on the standard board: 24 for 18.
  victory: { alone: 70, together: 94 },
  ways: WAYS,
}
