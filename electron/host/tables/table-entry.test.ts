import { expect, it } from 'vitest'
import type { LiveTable } from './live-table.ts'
import { entryOf } from './table-entry.ts'

/** A table in play whose stage has a bell and whose seats have clocks of their own. */
const tableWith = (bell: 'none' | 'held' | 'running', seatClocks: readonly object[], paused = false) => {
  const play = { stage: { kind: 'phase' }, bell: { kind: bell }, seatClocks, paused, state: {} }
  const table = { settings: {}, game: {}, people: [], seats: [], play }
  return { record: { table, noted: { at: 0 } }, game: { phase: () => 'S1901M' } } as unknown as LiveTable
}

it.each([
  ['a bell', tableWith('running', []), true],
  ['clocks of the seats', tableWith('none', [{}]), true],
  ['no clock', tableWith('none', []), false],
  ['a bell, paused', tableWith('held', [], true), false],
  ['clocks of the seats, paused', tableWith('none', [{}], true), false],
])('the list says whether the clock of a table with %s runs', (_, live, runs) => {
  expect(entryOf(live, false, undefined).runs).toBe(runs)
})
