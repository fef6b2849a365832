// Everything a journal builds up: the table, who holds a key to it, and which acts were done already. A record is a
// pure function of its beginning and its entries, so a replay and the live table cannot disagree.
import { z } from 'zod'
import type { AnyGame } from '../../../shared/kernel/game.ts'
import type { Refusal } from '../../../shared/kernel/refusal.ts'
import { ok, type Result } from '../../../shared/kernel/result.ts'
import type { Actor } from '../../../shared/table/command.ts'
import { playerId, type PlayerId } from '../../../shared/table/holder.ts'
import { newsLogSchema } from '../../../shared/table/news-log-schema.ts'
import { newsAfter, type NewsLog, NO_NEWS, type AddressedNews } from '../../../shared/table/news.ts'
import { reduce } from '../../../shared/table/reduce.ts'
import { readTable, type Table } from '../../../shared/table/table.ts'
import { moment, type Entry } from '../storage/entry.ts'

/** Ids of acts kept for each actor: a page that was away longer than this many acts asks no more. */
const ACTS_KEPT = 64

export interface TableRecord {
  readonly table: Table
  /** Time of the last entry, milliseconds. */
  readonly at: number
  /**
   * The last entry that changed more than a seat's own sheet, vote or mark: its number and its time. What is listed and
   * announced goes by this one, so that nobody sees there when a phone was touched.
   */
  readonly noted: { readonly seq: number; readonly at: number }
  /** What pages hear that look again: the newest news of the table. */
  readonly news: NewsLog
  /** Hashes of the keys given out, and to whom. */
  readonly keys: Readonly<Record<string, PlayerId>>
  /** The newest acts that were done, by actor, oldest first. */
  readonly acts: Readonly<Record<string, readonly string[]>>
}

const recordSchema = z.object({
  table: z.unknown(),
  at: moment,
  // Snapshots of earlier versions have none.
  noted: z.object({ seq: z.number(), at: moment }).optional(),
  news: newsLogSchema.default(NO_NEWS),
  keys: z.record(z.string(), playerId),
  acts: z.record(z.string(), z.array(z.string())),
})

/** A record with nothing done yet. */
export const newRecord = (table: Table, at: number): TableRecord => ({
  table,
  at,
  noted: { seq: table.seq, at },
  news: NO_NEWS,
  keys: {},
  acts: {},
})

/** A record out of a snapshot; refused where the table in it is none. */
export function readRecord(game: AnyGame, json: unknown): Result<TableRecord, Refusal> {
  const parsed = recordSchema.safeParse(json)
  const table = readTable(game, parsed.success ? parsed.data.table : undefined)
  if (!table.ok) return table
  const record = parsed.data as TableRecord
  const { noted = { seq: table.value.seq, at: record.at } } = record as Partial<TableRecord>
  return ok({ ...record, noted, table: table.value })
}

/** Whose acts these are, as a key of `acts`. */
export const actorName = (actor: Actor): string => (actor.kind === 'player' ? actor.player : actor.kind)

/** Whether this actor's act was done before. */
export const wasDone = (record: TableRecord, actor: Actor, id: string): boolean =>
  record.acts[actorName(actor)]?.includes(id) ?? false

/** What an entry came to. */
export interface Followed {
  readonly record: TableRecord
  /** The command as the game understood it. */
  readonly command: Entry['command']
}

/** Does what an entry says; refused when the table does. */
export function follow(
  game: AnyGame,
  record: TableRecord,
  entry: Omit<Entry, 'seq'>,
): Result<Followed, Refusal> {
  const { actor, at, calendar, id, key } = entry
  const done = reduce(game, record.table, actor, entry.command, at, calendar)
  if (!done.ok) return done
  const { table, command, news } = done.value
  return ok({
    command,
    record: {
      table,
      at,
      noted: isQuiet(command, record.table, table, news) ? record.noted : { seq: table.seq, at },
      news: newsAfter(record.news, news),
      keys: keysAfter(record, table, command, key),
      acts: id === undefined ? record.acts : actsAfter(record, actorName(actor), id),
    },
  })
}

/** Commands of which nobody but a seat, or the gamemaster, need ever see anything. The bell brings the post as well. */
const QUIET: readonly Entry['command']['kind'][] = [
  'intent',
  'vote',
  'ready',
  'letter',
  'broadcast',
  'desk',
  'bell',
]

/** Whether nothing came of it but a changed sheet, vote, mark or folder of one seat, and what that seat alone heard. */
function isQuiet(
  { kind }: Entry['command'],
  before: Table,
  after: Table,
  news: readonly AddressedNews[],
): boolean {
  const sealed = QUIET.includes(kind) && before.mail.printed.length === after.mail.printed.length
  // Another stage, phase or end of the game stands for itself: the table sets its clock anew.
  return sealed && news.every(({ seat }) => seat !== null) && before.play?.stage === after.play?.stage
}

/** Keys end with the person: who was dismissed has none. */
function keysAfter(
  { keys, table: before }: TableRecord,
  table: Table,
  command: Entry['command'],
  key: string | undefined,
): TableRecord['keys'] {
  if (command.kind === 'join' && key) return { ...keys, [key]: command.player }
  if (command.kind === 'new-key' && key) {
    // Whoever finds the old phone has nothing in hand.
    const others = Object.entries(keys).filter(([, player]) => player !== command.player)
    return { ...Object.fromEntries(others), [key]: command.player }
  }
  if (table.people.length >= before.people.length) return keys
  const here = new Set(table.people.map(({ player }) => player))
  return Object.fromEntries(Object.entries(keys).filter(([, player]) => here.has(player)))
}

function actsAfter({ acts }: TableRecord, name: string, id: string): TableRecord['acts'] {
  return { ...acts, [name]: [...(acts[name] ?? []), id].slice(-ACTS_KEPT) }
}
