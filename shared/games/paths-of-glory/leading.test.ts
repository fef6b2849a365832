// A view tells where an answer leads that may end the own action round.
import { describe, expect, it } from 'vitest'
import { keyed } from '../../kernel/chance.ts'
import { does } from './engine.ts'
import { SEATS } from './facts/nations.ts'
import { beginning } from './state/beginning.ts'
import type { Answer } from './state/answer.ts'
import type { State } from './state/state.ts'
import { viewOf } from './viewing.ts'

const decisionOf = (state: State) => {
  const asked = state.pending ? [SEATS[state.pending.side]] : []
  const [own] = viewOf(state, { kind: 'seats', seats: asked }).own
  if (!own?.decision) throw new Error('nothing is asked')
  return own.decision
}
const saidBy = (answer: Answer) => Object.values(answer).join(' ')

/** The state after the answers with these words. */
const after = (state: State, ...words: readonly string[]): State =>
  words.reduce((now, one) => {
    const answer = decisionOf(now).answers.find((each) => saidBy(each) === one)
    if (!answer) throw new Error(`${one} is no answer`)
    return does(now, answer).state
  }, state)

/** Where the answer with these words leads. */
const lead = (state: State, words: string) => {
  const { answers, leads } = decisionOf(state)
  return leads[answers.findIndex((answer) => saidBy(answer) === words)]
}

/** The first action round of the Central Powers; no die has been rolled. */
const round = does(beginning(keyed('leading'), 'introductory'), {
  kind: 'guns-of-august',
  take: false,
}).state
const cards = (use: string) => {
  const { answers, leads } = decisionOf(round)
  return new Set(leads.filter((_, i) => saidBy(answers[i]!).endsWith(` ${use}`)))
}

describe('where an answer leads', () => {
  it('a card for replacements ends the round, one for operations or redeployment asks more', () => {
    expect(cards('rp')).toEqual(new Set(['round-end']))
    expect(cards('ops')).toEqual(new Set([null]))
    expect(cards('sr')).toEqual(new Set([null]))
  })

  it('an event ends the round unless it asks for something', () => {
    expect(lead(round, 'play cp-09 event')).toBe('round-end')
    expect(lead(round, 'play cp-01 event')).toBe('attack')
  })

  it('the end of activation leads to the moves, or to the attacks where nothing moves', () => {
    const operations = after(round, 'one-operation')
    expect(lead(operations, 'done')).toBe('attack')
    expect(lead(after(round, 'play cp-14 ops', 'activate metz move'), 'done')).toBe('move')
    expect(lead(after(round, 'play cp-14 ops', 'activate metz attack'), 'done')).toBe('attack')
  })

  it('the end of the attacks ends the round, whatever could still be attacked', () => {
    const attacks = after(round, 'one-operation', 'activate metz attack')
    expect(decisionOf(attacks).kind).toBe('attack')
    expect(decisionOf(attacks).answers.length).toBeGreaterThan(1)
    expect(lead(attacks, 'done')).toBe('round-end')
  })

  it('nothing is told outside of an own action round', () => {
    expect(decisionOf(beginning(keyed('leading'), 'introductory')).leads).toEqual([])
  })
})
