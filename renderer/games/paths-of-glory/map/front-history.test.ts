import { expect, it } from 'vitest'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import type { SideName } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import type { SpaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import { takenIn } from './front-history.ts'

const held = (space: string, side: SideName): LogEntry => ({ kind: 'held', space: space as SpaceId, side })

it('names each place that has changed hands once, with whom it fell to last and in which turn', () => {
  const phases = [
    { phase: 'opening', entries: [] },
    { phase: 'T1-R1-cp', entries: [held('sedan', 'cp'), held('brussels', 'cp')] },
    { phase: 'T2-R3-ap', entries: [held('sedan', 'ap')] },
  ]
  expect(takenIn(phases)).toEqual([
    { place: 'sedan', side: 'ap', turn: 2 },
    { place: 'brussels', side: 'cp', turn: 1 },
  ])
})

it('counts places that fall for want of supply at the end of a turn', () => {
  const starved: LogEntry = { kind: 'turned', space: 'melun' as SpaceId, side: 'ap' }
  const phases = [{ phase: 'T1-R5-cp', entries: [held('melun', 'cp'), starved] }]
  expect(takenIn(phases)).toEqual([{ place: 'melun', side: 'ap', turn: 1 }])
})
