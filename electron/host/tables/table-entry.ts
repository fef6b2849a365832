// A table as the list of tables shows it.
import type { Refusal } from '../../../shared/kernel/refusal.ts'
import type { TableEntry } from '../../../shared/protocol/messages.ts'
import type { TableId } from '../../../shared/table/holder.ts'
import { statusOf, type Table } from '../../../shared/table/table.ts'
import type { LiveTable } from './live-table.ts'

/** The entry of an open table; `damage` is what could not be read of its files. */
export function entryOf(live: LiveTable, archived: boolean, damage: Refusal | undefined): TableEntry {
  const { table, noted } = live.record
  return {
    id: table.id,
    name: table.settings.name,
    game: table.game.id,
    code: table.code,
    status: statusOf(table),
    phase: table.play ? live.game.phase(table.play.state) : null,
    runs: hasRunningClock(table),
    people: table.people.length,
    players: playersOf(table),
    changedAt: noted.at,
    archived,
    ...(damage ? { damage } : {}),
  }
}

/** The entry of a table whose files could not be read at all. */
export const unreadEntry = (id: TableId, archived: boolean, damage: Refusal): TableEntry => ({
  id,
  name: id,
  game: '',
  code: '',
  status: 'ended',
  phase: null,
  runs: false,
  people: 0,
  players: [],
  changedAt: 0,
  archived,
  damage,
})

function hasRunningClock(table: Table): boolean {
  const { play } = table
  if (!play || play.paused || statusOf(table) !== 'playing') return false
  return play.bell.kind === 'running' || play.seatClocks.length > 0
}

/** Names of the people at a table, each once. */
function playersOf({ seats, people }: Table): readonly string[] {
  const names = seats.flatMap(({ holder }): (string | undefined)[] => {
    if (holder.kind === 'here') return [holder.name]
    if (holder.kind === 'player') return [people.find(({ player }) => player === holder.player)?.name]
    return []
  })
  return [...new Set(names.filter((name) => name !== undefined))]
}
