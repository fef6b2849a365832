// A long game of Diplomacy as a journal, made without a host.
import type { Entry } from '../../../electron/host/storage/entry.ts'
import type { Header } from '../../../electron/host/storage/journal.ts'
import { SCHEMA } from '../../../electron/host/storage/migrations.ts'
import { follow, newRecord, type TableRecord } from '../../../electron/host/tables/record.ts'
import { diplomacy } from '../../../shared/games/diplomacy/game.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import type { Actor, Command } from '../../../shared/table/command.ts'
import type { TableId } from '../../../shared/table/holder.ts'
import { newTable } from '../../../shared/table/settings.ts'
import { anySheet, NO_CLOCK, POWERS } from './diplomats.ts'

export interface LongGame {
  readonly header: Header
  readonly entries: readonly Entry[]
  readonly record: TableRecord
}

const HOST: Actor = { kind: 'host' }

/** Plays so many phases, or until the game is over; each seat writes `edits` sheets a phase. */
export function longGame(phases: number, seed: string, edits = 1): LongGame {
  const random = randomFrom(seed, 'long game')
  const settings = { allotment: 'chosen', clock: NO_CLOCK, options: {} } as const
  const seats = Object.fromEntries(POWERS.map((seat) => [seat, { kind: 'here' } as const]))
  const made = newTable({
    id: 'tlong' as TableId,
    code: 'LONG',
    secret: seed,
    game: diplomacy,
    settings,
    seats,
  })
  if (!made.ok) throw new Error(made.error.code)
  const header = {
    format: 'entente-journal',
    schema: SCHEMA,
    table: made.value.id,
    game: diplomacy.id,
    created: 1_000,
    genesis: made.value,
    base: 0,
  } as const
  let record = newRecord(made.value, 1_000)
  const entries: Entry[] = []
  const act = (command: Command) => {
    const entry = {
      seq: entries.length + 1,
      at: record.at + 1_000,
      actor: HOST,
      command,
      id: `act-${entries.length}`,
    }
    const done = follow(diplomacy, record, entry)
    if (!done.ok) throw new Error(`${command.kind}: ${done.error.code}`)
    record = done.value.record
    entries.push(entry)
  }
  const isPlayed = () => record.table.play !== null && record.table.play.stage.kind !== 'ended'
  act({ kind: 'start' })
  while ((record.table.play?.closings ?? 0) < phases && isPlayed()) {
    if (record.table.play?.stage.kind === 'reading') {
      act({ kind: 'continue' })
      continue
    }
    for (const seat of POWERS)
      for (let edit = 0; edit < edits; edit++) {
        const eyes = { kind: 'seats', seats: [seat] } as const
        const sheet = anySheet(diplomacy.view(record.table.play?.state as never, eyes), random)
        if (sheet) act({ kind: 'intent', seat, intent: sheet })
      }
    act({ kind: 'close-now' })
  }
  return { header, entries, record }
}
