// Tables from before chance used all of their secret: a journal such a version wrote, and what it came to there.
import { expect, it } from 'vitest'
import folded from '../../test/table/folded-journal.json' with { type: 'json' }
import { diplomacy } from '../games/diplomacy/game.ts'
import type { DiplomacyState } from '../games/diplomacy/state.ts'
import { type JournalEntry, replay } from './journal.ts'
import { readTable, type Table } from './table.ts'

const { first, journal, seats, ally, ending, turn } = folded

const entries = journal as unknown as JournalEntry[]

function outcome(table: Table) {
  const last = replay(diplomacy, table, entries).table
  const state = last.play?.state as DiplomacyState
  return { seats: last.seats, ally: state.ally, ending: state.ending, turn: state.turn }
}

function begin(): Table {
  const read = readTable(diplomacy, first)
  if (!read.ok) throw new Error(read.error.code)
  return read.value
}

it('draws seats, coin and last year of such a table as they were drawn', () => {
  expect(outcome(begin())).toEqual({ seats, ally, ending, turn })
})

it('would draw them otherwise today', () => {
  expect(outcome({ ...begin(), chance: 'keyed' })).not.toEqual({ seats, ally, ending, turn })
})

it('goes on from what such a version kept in the middle of the game', () => {
  const half = journal.findIndex(({ command }) => command.kind === 'start') + 1
  const { table } = replay(diplomacy, begin(), entries.slice(0, half))
  const kept = JSON.parse(JSON.stringify({ ...table, chance: undefined })) as { play: { state: object } }
  kept.play.state = { ...kept.play.state, seed: first.secret }
  const read = readTable(diplomacy, kept)
  if (!read.ok) throw new Error(read.error.code)
  expect(outcome(read.value)).toEqual({ seats, ally, ending, turn })
})
