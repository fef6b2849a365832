// What the rules of a table say of its beginning and of its homes (Escalation).
import { RULES } from './by-edition.ts'
import type { EditionId } from '../editions/edition.ts'

interface Ruled {
  readonly edition: EditionId
}

/** Whether units are placed in turn before the first spring. */
export const placesInTurn = ({ edition }: Ruled): boolean => RULES[edition].opening === 'placed-in-turn'

/** Whether powers name their home centres in the first winter. */
export const namesHomes = ({ edition }: Ruled): boolean => RULES[edition].homes === 'named-in-winter'
