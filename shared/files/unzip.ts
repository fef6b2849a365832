// Opens zip files of any source, within limits.
import { unzipSync } from 'fflate'
import type { NamedFile } from '../kernel/brought.ts'

const MOST = { files: 400, bytes: 40_000_000, name: 300 } as const

const isZip = ({ data }: NamedFile): boolean =>
  data[0] === 0x50 && data[1] === 0x4b && data[2] === 3 && data[3] === 4

/** The files, with every zip replaced by its contents. A zip that cannot be opened, or holds too much, is left out. */
export function unzipped(files: readonly NamedFile[]): readonly NamedFile[] {
  let [count, bytes] = [0, 0]
  return files.flatMap((file) => {
    if (!isZip(file)) return [file]
    try {
      // A member is unpacked only up to the size that the zip states for it.
      const within = unzipSync(file.data, {
        filter: ({ name, originalSize }) => {
          if (name.endsWith('/') || name.length > MOST.name) return false
          count++
          bytes += originalSize
          return count <= MOST.files && bytes <= MOST.bytes
        },
      })
      return Object.entries(within).map(([name, data]) => ({ name, data }))
    } catch {
      return []
    }
  })
}
