import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const packQuickly = promisify(gzip)
/** A twentieth smaller and a hundred times slower: for files that a phone waits for at its first visit. */
const TIGHT_THREAD = new URL('./pack-tightly.mjs', import.meta.url)
const WORDY = /\.(html|js|css|svg)$/
/** Bytes below which packing saves no packet. */
const LEAST = 1000
/** Bytes from which a file is packed tightly: the words and styles of a first view are larger. */
const LARGE = 10_000

export interface Packing {
  /** False for a program that no phone on a slow network loads: tight packing is two thirds of a build. */
  readonly tightly?: boolean
}

/** Lays a packed copy beside every written page, script and style sheet, so that the host never packs while it plays. */
export function packed({ tightly = true }: Packing = {}): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      const large: Written[] = []
      for (const name of Object.keys(bundle).filter((name) => WORDY.test(name))) {
        const file = path.join(dir, name)
        const plain = await readFile(file)
        if (plain.length < LEAST) continue
        if (tightly && plain.length >= LARGE) large.push({ file, plain })
        else await writeFile(`${file}.gz`, await packQuickly(plain, { level: 9 }))
      }
      await packTightly(large)
    },
  }
}

interface Written {
  readonly file: string
  readonly plain: Uint8Array
}

/** Packs on all processors, the largest file first, so that none is left with it at the end. */
async function packTightly(written: readonly Written[]): Promise<void> {
  const waiting = written.toSorted((one, other) => one.plain.length - other.plain.length)
  const threads = Math.min(availableParallelism(), waiting.length)
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const thread = new Worker(TIGHT_THREAD)
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        thread.postMessage(next.plain)
        const [packed] = (await once(thread, 'message')) as [Uint8Array]
        await writeFile(`${next.file}.gz`, packed)
      }
      await thread.terminate()
    }),
  )
}
