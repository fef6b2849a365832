// A folder for each table: journal.ndjson, the two newest snapshots, and damaged parts that were cut off.
import path from 'node:path'
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'

import type { TableId } from '../../../shared/table/holder.ts'
import type { AppendFile, FileSystem } from '../ports/file-system.ts'
import { errorCode } from '../ports/node-files.ts'
import { packEntry, type Entry } from './entry.ts'
import {
  JournalFault,
  TOO_LONG,
  type Contents,
  type Found,
  type Header,
  type Journal,
  type Snapshot,
  type Storage,
} from './journal.ts'
import { NO_SUM, writeLine } from './line.ts'
import { numberedName, numbersIn } from './numbered.ts'
import { ALONE, FolderLost, type Owner } from './owner.ts'
import { recover } from './recover.ts'
import { Turns } from './turns.ts'
import { isSnapshotName, readSnapshot, snapshotName, writeSnapshot } from './snapshot.ts'

const JOURNAL = { stem: 'journal', ending: 'ndjson' }
const SNAPSHOTS_KEPT = 2
/** After this long without a change (milliseconds), the writer of a half-written file is gone. */
const LEFT_BEHIND_MS = 60_000
/** In characters; the names of tables are shorter. */
const LONGEST_NAME = 64
/** In bytes. A longer journal is not read, and so not written either; a long evening fills less than a twentieth. */
const LARGEST_JOURNAL = 16 * 1024 * 1024

/** The whole text of a journal, and the checksum its next line builds on. */
async function textOf(
  header: Header,
  entries: readonly Entry[],
): Promise<{ bytes: Uint8Array; sum: string }> {
  const turns = new Turns()
  let { text, sum } = writeLine(NO_SUM, header)
  const parts: Buffer[] = []
  for (const entry of entries) {
    const line = writeLine(sum, packEntry(entry))
    text += line.text
    sum = line.sum
    if (!turns.isOver) continue
    parts.push(Buffer.from(text))
    text = ''
    await turns.next()
  }
  return { bytes: Buffer.concat([...parts, Buffer.from(text)]), sum }
}

/** The newest valid snapshots of a folder, newest first. */
async function readSnapshots(files: FileSystem, folder: string): Promise<Snapshot[]> {
  const names = (await files.names(folder)).filter(isSnapshotName).sort().reverse()
  const found: Snapshot[] = []
  for (const name of names.slice(0, 2 * SNAPSHOTS_KEPT)) {
    // An unreadable snapshot is ignored: the journal has everything.
    const data = await files.read(path.posix.join(folder, name)).catch(() => undefined)
    const snapshot = data && readSnapshot(data)
    if (snapshot) found.push(snapshot)
    if (found.length === SNAPSHOTS_KEPT) break
  }
  return found
}

interface Newest {
  readonly number: number
  readonly at: string
  readonly data: Uint8Array
}

/** A journal's file that is open for writing. */
interface Opened {
  readonly path: string
  readonly file: AppendFile
  /** The checksum that the next line builds on. */
  readonly sum: string
}

class FileJournal implements Journal {
  private readonly files: FileSystem
  private readonly owner: Owner
  private readonly folder: string
  private readonly header: Header
  private readonly path: string
  private readonly file: AppendFile
  private sum: string
  /** Set when nothing can be written any more. */
  private fault: JournalFault | undefined

  constructor(files: FileSystem, owner: Owner, folder: string, header: Header, opened: Opened) {
    this.files = files
    this.owner = owner
    this.folder = folder
    this.header = header
    this.path = opened.path
    this.file = opened.file
    this.sum = opened.sum
  }

  async append(entries: readonly Entry[]): Promise<void> {
    // A table whose journal cannot be written any more takes no commands until it is opened again.
    if (this.fault) throw this.fault
    const before = this.file.size
    let { sum } = this
    let text = ''
    for (const entry of entries) {
      const line = writeLine(sum, packEntry(entry))
      text += line.text
      sum = line.sum
    }
    const bytes = Buffer.from(text)
    if (before + bytes.length > LARGEST_JOURNAL) throw new JournalFault(TOO_LONG)
    try {
      await this.file.write(bytes)
      await this.file.sync()
      await this.owner.check()
      this.sum = sum
    } catch (error) {
      // The next owner may have read what was written, so it is unknown whether it counts.
      if (error instanceof FolderLost) throw (this.fault = new JournalFault(error))
      try {
        await this.file.truncate(before)
      } catch {
        // The end of the file is unknown now; the next opening cuts it off.
        this.fault = new JournalFault()
      }
      throw new JournalFault(error)
    }
  }

  async saveSnapshot(state: Omit<Snapshot, 'header'>): Promise<void> {
    const snapshot = { ...state, header: this.header }
    const name = snapshotName(snapshot.seq)
    await this.files.replace(path.posix.join(this.folder, name), writeSnapshot(snapshot))
    const names = (await this.files.names(this.folder)).filter(isSnapshotName).sort()
    for (const old of names.slice(0, -SNAPSHOTS_KEPT))
      await this.files.remove(path.posix.join(this.folder, old))
  }

  async contents(): Promise<Contents> {
    const data = (await this.files.read(this.path)) ?? new Uint8Array()
    const found = await recover(data, [])
    const opened = found.ok ? found : await recover(data, await readSnapshots(this.files, this.folder))
    if (!opened.ok) throw new Error(opened.error.code)
    const { header, entries, start } = opened.value
    return { header, entries, ...(start ? { start } : {}) }
  }

  async close(): Promise<void> {
    await this.file.close()
  }
}

/** A free name for what was cut off: `journal.torn`, `journal.torn-2`. */
async function asideName(files: FileSystem, folder: string, kind: string): Promise<string> {
  const taken = await files.names(folder)
  for (let n = 1; ; n++) {
    const name = `journal.${kind}${n === 1 ? '' : `-${n}`}`
    if (!taken.includes(name)) return path.posix.join(folder, name)
  }
}

/** Files that an atomic replace leaves behind when the program is killed during it. */
const isHalfWritten = (name: string): boolean => name.endsWith('.new')

/** Removes it. Fresh ones are left: an owner that has lost the folder must not remove files of the next one. */
async function sweep(files: FileSystem, folder: string): Promise<void> {
  for (const name of (await files.names(folder)).filter(isHalfWritten)) {
    const at = path.posix.join(folder, name)
    const changedAt = await files.changedAt(at)
    if (changedAt === undefined || Date.now() - changedAt < LEFT_BEHIND_MS) continue
    await files.removeTree(at)
  }
}

/** Whether a table may have this name; a copy made by hand often has another. */
const isOurs = (name: string): boolean => /^[a-z0-9-]+$/.test(name)

/** Tables in folders under `root`, for the folder's owner. */
export function fileStorage(files: FileSystem, root: string, owner: Owner = ALONE): Storage {
  const folderOf = (table: TableId) => path.posix.join(root, table)
  const openAt = async (at: string, header: Header, sum: string) =>
    new FileJournal(files, owner, folderOf(header.table), header, {
      path: at,
      file: await files.openAppend(at),
      sum,
    })

  /**
   * A table's newest journal: its number, path and bytes. A file that disappears meanwhile was replaced by a newer
   * one. The folder was still ours when the file was found, so no later owner wrote it.
   */
  const readNewest = async (folder: string): Promise<Newest | undefined> => {
    for (let last = -1; ;) {
      const [number] = numbersIn(await files.names(folder), JOURNAL)
      if (number === undefined || number === last) return undefined
      const at = path.posix.join(folder, numberedName(JOURNAL, number))
      const data = await files.read(at, LARGEST_JOURNAL)
      await owner.check()
      if (data) return { number, at, data }
      last = number
    }
  }

  /**
   * Writes a table's journal again, under a name that no other owner uses, and removes those it replaces: everything
   * acknowledged in them was read first.
   */
  const writeAnew = async (folder: string, before: Newest | undefined, bytes: Uint8Array) => {
    const number = Math.max(owner.number, before ? before.number + 1 : 0)
    const at = path.posix.join(folder, numberedName(JOURNAL, number))
    await files.replace(at, bytes)
    for (const old of numbersIn(await files.names(folder), JOURNAL))
      // The removal may fail while an owner still has it open.
      if (old < number)
        await files.remove(path.posix.join(folder, numberedName(JOURNAL, old))).catch(() => {})
    return at
  }

  return {
    async tables() {
      await sweep(files, root)
      const tables: TableId[] = []
      for (const name of await files.names(root)) {
        if (name.startsWith('.') || name.length > LONGEST_NAME) continue
        // A name of a table that is not a folder is listed as well: opening it reports what is wrong.
        const inside = await files.names(folderOf(name as TableId)).catch(() => [name])
        const has = isOurs(name) ? !inside.every(isHalfWritten) : numbersIn(inside, JOURNAL).length > 0
        if (has) tables.push(name as TableId)
      }
      return tables
    },

    async create(header, start, entries = []) {
      const folder = folderOf(header.table)
      // Made beside the others and moved into place whole, so that a table has all its files or does not exist.
      const making = path.posix.join(root, `.${header.table}.new`)
      try {
        await files.makeFolder(making)
        const inside = (name: string) => path.posix.join(making, name)
        if (start) await files.replace(inside(snapshotName(start.seq)), writeSnapshot(start))
        const { bytes, sum } = await textOf(header, entries)
        await files.replace(inside(numberedName(JOURNAL, 0)), bytes)
        await files.rename(making, folder)
        const journal = await openAt(path.posix.join(folder, numberedName(JOURNAL, 0)), header, sum)
        await owner.check()
        return journal
      } catch (error) {
        await files.removeTree(making).catch(() => undefined)
        // Another owner may have found the table there; then it is left to that owner.
        if (!(error instanceof FolderLost)) await files.removeTree(folder).catch(() => undefined)
        throw new JournalFault(error)
      }
    },

    async rewrite({ header, start, entries }) {
      const folder = folderOf(header.table)
      const old = await readNewest(folder)
      if (old) await files.replace(await asideName(files, folder, 'aside'), old.data)
      for (const name of await files.names(folder))
        if (isSnapshotName(name) && name !== (start && snapshotName(start.seq)))
          await files.remove(path.posix.join(folder, name))
      const { bytes, sum } = await textOf(header, entries)
      return openAt(await writeAnew(folder, old, bytes), header, sum)
    },

    async open(table, trusted) {
      try {
        return await openFound(table, trusted)
      } catch (error) {
        if (error instanceof FolderLost || errorCode(error) === 'ENOSPC') throw new JournalFault(error)
        const why = errorCode(error)
        if (why === undefined) throw error
        // A pipe, a folder, a dangling link or a file of another user has the journal's name.
        return err(refusal('journal/unreadable', { why }))
      }
    },
  }

  async function openFound(
    table: TableId,
    trusted: (snapshot: Snapshot) => boolean,
  ): Promise<Result<Found, Refusal>> {
    const folder = folderOf(table)
    const found = await readNewest(folder)
    const data = found?.data ?? new Uint8Array()
    const snapshots = await readSnapshots(files, folder)
    const recovered = await recover(data, snapshots.filter(trusted))
    if (!recovered.ok) return recovered
    const { file, damage, ...contents } = recovered.value
    // A folder that a user copied: opened as well it would be the same table twice.
    const { table: itself } = contents.header
    if (itself !== table) return err(refusal('journal/another-table', { table: itself }))
    await sweep(files, folder)
    let at = found?.at ?? ''
    let { sum } = file === 'anew' ? { sum: NO_SUM } : file
    if (file === 'anew') {
      if (found) await files.replace(await asideName(files, folder, 'damaged'), data)
      const { bytes, sum: last } = await textOf(contents.header, contents.entries)
      at = await writeAnew(folder, found, bytes)
      sum = last
    } else if (file.keep < data.length || !owner.inOrder) {
      if (file.keep < data.length)
        await files.replace(await asideName(files, folder, 'torn'), data.subarray(file.keep))
      at = await writeAnew(folder, found, data.subarray(0, file.keep))
    }
    return ok({
      ...contents,
      journal: await openAt(at, contents.header, sum),
      ...(damage ? { damage } : {}),
    })
  }
}
