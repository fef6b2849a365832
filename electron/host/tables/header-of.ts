import type { AnyGame } from '../../../shared/kernel/game.ts'
import type { Table } from '../../../shared/table/table.ts'
import type { Header } from '../storage/journal.ts'
import { SCHEMA } from '../storage/migrations.ts'

/**
 * The first line of the journal of a table without people. `created` is milliseconds on the host's clock; `act` is
 * the lobby's act that made the table, where there was one.
 */
export const headerOf = (game: AnyGame, table: Table, created: number, act?: string): Header => ({
  format: 'entente-journal',
  schema: SCHEMA,
  table: table.id,
  game: game.id,
  created,
  genesis: table,
  ...(act !== undefined && { act }),
  base: 0,
})
