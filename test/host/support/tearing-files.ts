// A disk whose power fails in the middle of a write: part of the bytes arrive, and the program is gone.
import type { FileSystem } from '../../../electron/host/ports/file-system.ts'
import type { Random } from '../../../shared/kernel/random.ts'

/** Dies in one of the next `within` writes, at a byte of its choosing. */
export function tearingFiles(files: FileSystem, random: Random, within: number): FileSystem {
  let left = random.below(within)
  const isLast = () => left-- === 0
  const die = () => process.kill(process.pid, 'SIGKILL')
  return {
    ...files,
    async openAppend(path) {
      const file = await files.openAppend(path)
      return {
        get size() {
          return file.size
        },
        async write(data) {
          if (!isLast()) return file.write(data)
          await file.write(data.subarray(0, random.below(data.length + 1)))
          die()
        },
        async sync() {
          if (isLast()) die()
          await file.sync()
        },
        truncate: (size) => file.truncate(size),
        close: () => file.close(),
      }
    },
    async replace(path, data) {
      if (!isLast()) return files.replace(path, data)
      // The new file lies half written beside the old one.
      await files.replace(`${path}.torn.new`, data.subarray(0, random.below(data.length + 1)))
      die()
    },
  }
}
