// Where a lot decides by the rules what becomes of units without orders: two tables draw differently.
import type { DiplomacyOptions } from '../options/options.ts'
import { EDITIONS } from '../editions/edition.ts'
import type { PhaseRecord } from '../view.ts'

/** Whether a lot may have decided something in a phase (S22, S31). */
export function isDrawn(
  { edition }: Pick<DiplomacyOptions, 'edition'>,
  { turn, results }: Pick<PhaseRecord, 'turn' | 'results'>,
): boolean {
  const { missingRetreat, missingRemoval } = EDITIONS[edition].policies
  if (missingRetreat !== 'by-lot' && missingRemoval !== 'by-lot') return false
  return turn.phase !== 'movement' && results.some(({ order }) => order === null)
}
