// A table to carry to another machine: one JSON file with everything that happened. It grants nothing: the keys to
// the seats stay with the host that made them.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'
import { parseInTurns } from './bounded-json.ts'
import { moment, packEntry, unpackEntry, type Entry } from './entry.ts'
import type { Contents, Header, Snapshot } from './journal.ts'
import { migrationFrom, SCHEMA } from './migrations.ts'
import { squeeze, unsqueeze } from './snapshot.ts'
import { Turns } from './turns.ts'

const FORMAT = 'entente-table'
/** A long evening fills less than a tenth of this. */
export const LARGEST_TABLE_FILE = 10 * 1024 * 1024

const fileSchema = z.object({
  format: z.literal(FORMAT),
  schema: z.number().int().min(1),
  checksum: z.string(),
  table: z.object({
    game: z.string().min(1).max(40),
    created: moment,
    genesis: z.unknown(),
    start: z
      .object({ seq: z.number().int().min(0), maker: z.string().max(100), state: z.string() })
      .optional(),
    journal: z.array(z.unknown()).max(100_000),
    brought: z.array(z.unknown()).max(4).optional(),
  }),
})

const withoutKey = ({ key: _key, ...entry }: Entry): Entry => entry

/** A value as JSON, the entries of its `journal` one after the other, so that a long one does not block the host. */
async function* jsonOf(table: Readonly<Record<string, unknown>>): AsyncGenerator<string, void> {
  const turns = new Turns()
  let before = '{'
  for (const [key, value] of Object.entries(table)) {
    if (value === undefined) continue
    yield `${before}${JSON.stringify(key)}:`
    before = ','
    if (key !== 'journal' || !Array.isArray(value)) {
      yield JSON.stringify(value)
      continue
    }
    let text = '['
    for (const [at, entry] of value.entries()) {
      text += (at > 0 ? ',' : '') + JSON.stringify(entry)
      if (!turns.isOver) continue
      yield text
      text = ''
      await turns.next()
    }
    yield `${text}]`
  }
  yield before === '{' ? '{}' : '}'
}

/** The text of a table file; `brought` is what people brought that the table is played with. */
export async function writeTableFile(
  { header, start, entries }: Contents,
  brought: readonly unknown[] = [],
): Promise<string> {
  const table = {
    game: header.game,
    created: header.created,
    ...(brought.length > 0 && { brought }),
    genesis: header.genesis,
    ...(start ? { start: { seq: start.seq, maker: start.maker, state: squeeze(start.state) } } : {}),
    journal: entries.map((entry) => packEntry(withoutKey(entry))),
  }
  const checksum = createHash('sha256')
  const parts: string[] = []
  for await (const part of jsonOf(table)) {
    checksum.update(part)
    parts.push(part)
  }
  const head = JSON.stringify({ format: FORMAT, schema: SCHEMA, checksum: checksum.digest('hex') })
  return `${head.slice(0, -1)},"table":${parts.join('')}}`
}

async function checksumOf(table: Readonly<Record<string, unknown>>): Promise<string> {
  const checksum = createHash('sha256')
  for await (const part of jsonOf(table)) checksum.update(part)
  return checksum.digest('hex')
}

/** What a table file contains, except the id that the table gets here. */
export interface Carried {
  readonly header: Omit<Header, 'table'>
  readonly start?: Omit<Snapshot, 'header'>
  readonly entries: readonly Entry[]
  readonly brought: readonly unknown[]
}

/** Reads a table file; refused when it is none, was changed, or comes from a newer program. */
export async function readTableFile(text: string): Promise<Result<Carried, Refusal>> {
  if (text.length > LARGEST_TABLE_FILE) return err(refusal('file/too-large', { most: LARGEST_TABLE_FILE }))
  const turns = new Turns()
  const json = await parseInTurns(text)
  await turns.next()
  const parsed = fileSchema.safeParse(json)
  if (!parsed.success) return err(refusal('file/not-a-table'))
  const { schema, checksum, table } = parsed.data
  const migrate = migrationFrom(schema)
  if (!migrate.ok) return migrate
  // Computed over what was read, unknown fields included, so that it covers the file's own text.
  if ((await checksumOf((json as { table: Record<string, unknown> }).table)) !== checksum)
    return err(refusal('file/changed'))
  const entries: Entry[] = []
  for (const value of table.journal) {
    const entry = unpackEntry(migrate.value(value))
    if (!entry) return err(refusal('file/unreadable-entry', { entry: entries.length + 1 }))
    // Without this check a gap would be accepted now and found as damage at the next start.
    const seq = (table.start?.seq ?? 0) + entries.length + 1
    if (entry.seq !== seq) return err(refusal('journal/gap', { seq }))
    entries.push(withoutKey(entry))
    if (turns.isOver) await turns.next()
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
    return ok({ header, entries, brought: table.brought ?? [], ...(start ? { start } : {}) })
  } catch {
    return err(refusal('file/not-a-table'))
  }
}
