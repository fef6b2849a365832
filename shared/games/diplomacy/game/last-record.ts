import type { PhaseRecord } from '../view.ts'

/**
 * Adds events to the newest record: what happens between two phases is recorded with the phase before, so that a
 * reader of its orders sees it too. A game without a closed phase has no place for it.
 */
export function tellWithLast(
  records: readonly PhaseRecord[],
  more: (last: PhaseRecord) => Partial<PhaseRecord>,
): readonly PhaseRecord[] {
  const last = records.at(-1)
  return last ? [...records.slice(0, -1), { ...last, ...more(last) }] : records
}
