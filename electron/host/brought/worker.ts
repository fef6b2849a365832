// The thread on which files that somebody brought are read: whatever is in them, it can be ended.
import { parentPort } from 'node:worker_threads'
import { BRINGERS } from '../../../shared/games/bringers.ts'
import type { NamedFile, Read } from '../../../shared/kernel/brought.ts'

/** What came of the files: by the first game that knows them, or nobody. */
export interface FilesRead {
  readonly game: string
  readonly read: readonly Read[]
}

parentPort?.on('message', (files: readonly NamedFile[]) => {
  for (const [game, reading] of Object.entries(BRINGERS)) {
    const read = reading(files)
    if (read) return parentPort?.postMessage({ game, read } satisfies FilesRead)
  }
  parentPort?.postMessage(null)
})
