// The thread that reads the files a user brings. The host ends it when a file makes it run for too long.
import { parentPort } from 'node:worker_threads'
import { BRINGERS } from '../../../shared/games/bringers.ts'
import type { NamedFile, Read } from '../../../shared/kernel/brought.ts'

/** The answer of the first game that can read the files. */
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
