import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import type { Result } from '../../../shared/kernel/result.ts'
import type { TableId } from '../../../shared/table/holder.ts'
import { errorCode } from '../ports/node-files.ts'
import type { Entry } from './entry.ts'
import { FolderLost } from './owner.ts'

/** The first line of a journal: what the table was made from. */
export interface Header {
  readonly format: 'entente-journal'
  readonly schema: number
  readonly table: TableId
  readonly game: string
  readonly created: number
  /** Everything needed to make the table again before its first command. */
  readonly genesis: unknown
  /** The lobby's act that made the table: a repeat of it makes no second one. */
  readonly act?: string
  /** Commands up to this one exist only in a snapshot, because the lines that held them were damaged. */
  readonly base: number
}

/** The whole table after command `seq`, so that a replay need not begin at the beginning. */
export interface Snapshot {
  readonly seq: number
  /** Which code made it; another version replays the journal instead. */
  readonly maker: string
  readonly state: unknown
  /** A copy of the journal's first line, in case that line is damaged. */
  readonly header: Header
}

/** The place where one table's commands are written. */
export interface Journal {
  /** Resolves when the entries are safe on the disk; rejects with nothing written. One call at a time. */
  append(entries: readonly Entry[]): Promise<void>
  saveSnapshot(snapshot: Omit<Snapshot, 'header'>): Promise<void>
  /** The table as a file to carry to another machine. */
  contents(): Promise<Contents>
  close(): Promise<void>
}

/** A table as read from its files. */
export interface Contents {
  readonly header: Header
  /** Where the replay begins; the beginning when left out. */
  readonly start?: Snapshot
  /** The commands since. */
  readonly entries: readonly Entry[]
}

/** A table read back after a stop or a crash. */
export interface Found extends Contents {
  readonly journal: Journal
  /** What could not be read, if anything. */
  readonly damage?: Refusal
}

/** Where a host's tables are kept. */
export interface Storage {
  /** All tables. A table whose creation was cut short by a crash is not one of them: its creator got no answer. */
  tables(): Promise<readonly TableId[]>
  /** Writes a new table's first files; rejects with a `JournalFault` and leaves nothing where they cannot be written. */
  create(header: Header, start?: Snapshot, entries?: readonly Entry[]): Promise<Journal>
  /** Reads a table back, as far as it can be read. Snapshots not `trusted` are not used. */
  open(table: TableId, trusted: (snapshot: Snapshot) => boolean): Promise<Result<Found, Refusal>>
  /** Starts the table's journal again with these contents; the old file is kept aside. */
  rewrite(contents: Contents): Promise<Journal>
}

/** The cause of a fault where a journal has reached its greatest length. */
export const TOO_LONG = 'too long'

/** The refusal for a write that the disk did not take. */
export class JournalFault extends Error {
  readonly refusal: Refusal
  /** Full where the system says so, taken where the folder has another owner; any other error is `journal/broken`. */
  constructor(cause?: unknown) {
    const code = codeOf(cause)
    super(code, { cause })
    this.refusal = refusal(code)
  }
}

function codeOf(cause: unknown): 'journal/taken' | 'journal/too-long' | 'journal/full' | 'journal/broken' {
  if (cause instanceof FolderLost) return 'journal/taken'
  if (cause === TOO_LONG) return 'journal/too-long'
  return errorCode(cause) === 'ENOSPC' ? 'journal/full' : 'journal/broken'
}
