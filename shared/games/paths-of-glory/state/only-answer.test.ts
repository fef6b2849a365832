import { expect, it } from 'vitest'
import type { Answer, DecisionKind } from './answer.ts'
import { onlyAnswer } from './only-answer.ts'

const done: Answer = { kind: 'done' }
const other: Answer = { kind: 'one-operation' }

const CASES: readonly (readonly [name: string, DecisionKind, readonly Answer[], Answer | null])[] = [
  ['one answer about the board is given', 'advance', [done], done],
  ['of two answers none is', 'advance', [done, other], null],
  ['a question without an answer has none', 'advance', [], null],
  ['a pass for want of a card is left to its player', 'attacker-cards', [done], null],
  ['the action of a round is chosen, also where one is left', 'action', [other], null],
]

it.each(CASES)('%s', (_, kind, answers, only) => {
  expect(onlyAnswer(kind, answers)).toBe(only)
})
