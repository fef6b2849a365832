import { refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok } from '../../../shared/kernel/result.ts'
import type { TableId } from '../../../shared/table/holder.ts'
import type { Entry } from './entry.ts'
import type { Contents, Header, Journal, Snapshot, Storage } from './journal.ts'

/** A journal that forgets everything when its program ends. */
export class MemoryJournal implements Journal {
  readonly header: Header
  readonly start: Snapshot | undefined
  readonly entries: Entry[]

  constructor(header: Header, start?: Snapshot, entries: readonly Entry[] = []) {
    this.header = header
    this.start = start
    this.entries = [...entries]
  }

  async append(entries: readonly Entry[]): Promise<void> {
    this.entries.push(...entries)
  }

  async saveSnapshot(): Promise<void> {}

  async contents(): Promise<Contents> {
    return { header: this.header, entries: this.entries, ...(this.start ? { start: this.start } : {}) }
  }

  async close(): Promise<void> {}
}

/** Tables for one run of the program, and for tests. */
export function memoryStorage(): Storage {
  const journals = new Map<TableId, MemoryJournal>()
  const create: Storage['create'] = async (header, start, entries) => {
    const journal = new MemoryJournal(header, start, entries)
    journals.set(header.table, journal)
    return journal
  }
  return {
    create,
    rewrite: ({ header, start, entries }) => create(header, start, entries),
    tables: async () => [...journals.keys()],
    open: async (table) => {
      const journal = journals.get(table)
      return journal ? ok({ ...(await journal.contents()), journal }) : err(refusal('table/unknown'))
    },
  }
}
