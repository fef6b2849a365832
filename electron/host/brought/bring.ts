// Reads the files that a user brings, and keeps the boards in them that have no fault.
import type { NamedFile } from '../../../shared/kernel/brought.ts'
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'
import type { BroughtAnswer } from '../../../shared/protocol/brought.ts'
import type { ReadFiles } from './reading.ts'
import type { Shelf } from './shelf.ts'

/**
 * An answer for each board in the files; no board affects the answer of another. Refused where no game can read them.
 */
export async function bring(
  shelf: Shelf,
  readFiles: ReadFiles,
  files: readonly NamedFile[],
): Promise<Result<readonly BroughtAnswer[], Refusal>> {
  const read = await readFiles(files)
  if (!read.ok) return read
  if (!read.value) return err(refusal('brought/unknown'))
  const { game } = read.value
  const answers: BroughtAnswer[] = []
  for (const one of read.value.read) {
    if (one.kind === 'faulty') {
      answers.push({ kind: 'faulty', game, faults: one.faults })
      continue
    }
    const added = await shelf.add(game, one.kept)
    answers.push(
      added.ok
        ? { kind: 'taken', entry: added.value, remarks: one.remarks }
        : { kind: 'refused', ...added.error },
    )
  }
  return ok(answers)
}
