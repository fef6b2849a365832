// A journal as the host reads it back: from the table's beginning, or from a snapshot.
import type { Snapshot } from '../../../electron/host/storage/journal.ts'
import { SCHEMA } from '../../../electron/host/storage/migrations.ts'
import type { TableRecord } from '../../../electron/host/tables/record.ts'
import { replay } from '../../../electron/host/tables/reopen.ts'
import type { AnyGame } from '../../../shared/kernel/game.ts'
import type { TableId } from '../../../shared/table/holder.ts'
import type { JournalEntry } from '../../../shared/table/journal.ts'

const onDisk = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** What a journal comes to that begins with `genesis`, or goes on from the record of a snapshot. Every entry must follow. */
export async function replayed(
  game: AnyGame,
  genesis: unknown,
  entries: readonly JournalEntry[],
  from?: TableRecord,
): Promise<TableRecord> {
  const header = {
    format: 'entente-journal',
    schema: SCHEMA,
    table: 'table' as TableId,
    game: game.id,
    created: 0,
    genesis: onDisk(genesis),
    base: 0,
  } as const
  const start: Snapshot | undefined = from && {
    seq: from.table.seq,
    maker: 'us',
    state: onDisk(from),
    header,
  }
  const rest = from ? entries.filter(({ seq }) => seq > from.table.seq) : entries
  const result = await replay(game, { header, entries: onDisk(rest), ...(start ? { start } : {}) })
  if (!result.ok) throw new Error(result.error.code)
  if (result.value.stopped !== undefined) throw new Error(`stopped: ${JSON.stringify(result.value.stopped)}`)
  return result.value.record
}
