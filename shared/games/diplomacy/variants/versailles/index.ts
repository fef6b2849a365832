import { BOOK_EDITION_IDS } from '../../editions/edition.ts'
import type { Variant } from '../variant.ts'
import { VERSAILLES } from './board.ts'
import { look } from './look.ts'
import { MINORS } from './pairs.ts'
import { WAYS } from './ways.ts'

/** Versailles 1929 after Martin Kennedy: seven great powers, and seven small ones that their players play beside them. */
export const versailles: Variant = {
  id: 'versailles',
  look,
  board: VERSAILLES,
  editions: BOOK_EDITION_IDS,
  calendar: { first: { year: 1929, season: 'spring', phase: 'movement' }, years: [1929] },
  // More than half of 43 centres. Two powers together need the same share more as on the standard board: 24 for 18.
  victory: { alone: 22, together: 29 },
  ways: WAYS,
  minors: MINORS,
}
