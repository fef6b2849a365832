// A closed phase as everybody sees it. The typed text of a line is shown to its writer only, unless the table agreed to
// show it to all. A line that was not understood is shown as typed, as it has no other form.
import type { DiplomacyOptions } from '../options/options.ts'
import type { PhaseRecord } from '../view.ts'

const untypedRecords = new WeakMap<PhaseRecord, PhaseRecord>()

/** A record for all eyes; the same object for the same record. */
export function toldRecord(record: PhaseRecord, { typed }: Pick<DiplomacyOptions, 'typed'>): PhaseRecord {
  if (typed === 'read-out') return record
  const known = untypedRecords.get(record) ?? {
    ...record,
    results: record.results.map(untyped),
    strays: record.strays.map(untyped),
  }
  untypedRecords.set(record, known)
  return known
}

function untyped<Line extends { readonly order: unknown; readonly written?: string }>(line: Line): Line {
  if (line.order === null || line.written === undefined) return line
  const { written: _, ...rest } = line
  return rest as Line
}
