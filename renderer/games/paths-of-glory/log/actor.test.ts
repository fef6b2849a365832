import { expect, it } from 'vitest'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import type { SpaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { UnitId } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import { actorOf } from './actor.ts'

const space = 'sedan' as SpaceId

it.each<readonly [LogEntry, string | null]>([
  [{ kind: 'played', side: 'ap', card: 'ap-01' as never, as: 'ops' }, 'ap'],
  // In the round of the Central Powers the French fall back.
  [{ kind: 'retreated', unit: 'fr-5' as UnitId, path: [space] }, 'ap'],
  [{ kind: 'fort-fell', space }, 'cp'],
  // A combat card of the defenders.
  [{ kind: 'points', why: 'star-event', card: 'ap-06' as never, change: -1, total: 10 }, 'ap'],
  [{ kind: 'battle-won', by: null, margin: 0 }, null],
  [{ kind: 'turned', space, side: 'cp' }, null],
])('tells whose doing %j is', (entry, side) => {
  expect(actorOf(entry, 'T1-R2-cp')).toBe(side)
})
