// A view tells what each answer spends before it is given.
import { expect, it } from 'vitest'
import { keyed } from '../../kernel/chance.ts'
import type { CardId } from './facts/cards.ts'
import { newOperation } from './activation/activating.ts'
import { CP, SEATS } from './facts/nations.ts'
import { spaceNamed } from './facts/spaces.ts'
import { POOLS, unitNamed, UNITS } from './facts/units.ts'
import { beginning } from './state/beginning.ts'
import { edited, ELIMINATED, RESERVE, UNUSED } from './state/board.ts'
import type { State } from './state/state.ts'
import { viewOf } from './viewing.ts'

const start = beginning(keyed('prices'), 'introductory')
const BOXES: Readonly<Record<string, number>> = { reserve: RESERVE, eliminated: ELIMINATED }

/** A position of the Central Powers with these units alone; those named in `reduced` are reduced. */
function placed(
  units: Readonly<Record<string, string>>,
  kind: NonNullable<State['pending']>['kind'],
  reduced: readonly string[] = [],
): State {
  return {
    ...start,
    segment: 'actions',
    turn: 2,
    side: CP,
    pending: { kind, side: CP },
    board: edited(start.board, (open) => {
      for (const { index } of UNITS) open.at[index] = UNUSED
      for (const [unit, place] of Object.entries(units)) {
        open.at[unitNamed(unit)] = BOXES[place] ?? spaceNamed(place)
        open.reduced[unitNamed(unit)] = reduced.includes(unit) ? 1 : 0
      }
      for (const space of ['brussels', 'liege']) open.holder[spaceNamed(space)] = CP
      open.destroyed.push(spaceNamed('liege'))
    }),
  }
}

/** Answers that spend something, with what they spend. */
function prices(state: State): readonly (readonly [answer: string, cost: number])[] {
  const [own] = viewOf(state, { kind: 'seats', seats: [SEATS[CP]] }).own
  const { answers = [], costs = [] } = own?.decision ?? {}
  return answers.flatMap((answer, i) => {
    const cost = costs[i] ?? null
    return cost === null ? [] : [[Object.values(answer).join(' '), cost] as const]
  })
}

it('operations for places, by nations, or by units under Moltke', () => {
  const state = {
    ...placed({ 'ge-1': 'brussels', 'ge-2': 'brussels', 'ah-1': 'cracow', 'ge-8': 'cracow' }, 'activate'),
    operation: newOperation(5),
  }
  const of = (events: readonly string[]) =>
    Object.fromEntries(prices({ ...state, events: events as readonly CardId[] }))
  expect(of([])).toMatchObject({ 'activate brussels move': 1, 'activate cracow move': 2 })
  expect(of(['ap-09'])).toMatchObject({ 'activate brussels move': 2, 'activate cracow move': 2 })
})

it('points for redeployments: four for an army, one for a corps', () => {
  const state = placed({ 'ge-1': 'brussels', 'ge-corps-01': 'essen' }, 'redeploy')
  const asked: State = { ...state, redeployment: { left: 4, done: [], chosen: null } }
  expect(prices(asked)).toEqual([
    ['redeploy ge-1', 4],
    ['redeploy ge-corps-01', 1],
  ])
  const chosen: State = {
    ...asked,
    pending: { kind: 'redeploy-to', side: CP },
    redeployment: { left: 4, done: [], chosen: unitNamed('ge-1') },
  }
  const costs = prices(chosen).map(([, cost]) => cost)
  expect(costs.length).toBeGreaterThan(5)
  expect(new Set(costs)).toEqual(new Set([4]))
})

it('points for replacements: one for a step of an army, half of one for a step of a corps', () => {
  const state = placed(
    { 'ge-1': 'essen', 'ge-2': 'eliminated', 'ge-corps-01': 'essen', 'ge-corps-02': 'eliminated' },
    'replace',
    ['ge-1', 'ge-corps-01'],
  )
  const asked: State = {
    ...state,
    segment: 'replacements',
    halves: POOLS.map((pool) => (pool === 'ge' ? 8 : 0)),
  }
  const costs = new Map(prices(asked))
  expect(costs.get('flip ge-1')).toBe(1)
  expect(costs.get('flip ge-corps-01')).toBe(0.5)
  expect(costs.get('rebuild ge-2 full berlin')).toBe(2)
  expect(costs.get('rebuild ge-2 reduced berlin')).toBe(1)
  expect(costs.get('rebuild ge-corps-02 full ')).toBe(1)
})
