// A saved table at some moment, made without a host: a test of one moment needs no long evening.
import { writeTableFile } from '../../../electron/host/storage/table-file.ts'
import type { Entry } from '../../../electron/host/storage/entry.ts'
import { headerOf } from '../../../electron/host/tables/header-of.ts'
import { follow, newRecord } from '../../../electron/host/tables/record.ts'
import type { AnyGame, SeatId } from '../../../shared/kernel/game.ts'
import { CLOCK_PRESETS } from '../../../shared/table/clock-presets.ts'
import type { Command } from '../../../shared/table/command.ts'
import type { TableId } from '../../../shared/table/holder.ts'
import { newTable } from '../../../shared/table/settings.ts'
import type { Table } from '../../../shared/table/table.ts'

const CREATED = Date.UTC(2026, 7, 1)

export interface TableFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export const tableFileOf = (text: string): TableFile => ({
  name: 'table.entente',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

export interface Driven {
  readonly table: () => Table
  /** What the host does; throws the code of a refusal. */
  readonly act: (command: Command) => void
}

/**
 * The text of a table that begins with everybody at the laptop and without a clock, and is driven on from there; null
 * where `drive` gives it up.
 */
export async function driven(
  game: AnyGame,
  {
    seats,
    secret,
    options,
  }: { readonly seats: readonly SeatId[]; readonly secret: string; readonly options?: unknown },
  drive: (driven: Driven) => boolean,
): Promise<string | null> {
  const made = newTable({
    id: 'driven' as TableId,
    code: 'WARS',
    secret,
    game,
    settings: {
      allotment: 'chosen',
      joining: 'open',
      clock: CLOCK_PRESETS.none,
      ...(options !== undefined && { options }),
    },
    seats: Object.fromEntries(seats.map((seat) => [seat, { kind: 'here' }])),
  })
  if (!made.ok) throw new Error(made.error.code)
  const entries: Entry[] = []
  let record = newRecord(made.value, CREATED)
  function act(command: Command): void {
    const entry = { at: CREATED + entries.length * 1000, actor: { kind: 'host' }, command } as const
    const done = follow(game, record, entry)
    if (!done.ok) throw new Error(done.error.code)
    ;({ record } = done.value)
    entries.push({ ...entry, command: done.value.command, seq: record.table.seq })
  }
  act({ kind: 'start' })
  if (!drive({ table: () => record.table, act })) return null
  return writeTableFile({ header: headerOf(game, made.value, CREATED), entries })
}
