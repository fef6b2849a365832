// A closed phase as everybody is told it. How a line was typed is its writer's own, unless the table reads it out; a line
// that was not understood has nothing else to be told by.
import type { DiplomacyOptions } from '../options/options.ts'
import type { PhaseRecord } from '../view.ts'

const told = new WeakMap<PhaseRecord, PhaseRecord>()

/** A record for all eyes; the same one for the same record. */
export function toldRecord(record: PhaseRecord, { typed }: Pick<DiplomacyOptions, 'typed'>): PhaseRecord {
  if (typed === 'read-out') return record
  const known = told.get(record) ?? {
    ...record,
    results: record.results.map(untyped),
    strays: record.strays.map(untyped),
  }
  told.set(record, known)
  return known
}

function untyped<Line extends { readonly order: unknown; readonly written?: string }>(line: Line): Line {
  if (line.order === null || line.written === undefined) return line
  const { written: _, ...rest } = line
  return rest as Line
}
