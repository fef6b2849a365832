// One writer a data folder. The lock names its owner, so that a second start can say where the first one is.
import path from 'node:path'
import { z } from 'zod'
import { LOOPBACK, urlAt } from '../net/addresses.ts'
import type { FileSystem } from '../ports/file-system.ts'

const LOCK = 'host.lock'
/** The owner marks its lock every second; this long without a mark and it is gone, or asleep. */
const SILENT_MS = 10_000

const ownerSchema = z.object({ instance: z.string(), pid: z.number().int(), port: z.number().int() })
export type LockOwner = z.infer<typeof ownerSchema>

/** What the lock asks of the machine, so that tests can answer. */
export interface Liveness {
  isRunning(pid: number): boolean
  /** Whether a host with this instance answers on the port of this machine. */
  answers(owner: LockOwner): Promise<boolean>
  /** Calendar time, as files are stamped with. */
  now(): number
}

export interface FolderLock {
  /** Keeps the lock fresh. `taken`: somebody else has it; `gone`: the folder was taken away. Either way stop writing. */
  mark(): Promise<'ours' | 'taken' | 'gone'>
  /** Tells others where we listen. */
  listening(port: number): Promise<void>
  release(): Promise<void>
}

export type Locking =
  | { readonly kind: 'taken'; readonly lock: FolderLock; readonly lastMark: number | undefined }
  | { readonly kind: 'busy'; readonly owner: LockOwner | undefined }

function parseOwner(data: Uint8Array | undefined): LockOwner | undefined {
  try {
    return ownerSchema.parse(JSON.parse(Buffer.from(data ?? []).toString('utf8')))
  } catch {
    return undefined
  }
}

/** Takes the folder for this process, or tells who has it. `lastMark` is when its last owner was last alive. */
export async function lockFolder(
  files: FileSystem,
  folder: string,
  me: { readonly instance: string; readonly pid: number },
  liveness: Liveness,
): Promise<Locking> {
  const file = path.posix.join(folder, LOCK)
  const text = (port: number) => Buffer.from(JSON.stringify({ ...me, port }))
  const owned = async () => parseOwner(await files.read(file))?.instance === me.instance
  const lock: FolderLock = {
    mark: async () => {
      if (!(await owned())) return (await files.read(file)) ? 'taken' : 'gone'
      await files.touch(file)
      return 'ours'
    },
    listening: (port) => files.replace(file, text(port)),
    release: async () => {
      if (await owned()) await files.remove(file)
    },
  }

  if (await files.createNew(file, text(0))) return { kind: 'taken', lock, lastMark: undefined }
  const owner = parseOwner(await files.read(file))
  const lastMark = await files.changedAt(file)
  const fresh = lastMark !== undefined && liveness.now() - lastMark < SILENT_MS
  // A number may have gone to another program since, so a running one must also answer or have marked lately.
  const alive = owner
    ? liveness.isRunning(owner.pid) && (fresh || (owner.port > 0 && (await liveness.answers(owner))))
    : fresh
  if (alive) return { kind: 'busy', owner }

  // Two starts may find the same dead lock; moving it aside succeeds for one of them only.
  const aside = `${file}.${me.instance}`
  try {
    await files.rename(file, aside)
  } catch {
    return { kind: 'busy', owner: parseOwner(await files.read(file)) }
  }
  const moved = parseOwner(await files.read(aside))
  if (moved?.instance !== owner?.instance) {
    await files.rename(aside, file)
    return { kind: 'busy', owner: moved }
  }
  await files.remove(aside)
  if (await files.createNew(file, text(0))) return { kind: 'taken', lock, lastMark }
  return { kind: 'busy', owner: parseOwner(await files.read(file)) }
}

/** This machine: its processes, and the health page of a host on it. */
export const machineLiveness: Liveness = {
  isRunning(pid) {
    try {
      process.kill(pid, 0)
      return true
    } catch (error) {
      // Not ours to signal, yet running.
      return error instanceof Error && 'code' in error && error.code === 'EPERM'
    }
  },
  async answers({ port, instance }) {
    try {
      const answer = await fetch(`${urlAt(LOOPBACK, port)}healthz`, { signal: AbortSignal.timeout(1000) })
      return ((await answer.json()) as { instance?: unknown }).instance === instance
    } catch {
      return false
    }
  },
  now: () => Date.now(),
}
