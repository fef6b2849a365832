// What can be taken back is said by what was done, a move also step by step.
import { beforeAll, expect, it } from 'vitest'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import { loadTexts } from '../words/text.ts'
import { takenBack } from './last-acts.ts'

beforeAll(() => loadTexts('en'))

const acts = (...list: readonly object[]) => list as readonly Answer[]
const active = { kind: 'activate', space: 'koblenz', for: 'move' }
const taken = { kind: 'take', units: ['ge-2'] }
const go = (space: string) => ({ kind: 'go', space })
const laid = { kind: 'stop' }

it.each([
  [[active], [{ what: 'Koblenz: move', acts: 1 }]],
  [[active, taken], [{ what: 'the choice of units', acts: 1 }]],
  [[active, taken, laid], [{ what: 'the choice of units', acts: 2 }]],
  [[active, { kind: 'done' }], [{ what: 'going on to this question', acts: 1 }]],
  [[active, taken, go('sedan')], [{ what: 'the step to Sedan', acts: 1 }]],
  [[active, taken, go('sedan'), laid], [{ what: 'the whole move to Sedan', acts: 3 }]],
  [
    [active, taken, go('liege'), go('sedan'), laid],
    [
      { what: 'the step to Sedan', acts: 2 },
      { what: 'the whole move to Sedan', acts: 4 },
    ],
  ],
  // The page's own button leads to another target.
  [[active, { kind: 'done' }, { kind: 'attack', space: 'sedan' }], []],
  [
    [
      { kind: 'redeploy', unit: 'ge-2' },
      { kind: 'to', space: 'metz' },
    ],
    [{ what: expect.stringMatching(/^German.2nd.Army: go to Metz$/) as string, acts: 2 }],
  ],
])('of the acts %j', async (list, offered) => {
  expect(await takenBack(acts(...list))).toEqual(offered)
})
