// What a journal builds up: the table, its keys and their owners, and the acts that were done. A record is a pure
// function of its beginning and its entries, so a replay and the live table cannot differ.
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

/** Ids of acts kept for each actor: a page does not repeat acts older than this many. */
const ACTS_KEPT = 64

export interface TableRecord {
  readonly table: Table
  /** Time of the last entry, milliseconds. */
  readonly at: number
  /**
   * The last entry that changed more than a seat's own sheet, vote or mark: its number and its time. Lists and
   * announcements use this one, so that they do not reveal when a player touched a phone.
   */
  readonly noted: { readonly seq: number; readonly at: number }
  /** The newest news of the table, for pages that come back. */
  readonly news: NewsLog
  /** Hashes of the keys and their owners. */
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

/** A record before its first entry. */
export const newRecord = (table: Table, at: number): TableRecord => ({
  table,
  at,
  noted: { seq: table.seq, at },
  news: NO_NEWS,
  keys: {},
  acts: {},
})

/** A record out of a snapshot; refused where its table is not valid. */
export function readRecord(game: AnyGame, json: unknown): Result<TableRecord, Refusal> {
  const parsed = recordSchema.safeParse(json)
  const table = readTable(game, parsed.success ? parsed.data.table : undefined)
  if (!table.ok) return table
  const record = parsed.data as TableRecord
  const { noted = { seq: table.value.seq, at: record.at } } = record as Partial<TableRecord>
  return ok({ ...record, noted, table: table.value })
}

/** The actor as a key of `acts`. */
export const actorName = (actor: Actor): string => (actor.kind === 'player' ? actor.player : actor.kind)

/** Whether this actor's act was done before. */
export const wasDone = (record: TableRecord, actor: Actor, id: string): boolean =>
  record.acts[actorName(actor)]?.includes(id) ?? false

/** The result of an entry. */
export interface Followed {
  readonly record: TableRecord
  /** The command as the game read it. */
  readonly command: Entry['command']
}

/** Applies an entry; refused when the table refuses it. */
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

/** Commands that nobody but one seat, or the gamemaster, may notice. The bell delivers the post as well. */
const QUIET: readonly Entry['command']['kind'][] = [
  'intent',
  'vote',
  'ready',
  'letter',
  'broadcast',
  'desk',
  'bell',
]

/** Whether an entry only changed the sheet, vote, mark or folder of one seat, and the news of that seat alone. */
function isQuiet(
  { kind }: Entry['command'],
  before: Table,
  after: Table,
  news: readonly AddressedNews[],
): boolean {
  const sealed = QUIET.includes(kind) && before.mail.printed.length === after.mail.printed.length
  // Another stage, phase or end of the game is visible anyway: the table sets its clock again.
  return sealed && news.every(({ seat }) => seat !== null) && before.play?.stage === after.play?.stage
}

/** Keys end with the person: a person who was removed has none. */
function keysAfter(
  { keys, table: before }: TableRecord,
  table: Table,
  command: Entry['command'],
  key: string | undefined,
): TableRecord['keys'] {
  if (command.kind === 'join' && key) return { ...keys, [key]: command.player }
  if (command.kind === 'new-key' && key) {
    // The old device's key is not valid any more.
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
