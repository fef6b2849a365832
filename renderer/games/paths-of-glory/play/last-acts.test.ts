// What can be taken back is said by what was done, a move also step by step.
import { beforeAll, expect, it } from 'vitest'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { loadTexts } from '../words/text.ts'
import { takenBack } from './last-acts.ts'

beforeAll(() => loadTexts('en'))

const acts = (...list: readonly object[]) => list as readonly Answer[]
const active = { kind: 'activate', space: 'koblenz', for: 'move' }
const taken = { kind: 'take', units: ['ge-2'] }
const go = (space: string) => ({ kind: 'go', space })
const laid = { kind: 'stop' }
const led = (kind: string, more: object = {}) =>
  ({ asked: { side: 'cp', kind }, battle: null, log: [], ...more }) as unknown as PogView

it.each([
  [[active], [{ what: 'Koblenz: move', acts: 1 }]],
  [[active, taken], [{ what: 'the choice of units', acts: 1 }]],
  [[active, taken, laid], [{ what: 'the choice of units', acts: 2 }]],
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
    [{ what: expect.stringMatching(/^German.2nd.Army to Metz$/) as string, acts: 2 }],
  ],
])('of the acts %j', async (list, offered) => {
  expect(await takenBack(acts(...list), led('move'))).toEqual(offered)
})

const done = { kind: 'done' }
const fought = [{ kind: 'attacked' }]

it.each([
  [[active, done], led('move'), 'the end of the activations', 1],
  [[active, done], led('attack'), 'the end of the activations', 1],
  [[active, done, taken, go('sedan'), laid, done], led('attack'), 'the end of the moves', 1],
  // The page ends a round without attacks together with its moves.
  [[active, done, taken, go('sedan'), laid, done, done], led('action'), 'the end of the round', 2],
  [[{ kind: 'advance' }, done], led('attack', { log: fought }), 'the end of the advance', 1],
  [[{ kind: 'advance' }, done, done], led('action', { log: fought }), 'the end of the round', 1],
  [[done], led('defender-cards', { battle: {} }), 'going on without a card', 1],
  [[done], led('replace'), 'the last answer', 1],
  [[{ kind: 'flip', unit: 'ge-2' }, done], led('replace'), 'the last answer', 1],
  [[{ kind: 'one-operation' }, done], led('replace'), 'the end of the round', 1],
] as const)('a "done" after %j names what it has ended', async (list, now, what, count) => {
  expect(await takenBack(acts(...list), now)).toEqual([{ what, acts: count }])
})
