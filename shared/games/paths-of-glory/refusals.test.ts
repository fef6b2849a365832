import { expect, it } from 'vitest'
import { keyed } from '../../kernel/chance.ts'
import type { Answer } from './state/answer.ts'
import { answered, answersOf, does } from './engine.ts'
import { AP, CP } from './facts/nations.ts'
import { BARS, POG_REFUSALS } from './refusals.ts'
import { beginning } from './state/beginning.ts'
import type { State } from './state/state.ts'

const opening = beginning(keyed('refusals'), 'introductory')
const started = does(opening, { kind: 'guns-of-august', take: true }).state

/** The code and the rule of a refusal. */
function refused(state: State, side: 0 | 1, answer: unknown): readonly unknown[] {
  const result = answered(state, side, answer as Answer)
  return result.ok ? [] : [result.error.code, result.error.data?.['rule']]
}

it('names the rule of the book with every refusal', () => {
  expect(POG_REFUSALS).toHaveLength(Object.keys(BARS).length)
  expect(refused(opening, AP, { kind: 'done' })).toEqual(['pog/not-asked', '6.0'])
  expect(refused(opening, CP, { kind: 'done' })).toEqual(['pog/other-question', '6.0'])
  expect(refused(started, CP, { kind: 'play', card: 'cp-99', as: 'ops' })).toEqual(['pog/not-in-hand', '9.1'])
})

it('says why a place may not be activated', () => {
  const one = does(started, { kind: 'one-operation' }).state
  const why = (space: string, purpose: string) => refused(one, CP, { kind: 'activate', space, for: purpose })
  expect(why('paris', 'move')).toEqual(['pog/no-units', '9.2.6'])
  expect(why('nowhere', 'move')).toEqual(['pog/no-units', '9.2.6'])
  expect(why('bremen', 'attack')).toEqual(['pog/nothing-to-attack', '12.1.4'])
})

it('says why units may not move on', () => {
  let state = does(started, { kind: 'one-operation' }).state
  const take = (space: string, unit: string) => {
    for (const answer of [
      { kind: 'activate', space, for: 'move' },
      { kind: 'take', units: [unit] },
    ])
      state = does(state, answer as Answer).state
  }
  take('aachen', 'ge-1')
  const why = (space: string) => refused(state, CP, { kind: 'go', space })
  expect(why('paris')).toEqual(['pog/too-far', '11.1.5'])
  expect(why('nowhere')).toEqual(['pog/no-line', '11.1.3'])
  // The fort on the way stops them there.
  expect(why('brussels')).toEqual(['pog/must-halt', '15.1.1'])
  expect(why('liege')).toEqual([])
  state = does(state, { kind: 'go', space: 'essen' } as Answer).state
  expect(answersOf(state)).toContainEqual({ kind: 'stop' })
})
