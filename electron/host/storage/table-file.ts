// A table to carry in a pocket: one JSON file with everything that happened. It grants nothing: the keys to the seats
// stay with the host that gave them out.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'
import { packEntry, unpackEntry, type Entry } from './entry.ts'
import type { Contents, Header, Snapshot } from './journal.ts'
import { migrationFrom, SCHEMA } from './migrations.ts'
import { squeeze, unsqueeze } from './snapshot.ts'

const FORMAT = 'entente-table'
/** A long evening fills less than a twentieth of this. */
export const LARGEST_TABLE_FILE = 16 * 1024 * 1024

const fileSchema = z.object({
  format: z.literal(FORMAT),
  schema: z.number().int().min(1),
  checksum: z.string(),
  table: z.object({
    game: z.string().min(1).max(40),
    created: z.number(),
    genesis: z.unknown(),
    start: z
      .object({ seq: z.number().int().min(0), maker: z.string().max(100), state: z.string() })
      .optional(),
    journal: z.array(z.unknown()).max(200_000),
  }),
})

const checksumOf = (table: unknown): string =>
  createHash('sha256').update(JSON.stringify(table)).digest('hex')

const withoutKey = ({ key: _key, ...entry }: Entry): Entry => entry

/** The text of a table file. */
export function writeTableFile({ header, start, entries }: Contents): string {
  const table = {
    game: header.game,
    created: header.created,
    genesis: header.genesis,
    ...(start ? { start: { seq: start.seq, maker: start.maker, state: squeeze(start.state) } } : {}),
    journal: entries.map((entry) => packEntry(withoutKey(entry))),
  }
  return JSON.stringify({ format: FORMAT, schema: SCHEMA, checksum: checksumOf(table), table })
}

/** What a table file tells, all but the id of the table it will become here. */
export interface Carried {
  readonly header: Omit<Header, 'table'>
  readonly start?: Omit<Snapshot, 'header'>
  readonly entries: readonly Entry[]
}

/** Reads a table file; refused when it is none, was changed, or comes from a newer program. */
export function readTableFile(text: string): Result<Carried, Refusal> {
  if (text.length > LARGEST_TABLE_FILE) return err(refusal('file/too-large', { most: LARGEST_TABLE_FILE }))
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return err(refusal('file/not-a-table'))
  }
  const parsed = fileSchema.safeParse(json)
  if (!parsed.success) return err(refusal('file/not-a-table'))
  const { schema, checksum, table } = parsed.data
  const migrate = migrationFrom(schema)
  if (!migrate.ok) return migrate
  // Over what was read, unknown fields included, so that the file's own text is what is vouched for.
  if (checksumOf((json as { table: unknown }).table) !== checksum) return err(refusal('file/changed'))
  const entries: Entry[] = []
  for (const value of table.journal) {
    const entry = unpackEntry(migrate.value(value))
    if (!entry) return err(refusal('file/unreadable-entry', { entry: entries.length + 1 }))
    entries.push(withoutKey(entry))
  }
  try {
    const start = table.start && { ...table.start, state: unsqueeze(table.start.state) }
    const header = {
      format: 'entente-journal' as const,
      schema: SCHEMA,
      game: table.game,
      created: table.created,
      genesis: table.genesis,
      base: start?.seq ?? 0,
    }
    return ok({ header, entries, ...(start ? { start } : {}) })
  } catch {
    return err(refusal('file/not-a-table'))
  }
}
