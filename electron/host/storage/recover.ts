// What can be read from a journal's bytes after a crash, a torn write or a bad disk: the longest run of commands
// without a gap.
import { z } from 'zod'
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'
import { unpackEntry, type Entry } from './entry.ts'
import type { Contents, Header, Snapshot } from './journal.ts'
import { headerSchema } from './header.ts'
import { eachLine, type FoundLine } from './line.ts'
import { migrationFrom, SCHEMA } from './migrations.ts'
import { Turns } from './turns.ts'

const schemaOnly = z.object({ format: z.literal('entente-journal'), schema: z.number().int().min(1) })

/** The commands read from a journal, and how to continue its file. */
export interface Recovered extends Contents {
  /**
   * What to do with the file: continue after its first `keep` bytes (the rest is cut off), or, when a snapshot was
   * needed to get past damaged lines, write it again from that snapshot.
   */
  readonly file: { readonly keep: number; readonly sum: string } | 'anew'
  readonly damage?: Refusal
}

interface Line {
  readonly entry: Entry | undefined
  readonly sum: string
  readonly end: number
}

/** The unbroken run of entries that follows command `seq`, and its last line. */
function runAfter(lines: readonly Line[], seq: number): { entries: Entry[]; last: Line | undefined } {
  const first = lines.findIndex(({ entry }) => entry?.seq === seq + 1)
  const entries: Entry[] = []
  let last: Line | undefined
  for (let i = first; i >= 0 && i < lines.length; i++) {
    const line = lines[i]
    if (line?.entry?.seq !== seq + 1 + entries.length) break
    entries.push(line.entry)
    last = line
  }
  return { entries, last }
}

/** Valid entries after the end of the run, beyond the gap. */
const unreached = (lines: readonly Line[], seq: number): number =>
  lines.filter(({ entry }) => entry && entry.seq > seq).length

/** What the first line says, and how to read the others. */
function readHeader(first: FoundLine | undefined): Result<Head, Refusal> {
  const version = schemaOnly.safeParse(first?.value)
  if (!version.success) return err(refusal('journal/unreadable'))
  const migrate = migrationFrom(version.data.schema)
  if (!migrate.ok) return migrate
  const parsed = headerSchema.safeParse(migrate.value(first?.value))
  if (!parsed.success) return err(refusal('journal/unreadable'))
  return ok({ header: { ...parsed.data, schema: SCHEMA }, migrate: migrate.value })
}

interface Head {
  readonly header: Header
  readonly migrate: (value: unknown) => unknown
}

/**
 * Reads a journal from its bytes and the trusted snapshots (newest first). Refuses only when there is neither a
 * readable beginning nor a snapshot.
 */
export async function recover(
  data: Uint8Array,
  snapshots: readonly Snapshot[],
): Promise<Result<Recovered, Refusal>> {
  const found = eachLine(data)
  const first = found.next().value ?? undefined
  const read = readHeader(first)
  const spare = snapshots[0]
  // A newer program's journal is refused; a damaged first line is not.
  if (!read.ok && (read.error.code !== 'journal/unreadable' || !spare)) return read
  const { header, migrate } = read.ok
    ? read.value
    : { header: (spare as Snapshot).header, migrate: (value: unknown) => value }

  const lines: Line[] = []
  const turns = new Turns()
  for (const { value, sum, end } of found) {
    lines.push({ entry: value === undefined ? undefined : unpackEntry(migrate(value)), sum, end })
    if (turns.isOver) await turns.next()
  }
  // A snapshot shortens the replay; where lines are damaged it may also be the only way past the gap.
  const beginnings: (Snapshot | undefined)[] = snapshots.filter(({ seq }) => seq >= header.base)
  if (header.base === 0) beginnings.push(undefined)
  const stories = beginnings.map((start) => {
    const { entries } = runAfter(lines, start?.seq ?? 0)
    return { start, entries, reach: (start?.seq ?? 0) + entries.length }
  })
  const best = stories.reduce<(typeof stories)[number] | undefined>(
    (sofar, story) => (sofar && sofar.reach >= story.reach ? sofar : story),
    undefined,
  )
  if (!best) return err(refusal('journal/unreadable', { bytes: data.length }))

  // The lines that hold the run from the first line to its end: only then may the file simply be continued.
  const whole = runAfter(lines, header.base)
  const reach = header.base + whole.entries.length
  const keep = whole.last?.end ?? first?.end ?? 0
  const contents = { header, entries: best.entries, ...(best.start ? { start: best.start } : {}) }
  const lostBytes = data.length - keep
  if (reach < best.reach || !read.ok || !first)
    return ok({
      ...contents,
      header: { ...header, base: best.start?.seq ?? 0 },
      file: 'anew',
      damage: refusal('journal/damaged', { kept: best.reach, lost: unreached(lines, best.reach) }),
    })
  const file = { keep, sum: whole.last?.sum ?? first.sum }
  if (lostBytes === 0) return ok({ ...contents, file })
  // A torn write has no line end, and was never acknowledged. A whole line with a wrong checksum was.
  const lost = lines.filter(({ end }) => end > keep).length
  return ok({
    ...contents,
    file,
    damage:
      lost > 0
        ? refusal('journal/damaged', { kept: best.reach, lost })
        : refusal('journal/torn', { kept: best.reach, bytes: lostBytes }),
  })
}
