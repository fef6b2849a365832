import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'

/** The current shape of journals, snapshots and table files. */
export const SCHEMA = 1

type Migration = (value: unknown) => unknown
/** From each old shape to the next: entry n turns a header or an entry of shape n into shape n + 1. */
const MIGRATIONS: Readonly<Record<number, Migration>> = {}

/** Brings values of an old shape up to date; refused when they come from a newer program. */
export function migrationFrom(
  schema: number,
  migrations = MIGRATIONS,
  today: number = SCHEMA,
): Result<Migration, Refusal> {
  if (schema > today) return err(refusal('journal/newer', { schema, known: today }))
  const steps: Migration[] = []
  for (let shape = schema; shape < today; shape++) {
    const step = migrations[shape]
    if (!step) return err(refusal('journal/unknown-schema', { schema }))
    steps.push(step)
  }
  return ok((value) => steps.reduce((sofar, step) => step(sofar), value))
}
