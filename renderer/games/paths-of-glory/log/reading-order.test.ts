import { expect, test } from 'vitest'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import type { SpaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { UnitId } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import { inReadingOrder } from './reading-order.ts'

const space = (id: string) => id as SpaceId
const held = (id: string): LogEntry => ({ kind: 'held', space: space(id), side: 'cp' })
const moved = (from: string, ...path: string[]): LogEntry => ({
  kind: 'moved',
  units: ['ge-8' as UnitId],
  from: space(from),
  path: path.map(space),
})

test('a place falls after the move that took it, and a siege ends after the move of those who left it', () => {
  const points: LogEntry = {
    kind: 'points',
    change: 1,
    total: 11,
    why: 'captured',
    space: space('tannenberg'),
  }
  const broken: LogEntry = { kind: 'siege-broken', space: space('konigsberg') }
  const first = moved('insterburg', 'lomza')
  const move = moved('konigsberg', 'tannenberg', 'lomza')
  expect(inReadingOrder([held('lomza'), first, broken, held('tannenberg'), points, move])).toEqual([
    first,
    held('lomza'),
    move,
    broken,
    held('tannenberg'),
    points,
  ])
})

test('what a move did not bring about stays before it', () => {
  const [before, move] = [held('sedan'), moved('konigsberg', 'tannenberg')]
  expect(inReadingOrder([before, move])).toEqual([before, move])
})
