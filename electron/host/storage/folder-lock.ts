// One owner per data folder. The lock names it, so that a second start can say where the first one is. Locks are
// numbered: to take over the folder, a process makes the file with the next number. Only one process can do that, and
// it is then the owner. A lock is written through the file handle its owner made, never by name: a former owner that
// wakes up late marks only its own lock.
import path from 'node:path'
import { z } from 'zod'
import { LOOPBACK, urlAt } from '../ports/addresses.ts'
import type { FileSystem } from '../ports/file-system.ts'
import { numberedName, numbersIn } from './numbered.ts'

const LOCK = { stem: 'host', ending: 'lock' }
/** The owner marks its lock every second. After this long without a mark it has ended or sleeps. */
const SILENT_MS = 10_000
/** A lock is overwritten in place, always with this many bytes, so that nothing of an older text is left. */
const LOCK_BYTES = 200

const ownerSchema = z.object({
  instance: z.string(),
  pid: z.number().int(),
  port: z.number().int(),
  /** The owner has released the folder, with everything written. */
  released: z.boolean().optional(),
})
export type LockOwner = z.infer<typeof ownerSchema>

/** What the lock asks of the machine, so that tests can answer. */
export interface Liveness {
  isRunning(pid: number): boolean
  /** Whether a host with this instance answers on the port of this machine. */
  answers(owner: LockOwner): Promise<boolean>
  /** Calendar time, as files are stamped with. */
  now(): number
}

/** Who has the folder: `taken` by another process, or `gone` with its lock. */
export type Whose = 'ours' | 'taken' | 'gone'

export interface FolderLock {
  /** Higher than that of any owner before. */
  readonly number: number
  /** Whether the previous owner released the folder in order. */
  readonly inOrder: boolean
  whose(): Promise<Whose>
  /** Keeps the lock fresh. Unless the result is ours, stop writing. */
  mark(): Promise<Whose>
  /** Stores the address where we listen. */
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

const textOf = (owner: LockOwner): Uint8Array => Buffer.from(JSON.stringify(owner).padEnd(LOCK_BYTES))

/** Takes the folder for this process, or says who has it. `lastMark` is when its last owner was last running. */
export async function lockFolder(
  files: FileSystem,
  folder: string,
  me: { readonly instance: string; readonly pid: number },
  liveness: Liveness,
): Promise<Locking> {
  const fileOf = (number: number) => path.posix.join(folder, numberedName(LOCK, number))
  const ownerOf = async (number: number) => parseOwner(await files.read(fileOf(number)))
  const numbers = async () => numbersIn(await files.names(folder), LOCK)

  const [last] = await numbers()
  const before = last === undefined ? undefined : await ownerOf(last)
  const inOrder = before?.released ?? false
  const lastMark = last === undefined || inOrder ? undefined : await files.changedAt(fileOf(last))
  if (last !== undefined && !inOrder) {
    const fresh = lastMark !== undefined && liveness.now() - lastMark < SILENT_MS
    // The process id may belong to another program now, so a running process must also answer or have marked lately.
    const alive = before
      ? liveness.isRunning(before.pid) && (fresh || (before.port > 0 && (await liveness.answers(before))))
      : fresh
    if (alive) return { kind: 'busy', owner: before }
  }

  const number = (last ?? 0) + 1
  const held = await files.claim(fileOf(number), textOf({ ...me, port: 0 }))
  if (!held) return { kind: 'busy', owner: await ownerOf(number) }
  // A slow process may have made a number that others have passed meanwhile.
  const [highest = 0] = await numbers()
  if (highest > number) {
    await held.close()
    await files.remove(fileOf(number))
    return { kind: 'busy', owner: await ownerOf(highest) }
  }
  // One that cannot be removed yet, because its owner has it open, has no meaning any more.
  for (const old of await numbers()) if (old < number) await files.remove(fileOf(old)).catch(() => undefined)

  const whose = async (): Promise<Whose> => {
    const owner = await ownerOf(number)
    const [now] = await numbers()
    if (owner?.instance === me.instance && now === number) return 'ours'
    return now === undefined ? 'gone' : 'taken'
  }
  const lock: FolderLock = {
    number,
    inOrder,
    whose,
    mark: async () => {
      await held.touch()
      return whose()
    },
    listening: (port) => held.overwrite(textOf({ ...me, port })),
    release: async () => {
      try {
        await held.overwrite(textOf({ ...me, port: 0, released: true }))
      } finally {
        await held.close()
      }
    },
  }
  return { kind: 'taken', lock, lastMark }
}

/** This machine: its processes, and the health page of a host on it. */
export const machineLiveness: Liveness = {
  isRunning(pid) {
    try {
      process.kill(pid, 0)
      return true
    } catch (error) {
      // We may not signal it, so it runs.
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
