// Files that somebody brings to a game: over plain HTTP like saved tables, and read by the host.
import { refusal, type Refusal } from '../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../shared/kernel/result.ts'
import { LARGEST_BROUGHT, MOST_FILES, type BroughtAnswer } from '../../shared/protocol/brought.ts'
import { authorised, readRefusal } from './table-file.ts'

/** A chosen file, with the folders it lay in. */
export interface Chosen {
  readonly name: string
  readonly file: File
}

/** What a list of files holds, as they were chosen. */
export const chosenFrom = (files: FileList | null | undefined): readonly Chosen[] =>
  [...(files ?? [])].map((file) => ({ name: file.webkitRelativePath || file.name, file }))

const inBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('unread'))
    reader.readAsDataURL(file)
  })

/** Sends files to the host to read; returns the result, or that no game can read them. */
export async function bring(chosen: readonly Chosen[]): Promise<Result<readonly BroughtAnswer[], Refusal>> {
  const size = chosen.reduce((sum, { file }) => sum + file.size, 0)
  if (size > LARGEST_BROUGHT || chosen.length > MOST_FILES) return err(refusal('brought/too-large'))
  try {
    const files = await Promise.all(
      chosen.map(async ({ name, file }) => ({ name: name.slice(-300), data: await inBase64(file) })),
    )
    const answer = await fetch('/brought', {
      method: 'POST',
      headers: { ...authorised(), 'content-type': 'application/json' },
      body: JSON.stringify({ files }),
    })
    if (!answer.ok) return err(await readRefusal(answer))
    return ok(((await answer.json()) as { readonly answers: readonly BroughtAnswer[] }).answers)
  } catch {
    return err(refusal('link/lost'))
  }
}

/** The files that were dropped, with those inside folders. */
export async function droppedFrom(transfer: DataTransfer): Promise<readonly Chosen[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
  if (entries.every(({ isFile }) => isFile)) return chosenFrom(transfer.files)
  const found: Chosen[] = []
  const visit = async (entry: FileSystemEntry): Promise<void> => {
    if (found.length > MOST_FILES) return
    if (entry.isFile) {
      const file = await new Promise<File>((resolve, reject) =>
        (entry as FileSystemFileEntry).file(resolve, reject),
      )
      found.push({ name: entry.fullPath.replace(/^\//, ''), file })
      return
    }
    const reader = (entry as FileSystemDirectoryEntry).createReader()
    for (;;) {
      const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
        reader.readEntries(resolve, reject),
      )
      if (some.length === 0) return
      for (const one of some) await visit(one)
    }
  }
  for (const entry of entries) await visit(entry).catch(() => undefined)
  return found
}
