import { expect, it } from 'vitest'
import { beginning } from '../../shared/games/paths-of-glory/state/beginning.ts'
import { SCENARIO_IDS } from '../../shared/games/paths-of-glory/scenarios/scenarios.ts'
import { keyed } from '../../shared/kernel/chance.ts'
import examples from './examples.json'
import { written } from './position.ts'

it('begins every scenario from the set-up list of the book', () => {
  const { units, controlChanges, trenches, fortsDestroyed, besieged, reserve, eliminated, goneForGood } =
    examples.checkpoints.start
  for (const scenario of SCENARIO_IDS) {
    const { board, points } = beginning(keyed('any'), scenario)
    const now = written(board)
    expect(points).toBe(examples.checkpoints.start.vp)
    const changed = scenario === 'historical' ? { trenches: expect.anything() as unknown } : {}
    expect(now).toEqual({
      ...{ units, controlChanges, trenches, fortsDestroyed, besieged, reserve, eliminated, goneForGood },
      ...changed,
    })
  }
})
