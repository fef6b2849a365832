// A table's life is its journal: the accepted commands in their order, each with its time.
import type { AnyGame } from '../kernel/game.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { type Result, ok } from '../kernel/result.ts'
import type { Actor, Command } from './command.ts'
import { reduce } from './reduce.ts'
import { refuse } from './refusals.ts'
import type { Table } from './table.ts'

/** One accepted command. */
export interface JournalEntry {
  /** 1 for the first command of a table; equals the table's `seq` after it. */
  readonly seq: number
  /** The `now` it was done with, milliseconds of the table's time. */
  readonly at: number
  /** The host's clock at that moment, in milliseconds, where it said something else. */
  readonly calendar?: number
  readonly actor: Actor
  readonly command: Command
}

/** What could be replayed, and why it stopped there if it did. */
export interface Replayed {
  readonly table: Table
  /** The first entry that does not follow, and why; null when all did. */
  readonly stopped: { readonly seq: number; readonly refusal: Refusal } | null
}

/**
 * Plays entries on top of a table (a new one, or a snapshot: entries it already holds are passed over). Stops before
 * the first entry that is missing its predecessor (`journal/gap`) or is refused, keeping all that came before.
 */
export function replay(game: AnyGame, from: Table, entries: Iterable<JournalEntry>): Replayed {
  let table = from
  for (const entry of entries) {
    if (entry.seq <= table.seq) continue
    const next = follow(game, table, entry)
    if (!next.ok) return { table, stopped: { seq: entry.seq, refusal: next.error } }
    table = next.value
  }
  return { table, stopped: null }
}

function follow(game: AnyGame, table: Table, entry: JournalEntry): Result<Table, Refusal> {
  if (entry.seq !== table.seq + 1) return refuse('journal/gap', { seq: table.seq + 1 })
  const done = reduce(game, table, entry.actor, entry.command, entry.at, entry.calendar)
  return done.ok ? ok(done.value.table) : done
}
