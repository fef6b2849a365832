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
  /** False for a program that is built and run in one place: tight packing is four fifths of a build. */
  readonly tightly?: boolean
}

/** Lays a packed copy beside every written page, script and style sheet, so that the host never packs while it plays. */
export function packed({ tightly = true }: Packing = {}): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      const files = Object.keys(bundle).filter((name) => WORDY.test(name))
      const packed = await packAll(
        files.map((name) => path.join(dir, name)),
        { tightly },
      )
      for (const [file, bytes] of packed) await writeFile(`${file}.gz`, bytes)
    },
  }
}

/** The packed bytes of those of these files that are worth packing, by their paths. */
export async function packAll(
  files: readonly string[],
  { tightly = true }: Packing = {},
): Promise<ReadonlyMap<string, Uint8Array>> {
  const packed = new Map<string, Uint8Array>()
  const large: Plain[] = []
  for (const file of files) {
    const plain = await readFile(file)
    if (plain.length < LEAST) continue
    if (tightly && plain.length >= LARGE) large.push({ file, plain })
    else packed.set(file, await packQuickly(plain, { level: 9 }))
  }
  await packTightly(large, (file, bytes) => packed.set(file, bytes))
  return packed
}

interface Plain {
  readonly file: string
  readonly plain: Uint8Array
}

/** Packs on all processors, the largest file first, so that none is left with it at the end. */
async function packTightly(
  files: readonly Plain[],
  keep: (file: string, packed: Uint8Array) => void,
): Promise<void> {
  const waiting = files.toSorted((one, other) => one.plain.length - other.plain.length)
  const threads = Math.min(availableParallelism(), waiting.length)
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const thread = new Worker(TIGHT_THREAD)
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        thread.postMessage(next.plain)
        const [packed] = (await once(thread, 'message')) as [Uint8Array]
        keep(next.file, packed)
      }
      await thread.terminate()
    }),
  )
}
