// A table's journal: the accepted commands in their order, each with its time.
import type { Actor, Command } from './command.ts'

/** One accepted command. */
export interface JournalEntry {
  /** 1 for the first command of a table; equals the table's `seq` after it. */
  readonly seq: number
  /** The `now` of the command, milliseconds of the table's time. */
  readonly at: number
  /** The host's clock at that moment, in milliseconds, where it differed. */
  readonly calendar?: number
  readonly actor: Actor
  readonly command: Command
}
