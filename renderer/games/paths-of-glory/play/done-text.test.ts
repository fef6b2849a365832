import { beforeAll, describe, expect, it } from 'vitest'
import type {
  BattleView,
  DecisionView,
  OperationView,
  PogView,
} from '../../../../shared/games/paths-of-glory/view.ts'
import { seenAt, stateAt } from '../gallery/moments.ts'
import { loadTexts } from '../words/text.ts'
import { doneText, isDoneUsual } from './done-text.ts'

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
const NONE = {
  ...{ operation: null, redeployment: null, battle: null, eventWork: null, replacements: [], log: [] },
  asked: null,
  units: [],
}
const battle = (cards: readonly string[]) => ({
  battle: { cards: { attacker: [], defender: cards } } as unknown as BattleView,
})
const ADVANCE: DecisionView['answers'][number] = { kind: 'advance', units: [], path: [] }
const went = (...kinds: readonly string[]) => ({
  log: kinds.map((kind) => ({ kind })) as unknown as PogView['log'],
})
const pools = [
  { pool: 'ge', points: 3 },
  { pool: 'ah', points: 0.5 },
  { pool: 'fr', points: 4 },
] as PogView['replacements']

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
    ['No more moves: end the round', { operation: operation({ moves: [METZ] }) }, asked('move', 'attack')],
    [
      'End the round (operations unused: 3)',
      { operation: operation({ spent: 1 }) },
      asked('activate', 'attack'),
    ],
    ['No more attacks: end the round', { operation: operation({}) }, asked('attack', 'round-end', ATTACK)],
    ['End the round', { operation: operation({}) }, asked('attack', 'round-end')],
    [
      'End the round (points unused: 3)',
      { redeployment: { left: 3, done: [], chosen: null } },
      asked('redeploy', 'round-end', { kind: 'redeploy', unit: 'ge-1' as never }),
    ],
    ['Draw cards', {}, asked('discard', null)],
    ['Keep the cards', {}, asked('discard', null, { kind: 'discard', card: 'ap-06' as never })],
    ['Nobody advances', went('advanced', 'attacked'), asked('advance', null, ADVANCE)],
    ['Nobody else advances', went('attacked', 'advanced'), asked('advance', null, ADVANCE)],
    ['No card: go on', battle([]), asked('attacker-cards', null)],
    ['No card: roll the dice', battle([]), asked('defender-cards', null)],
    ['No further card: roll the dice', battle(['ap-05']), asked('defender-cards', null)],
    [
      'End (points lost: 3½)',
      { replacements: pools, asked: { side: 'cp', kind: 'replace', over: false } },
      asked('replace', null),
    ],
    [
      'End',
      { replacements: pools.slice(2), asked: { side: 'cp', kind: 'replace', over: false } },
      asked('replace', null),
    ],
  ] as const)('says %s', (text, spent, decision) => {
    expect(doneText({ ...NONE, ...spent }, decision)).toBe(text)
  })

  it('counts the places activated to move that nobody has left, until moves are started over', () => {
    const aachen = { kind: 'take', units: ['ge-1'] }
    const koblenz = { kind: 'take', units: ['ge-2'] }
    const gone = [{ kind: 'go', space: 'essen' }, { kind: 'stop' }]
    const said = (...more: Parameters<typeof stateAt>[1][]) => {
      const { view, decision } = seenAt(stateAt('moves', ...more))
      return doneText(view, decision!)
    }
    expect(said()).toBe('No more moves: end the round (spaces not used: 2)')
    expect(said(aachen, { kind: 'stop' })).toMatch(/not used: 2/)
    expect(said(aachen, ...gone)).toMatch(/not used: 1/)
    expect(said(aachen, ...gone, { kind: 'restart' })).toMatch(/not used: 2/)
    // One army goes from Koblenz, and the other may well be meant to stay.
    expect(said(aachen, ...gone, koblenz, { kind: 'go' }, { kind: 'stop' })).toBe(
      'No more moves: end the round',
    )
  })

  it.each([
    [true, operation({ moves: [METZ] }), asked('activate', 'move')],
    [false, operation({ moves: [METZ], spent: 2 }), asked('activate', 'move', ATTACK)],
    [false, null, asked('advance', null, ADVANCE)],
    [true, operation({}), asked('attack', 'round-end')],
  ] as const)('stands out only where nothing else is offered or unused: %s', (usual, made, decision) => {
    expect(isDoneUsual({ operation: made }, decision)).toBe(usual)
  })
})
