import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const pack = promisify(gzip)
const WORDY = /\.(html|js|css|svg)$/
/** Bytes below which packing saves no packet. */
const LEAST = 1000

/** Lays a packed copy beside every written page, script and style sheet, so that the host never packs while it plays. */
export function packed(): Plugin {
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
          if (plain.length >= LEAST) await writeFile(`${file}.gz`, await pack(plain, { level: 9 }))
        }),
      )
    },
  }
}
