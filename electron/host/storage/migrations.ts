import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'

/** The shape that journals, snapshots and table files are written in today. */
export const SCHEMA = 1

/** From each old shape to the next: entry n turns what was read (a header or an entry) of shape n into n + 1. */
const MIGRATIONS: Readonly<Record<number, (value: unknown) => unknown>> = {}

/** What brings values of an old shape up to date; refused when they come from a newer program. */
export function migrationFrom(schema: number): Result<(value: unknown) => unknown, Refusal> {
  if (schema > SCHEMA) return err(refusal('journal/newer', { schema, known: SCHEMA }))
  const steps: ((value: unknown) => unknown)[] = []
  for (let shape = schema; shape < SCHEMA; shape++) {
    const step = MIGRATIONS[shape]
    if (!step) return err(refusal('journal/unknown-schema', { schema }))
    steps.push(step)
  }
  return ok((value) => steps.reduce((sofar, step) => step(sofar), value))
}
