// A journal of a table without a game, for tests of storage.
import type { Entry } from '../../../electron/host/storage/entry.ts'
import type { Header } from '../../../electron/host/storage/journal.ts'
import { SCHEMA } from '../../../electron/host/storage/migrations.ts'
import type { PlayerId, TableId } from '../../../shared/table/holder.ts'

export const TABLE = 't1' as TableId
export const HEADER: Header = {
  format: 'entente-journal',
  schema: SCHEMA,
  table: TABLE,
  game: 'none',
  created: 5,
  genesis: { made: 'of nothing' },
  base: 0,
}

/** A command that gives somebody another name. */
export const entry = (seq: number, name = `name ${seq}`): Entry => ({
  seq,
  at: 1000 + seq,
  actor: { kind: 'player', player: 'p1' as PlayerId },
  command: { kind: 'rename', name },
  id: `id-${seq}`,
})
