// Reads the files that a user brings on a thread, which is ended when it takes too much time or memory.
import { Worker } from 'node:worker_threads'
import type { NamedFile } from '../../../shared/kernel/brought.ts'
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'
import type { Log } from '../ports/log.ts'
import type { FilesRead } from './worker.ts'

/** Reads files; null where no game can read them. */
export type ReadFiles = (files: readonly NamedFile[]) => Promise<Result<FilesRead | null, Refusal>>

/** A large board takes ten seconds on a slow machine, so that two minutes are enough for any. */
const PATIENCE_MS = 120_000
const MOST_MB = 768

/** For a host without such a thread: no game can read the files. */
export const readsNothing: ReadFiles = () => Promise.resolve(ok(null))

/** Reads one file after the other, each on a thread of its own. `script` is `worker.ts`, or the bundle made of it. */
export function threadReading(script: URL | string, log: Log): ReadFiles {
  let before: Promise<unknown> = Promise.resolve()
  const readOnce = (files: readonly NamedFile[]) =>
    new Promise<Result<FilesRead | null, Refusal>>((resolve) => {
      const worker = new Worker(script, {
        name: 'brought',
        resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
      })
      worker.unref()
      const end = (result: Result<FilesRead | null, Refusal>) => {
        ended = true
        clearTimeout(timer)
        resolve(result)
        void worker.terminate()
      }
      let ended = false
      const fail = (why: string) => {
        if (ended) return
        log({ level: 'warn', event: 'brought/unread', data: { why } })
        end(err(refusal('brought/unreadable')))
      }
      const timer = setTimeout(() => fail('too slow'), PATIENCE_MS)
      worker.on('message', (read: FilesRead | null) => end(ok(read)))
      worker.on('error', (error: Error) => fail(error.stack ?? error.message))
      worker.on('exit', (code) => fail(`exit ${code}`))
      worker.postMessage(files)
    })
  return (files) => {
    const read = before.then(() => readOnce(files))
    before = read.catch(() => undefined)
    return read
  }
}
