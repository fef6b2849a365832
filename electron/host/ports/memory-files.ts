// A disk in memory, with a disk's faults: unflushed bytes may be lost, all or some, when the power fails.
import type { AppendFile, FileSystem, HeldFile } from './file-system.ts'

interface Stored {
  /** What a running program reads. */
  now: Buffer
  /** How many bytes of it certainly survive a power cut. */
  safe: number
}

export class MemoryFiles implements FileSystem {
  private files = new Map<string, Stored>()
  private full = false
  private writes = 0
  private tearAt: number | undefined

  /** The power fails. `keep` says how many of a file's unflushed bytes survive. */
  crash(keep: (unflushed: number, path: string) => number = () => 0): void {
    for (const [path, file] of this.files) {
      const survives =
        file.safe + Math.min(keep(file.now.length - file.safe, path), file.now.length - file.safe)
      file.now = file.now.subarray(0, survives)
      file.safe = file.now.length
    }
    this.full = false
  }

  /** From now on (or never again) the disk is full: a write stores half of its bytes and fails. */
  fill(full = true): void {
    this.full = full
  }

  /** The write after so many more fails in its middle. */
  tearWrite(after: number): void {
    this.tearAt = this.writes + after
  }

  /** Changes bytes of a file without the host's knowledge. */
  tamper(path: string, change: (data: Buffer) => Buffer): void {
    const file = this.files.get(path)
    if (!file) throw new Error(`no ${path}`)
    file.now = change(Buffer.from(file.now))
    file.safe = file.now.length
  }

  paths(): readonly string[] {
    return [...this.files.keys()]
  }

  private put(file: Stored, data: Uint8Array): void {
    const torn = this.full || this.writes++ === this.tearAt
    file.now = Buffer.concat([file.now, torn ? data.subarray(0, data.length >> 1) : data])
    if (torn) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  }

  async read(path: string): Promise<Uint8Array | undefined> {
    return this.files.get(path)?.now
  }

  async names(folder: string): Promise<readonly string[]> {
    const start = `${folder}/`
    const inside = [...this.files.keys()].filter((path) => path.startsWith(start))
    return [...new Set(inside.map((path) => path.slice(start.length).split('/')[0] ?? ''))]
  }

  async makeFolder(): Promise<void> {}

  async replace(path: string, data: Uint8Array): Promise<void> {
    const file: Stored = { now: Buffer.alloc(0), safe: 0 }
    this.put(file, data)
    file.safe = file.now.length
    this.files.set(path, file)
  }

  async claim(path: string, data: Uint8Array): Promise<HeldFile | undefined> {
    if (this.files.has(path)) return undefined
    await this.replace(path, data)
    const file = this.files.get(path) as Stored
    return {
      overwrite: async (anew) => {
        file.now = Buffer.concat([anew, file.now.subarray(anew.length)])
        file.safe = file.now.length
      },
      touch: async () => undefined,
      close: async () => undefined,
    }
  }

  async openAppend(path: string): Promise<AppendFile> {
    const file = this.files.get(path) ?? { now: Buffer.alloc(0), safe: 0 }
    this.files.set(path, file)
    return {
      get size() {
        return file.now.length
      },
      write: async (data) => this.put(file, data),
      sync: async () => {
        file.safe = file.now.length
      },
      truncate: async (size) => {
        file.now = file.now.subarray(0, size)
        file.safe = size
      },
      close: async () => undefined,
    }
  }

  async rename(from: string, to: string): Promise<void> {
    const moved = [...this.files].filter(([path]) => path === from || path.startsWith(`${from}/`))
    if (moved.length === 0) throw Object.assign(new Error(`no ${from}`), { code: 'ENOENT' })
    for (const [path, file] of moved) {
      this.files.delete(path)
      this.files.set(to + path.slice(from.length), file)
    }
  }

  async remove(path: string): Promise<void> {
    this.files.delete(path)
  }

  async removeTree(folder: string): Promise<void> {
    for (const path of this.files.keys())
      if (path === folder || path.startsWith(`${folder}/`)) this.files.delete(path)
  }

  async changedAt(path: string): Promise<number | undefined> {
    return this.files.has(path) ? 0 : undefined
  }
}
