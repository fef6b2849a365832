import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { gzip as zopfli, type ZopfliOptions } from '@gfx/zopfli'
import type { Plugin } from 'vite'

const packQuickly = promisify(gzip)
/** A twentieth smaller and a hundred times slower: for files that a phone waits for at its first visit. */
const packTightly = promisify<Uint8Array, ZopfliOptions, Uint8Array>(zopfli)
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
      const files = Object.keys(bundle).filter((name) => WORDY.test(name))
      await Promise.all(
        files.map(async (name) => {
          const file = path.join(dir, name)
          const plain = await readFile(file)
          if (plain.length < LEAST) return
          const quickly = !tightly || plain.length < LARGE
          const packed = quickly
            ? packQuickly(plain, { level: 9 })
            : packTightly(plain, { numiterations: 15 })
          await writeFile(`${file}.gz`, await packed)
        }),
      )
    },
  }
}
