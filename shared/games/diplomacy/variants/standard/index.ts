import type { Variant } from '../variant.ts'
import { BOOK_EDITION_IDS } from '../../editions/edition.ts'
import { STANDARD } from './board.ts'
import { look } from './look.ts'
import { OPENINGS } from './openings.ts'
import { WAYS } from './ways.ts'

/** The board everybody knows, Europe in 1901. */
export const standard: Variant = {
  id: 'standard',
  look,
  board: STANDARD,
  editions: BOOK_EDITION_IDS,
  calendar: {
    first: { year: 1901, season: 'spring', phase: 'movement' },
    // The edition of 1982 allows 1870 for six people and 1801 for five (R170, R171); 1914 is the Great War's.
    years: [1801, 1870, 1901, 1914],
  },
  victory: { alone: 18, together: 24 },
  ways: WAYS,
  openings: OPENINGS,
}
