// Files from somebody's hand: read, and what is sound of them kept.
import type { NamedFile } from '../../../shared/kernel/brought.ts'
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'
import type { BroughtAnswer } from '../../../shared/protocol/brought.ts'
import type { ReadFiles } from './reading.ts'
import type { Shelf } from './shelf.ts'

/** What came of each thing in the files; refused where no game knows them, or the disk takes none. */
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
    if (!added.ok) return added
    answers.push({ kind: 'taken', entry: added.value, remarks: one.remarks })
  }
  return ok(answers)
}
