// The pages inside the one-file program. They are unpacked beside the tables, once for each version of the program.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const FOLDER = 'program'

/** Files by their path, each in base64; the whole as JSON, brotli and base64. */
type PackedPages = string

/** Unpacks the packed pages under a data folder, unless they are there already, and returns the folder. */
export async function unpack(packed: PackedPages, dataDir: string): Promise<string> {
  const all = path.join(dataDir, FOLDER)
  const name = createHash('sha256').update(packed).digest('hex').slice(0, 16)
  const folder = path.join(all, name)
  if (!existsSync(folder)) {
    const files = JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString('utf8')) as Record<
      string,
      string
    >
    const fresh = `${folder}.new`
    await rm(fresh, { recursive: true, force: true })
    for (const [file, content] of Object.entries(files)) {
      const at = path.join(fresh, file)
      await mkdir(path.dirname(at), { recursive: true })
      await writeFile(at, Buffer.from(content, 'base64'))
    }
    await rename(fresh, folder)
  }
  return folder
}

/**
 * Removes what other versions of the program unpacked beside this folder. Only the host that holds the data folder
 * may do this: another running host still reads its pages from there.
 */
export async function removeOthers(folder: string): Promise<void> {
  const all = path.dirname(folder)
  for (const name of await readdir(all))
    if (name !== path.basename(folder)) await rm(path.join(all, name), { recursive: true, force: true })
}
