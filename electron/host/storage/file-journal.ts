// A folder for each table: journal.ndjson, the two newest snapshots, and whatever had to be cut off, kept aside.
import path from 'node:path'
import { refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok } from '../../../shared/kernel/result.ts'
import type { TableId } from '../../../shared/table/holder.ts'
import type { AppendFile, FileSystem } from '../ports/file-system.ts'
import { packEntry, type Entry } from './entry.ts'
import {
  JournalFault,
  type Contents,
  type Header,
  type Journal,
  type Snapshot,
  type Storage,
} from './journal.ts'
import { NO_SUM, writeLine } from './line.ts'
import { recover } from './recover.ts'
import { isSnapshotName, readSnapshot, snapshotName, writeSnapshot } from './snapshot.ts'

const JOURNAL = 'journal.ndjson'
const SNAPSHOTS_KEPT = 2

/** The whole text of a journal, and the checksum its next line builds on. */
function textOf(header: Header, entries: readonly Entry[]): { bytes: Uint8Array; sum: string } {
  let { text, sum } = writeLine(NO_SUM, header)
  for (const entry of entries) {
    const line = writeLine(sum, packEntry(entry))
    text += line.text
    sum = line.sum
  }
  return { bytes: Buffer.from(text), sum }
}

/** Sound snapshots of a folder, newest first. */
async function readSnapshots(files: FileSystem, folder: string): Promise<Snapshot[]> {
  const names = (await files.names(folder)).filter(isSnapshotName).sort().reverse()
  const found: Snapshot[] = []
  for (const name of names) {
    const data = await files.read(path.posix.join(folder, name))
    const snapshot = data && readSnapshot(data)
    if (snapshot) found.push(snapshot)
  }
  return found
}

class FileJournal implements Journal {
  private readonly files: FileSystem
  private readonly folder: string
  private readonly header: Header
  private readonly file: AppendFile
  private sum: string
  private broken = false

  constructor(files: FileSystem, folder: string, header: Header, file: AppendFile, sum: string) {
    this.header = header
    this.files = files
    this.folder = folder
    this.file = file
    this.sum = sum
  }

  async append(entries: readonly Entry[]): Promise<void> {
    // A table whose journal cannot be written any more takes no commands until it is opened anew.
    if (this.broken) throw new JournalFault()
    const before = this.file.size
    let { sum } = this
    let text = ''
    for (const entry of entries) {
      const line = writeLine(sum, packEntry(entry))
      text += line.text
      sum = line.sum
    }
    try {
      await this.file.write(Buffer.from(text))
      await this.file.sync()
      this.sum = sum
    } catch (error) {
      try {
        await this.file.truncate(before)
      } catch {
        // What stands at the end of the file is unknown now; the next opening cuts it off.
        this.broken = true
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
    const data = (await this.files.read(path.posix.join(this.folder, JOURNAL))) ?? new Uint8Array()
    const found = recover(data, [])
    const told = found.ok ? found : recover(data, await readSnapshots(this.files, this.folder))
    if (!told.ok) throw new Error(told.error.code)
    const { header, entries, start } = told.value
    return { header, entries, ...(start ? { start } : {}) }
  }

  async close(): Promise<void> {
    await this.file.close()
  }
}

/** A name for what was cut off that is not taken yet: `journal.torn`, `journal.torn-2`. */
async function asideName(files: FileSystem, folder: string, kind: string): Promise<string> {
  const taken = await files.names(folder)
  for (let n = 1; ; n++) {
    const name = `journal.${kind}${n === 1 ? '' : `-${n}`}`
    if (!taken.includes(name)) return path.posix.join(folder, name)
  }
}

/** What an atomic replace leaves behind when the program is killed in its middle. */
const isHalfWritten = (name: string): boolean => name.endsWith('.new')

async function sweep(files: FileSystem, folder: string): Promise<void> {
  for (const name of await files.names(folder))
    if (isHalfWritten(name)) await files.remove(path.posix.join(folder, name))
}

/** Takes back the files of a table that could not be made, as far as the disk lets itself be written. */
async function empty(files: FileSystem, folder: string): Promise<void> {
  try {
    for (const name of await files.names(folder)) await files.remove(path.posix.join(folder, name))
  } catch {
    // The next start lists the table with what is wrong with it.
  }
}

/** Tables in folders under `root`. */
export function fileStorage(files: FileSystem, root: string): Storage {
  const folderOf = (table: TableId) => path.posix.join(root, table)
  const openAt = async (folder: string, header: Header, sum: string) =>
    new FileJournal(files, folder, header, await files.openAppend(path.posix.join(folder, JOURNAL)), sum)

  return {
    async tables() {
      const tables: TableId[] = []
      for (const name of await files.names(root)) {
        if (!/^[a-z0-9-]{1,64}$/.test(name)) continue
        const inside = await files.names(folderOf(name as TableId))
        if (inside.some((file) => !isHalfWritten(file))) tables.push(name as TableId)
      }
      return tables
    },

    async create(header, start, entries = []) {
      const folder = folderOf(header.table)
      try {
        await files.makeFolder(folder)
        if (start) await files.replace(path.posix.join(folder, snapshotName(start.seq)), writeSnapshot(start))
        const { bytes, sum } = textOf(header, entries)
        await files.replace(path.posix.join(folder, JOURNAL), bytes)
        return await openAt(folder, header, sum)
      } catch (error) {
        await empty(files, folder)
        throw new JournalFault(error)
      }
    },

    async rewrite({ header, start, entries }) {
      const folder = folderOf(header.table)
      const journalPath = path.posix.join(folder, JOURNAL)
      const old = await files.read(journalPath)
      if (old) await files.replace(await asideName(files, folder, 'aside'), old)
      for (const name of await files.names(folder))
        if (isSnapshotName(name) && name !== (start && snapshotName(start.seq)))
          await files.remove(path.posix.join(folder, name))
      const { bytes, sum } = textOf(header, entries)
      await files.replace(journalPath, bytes)
      return openAt(folder, header, sum)
    },

    async open(table, trusted) {
      const folder = folderOf(table)
      const journalPath = path.posix.join(folder, JOURNAL)
      await sweep(files, folder)
      const data = await files.read(journalPath)
      if (!data) return err(refusal('table/unknown', { table }))
      const snapshots = await readSnapshots(files, folder)
      const recovered = recover(data, snapshots.filter(trusted))
      if (!recovered.ok) return recovered
      const { file, damage, ...contents } = recovered.value
      let { sum } = file === 'anew' ? { sum: NO_SUM } : file
      if (file === 'anew') {
        await files.replace(await asideName(files, folder, 'damaged'), data)
        const { bytes, sum: last } = textOf(contents.header, contents.entries)
        await files.replace(journalPath, bytes)
        sum = last
      } else if (file.keep < data.length) {
        await files.replace(await asideName(files, folder, 'torn'), data.subarray(file.keep))
        const cut = await files.openAppend(journalPath)
        await cut.truncate(file.keep)
        await cut.close()
      }
      return ok({
        ...contents,
        journal: await openAt(folder, contents.header, sum),
        ...(damage ? { damage } : {}),
      })
    },
  }
}
