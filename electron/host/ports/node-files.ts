// The real disk. The atomic replace is our own: write-file-atomic does not flush the folder, so a power cut may undo
// the rename, and it takes one write call to have written everything.
import { constants } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AppendFile, FileSystem, HeldFile } from './file-system.ts'

/** The code of a failed file operation, `ENOENT`; undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

async function orMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** A rename is on the disk only when its folder is. Windows has no such call and does not need it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Virus scanners hold files open for a moment on Windows. */
async function renamePatiently(from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await rename(from, to)
    } catch (error) {
      if (attempt === 10 || !['EPERM', 'EACCES', 'EBUSY'].includes(errorCode(error) ?? '')) throw error
      await sleep(attempt * 20)
    }
  }
}

class NodeAppendFile implements AppendFile {
  private readonly handle: FileHandle
  size: number

  constructor(handle: FileHandle, size: number) {
    this.handle = handle
    this.size = size
  }

  async write(data: Uint8Array): Promise<void> {
    await this.handle.appendFile(data)
    this.size += data.length
  }

  async sync(): Promise<void> {
    await this.handle.datasync()
  }

  async truncate(size: number): Promise<void> {
    await this.handle.truncate(size)
    await this.handle.sync()
    this.size = size
  }

  async close(): Promise<void> {
    await this.handle.close()
  }
}

class NodeHeldFile implements HeldFile {
  private readonly handle: FileHandle

  constructor(handle: FileHandle) {
    this.handle = handle
  }

  async overwrite(data: Uint8Array): Promise<void> {
    for (let at = 0; at < data.length;)
      at += (await this.handle.write(data, at, data.length - at, at)).bytesWritten
    await this.handle.sync()
  }

  async touch(): Promise<void> {
    const now = new Date()
    await this.handle.utimes(now, now)
  }

  async close(): Promise<void> {
    await this.handle.close()
  }
}

/** In bytes: larger than any file of ours. */
const LARGEST_FILE = 32 * 1024 * 1024

/** Opening a pipe would wait for a writer; Windows has no pipes with a name in a folder. */
const AT_ONCE = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

async function readWhole(file: string, most: number): Promise<Uint8Array> {
  const handle = await open(file, AT_ONCE)
  try {
    const stat = await handle.stat()
    if (!stat.isFile()) throw Object.assign(new Error(`not a file: ${file}`), { code: 'ENOTFILE' })
    if (stat.size > most) throw Object.assign(new Error(`too large: ${file}`), { code: 'EFBIG' })
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

let replaced = 0

export const nodeFiles: FileSystem = {
  read: (file, most = LARGEST_FILE) => orMissing(readWhole(file, most)),
  names: async (folder) => (await orMissing(readdir(folder))) ?? [],
  makeFolder: async (folder) => {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  },
  async replace(file, data) {
    const next = `${file}.${process.pid}-${++replaced}.new`
    try {
      const handle = await open(next, 'w', 0o600)
      try {
        await handle.writeFile(data)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await renamePatiently(next, file)
    } catch (error) {
      await rm(next, { force: true })
      throw error
    }
    await syncFolder(path.dirname(file))
  },
  async claim(file, data) {
    let handle: FileHandle
    try {
      handle = await open(file, 'wx', 0o600)
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return undefined
      throw error
    }
    const held = new NodeHeldFile(handle)
    try {
      await held.overwrite(data)
      await syncFolder(path.dirname(file))
      return held
    } catch (error) {
      await handle.close()
      await rm(file, { force: true })
      throw error
    }
  },
  async openAppend(file) {
    const handle = await open(file, 'a', 0o600)
    await syncFolder(path.dirname(file))
    return new NodeAppendFile(handle, (await handle.stat()).size)
  },
  async rename(from, to) {
    await renamePatiently(from, to)
    await syncFolder(path.dirname(to))
  },
  remove: (file) => rm(file, { force: true }),
  removeTree: (folder) => rm(folder, { recursive: true, force: true }),
  changedAt: async (file) => (await orMissing(stat(file)))?.mtimeMs,
}
