// Tables from before chance used all of their secret: a journal that such a version wrote, and its result there.
import { expect, it } from 'vitest'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import type { DiplomacyState } from '../../shared/games/diplomacy/game/state.ts'
import type { JournalEntry } from '../../shared/table/journal.ts'
import type { Table } from '../../shared/table/table.ts'
import folded from '../table/folded-journal.json' with { type: 'json' }
import { replayed } from './support/replayed.ts'

const { first, journal, seats, ally, ending, turn } = folded

const entries = journal as unknown as JournalEntry[]
/** As far as the start, at which the lot gives out the seats. */
const begun = entries.slice(0, entries.findIndex(({ command }) => command.kind === 'start') + 1)

function outcome(last: Table) {
  const state = last.play?.state as DiplomacyState
  return { seats: last.seats, ally: state.ally, ending: state.ending, turn: state.turn }
}

it('draws seats, coin and last year of such a table as they were drawn', async () => {
  const { table } = await replayed(diplomacy, first, entries)
  expect(outcome(table)).toEqual({ seats, ally, ending, turn })
})

it('would draw them differently today: the game ends in another year, before its journal does', async () => {
  await expect(replayed(diplomacy, { ...first, chance: 'keyed' }, entries)).rejects.toThrow('table/ended')
})

it('goes on from a snapshot of such a version in the middle of the game', async () => {
  const record = await replayed(diplomacy, first, begun)
  const { play, chance: _, ...rest } = record.table
  const state = { ...(play?.state as DiplomacyState), seed: first.secret }
  const kept = { ...rest, play: { ...play, state } } as unknown as Table
  const { table } = await replayed(diplomacy, first, entries, { ...record, table: kept })
  expect(outcome(table)).toEqual({ seats, ally, ending, turn })
})
