import { beforeAll, describe, expect, it } from 'vitest'
import type { DecisionView, OperationView } from '../../../../shared/games/paths-of-glory/view.ts'
import { loadTexts } from '../words/text.ts'
import { doneText } from './done-text.ts'

const operation = (given: Partial<OperationView>): OperationView => ({
  ...{
    budget: 4,
    spent: 4,
    moves: [],
    attacks: [],
    moved: [],
    group: null,
    digging: [],
    fought: [],
    targets: [],
  },
  ...given,
})
const METZ = 'metz' as OperationView['attacks'][number]
const DONE = { kind: 'done' } as const
const ATTACK = { kind: 'attack', space: METZ } as const
const asked = (
  kind: DecisionView['kind'],
  lead: DecisionView['leads'][number],
  ...others: DecisionView['answers']
) => ({ kind, answers: [...others, DONE], leads: [...others.map(() => null), lead] })
const NONE = { operation: null, redeployment: null }

describe('the button that ends a question', () => {
  beforeAll(() => loadTexts('en'))

  it.each([
    ['On to the moves', { operation: operation({ moves: [METZ] }) }, asked('activate', 'move')],
    [
      'On to the moves (operations unused: 2)',
      { operation: operation({ moves: [METZ], spent: 2 }) },
      asked('activate', 'move'),
    ],
    ['On to the attacks', { operation: operation({ attacks: [METZ] }) }, asked('move', 'attack')],
    ['Done', { operation: operation({ moves: [METZ] }) }, asked('move', 'attack')],
    ['No more attacks: end the round', { operation: operation({}) }, asked('attack', 'round-end', ATTACK)],
    ['End the round', { operation: operation({}) }, asked('attack', 'round-end')],
    [
      'End the round (points unused: 3)',
      { redeployment: { left: 3, done: [], chosen: null } },
      asked('redeploy', 'round-end', { kind: 'redeploy', unit: 'ge-1' as never }),
    ],
    ['Done', {}, asked('discard', null)],
  ] as const)('says %s', (text, spent, decision) => {
    expect(doneText({ ...NONE, ...spent }, decision)).toBe(text)
  })
})
