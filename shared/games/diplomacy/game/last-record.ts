import type { PhaseRecord } from '../view.ts'

/**
 * Records whose newest one tells more: what befalls a game between two phases is told with the phase before, so that
 * whoever reads its orders reads that too. A game without a closed phase tells it nowhere.
 */
export function tellWithLast(
  records: readonly PhaseRecord[],
  more: (last: PhaseRecord) => Partial<PhaseRecord>,
): readonly PhaseRecord[] {
  const last = records.at(-1)
  return last ? [...records.slice(0, -1), { ...last, ...more(last) }] : records
}
