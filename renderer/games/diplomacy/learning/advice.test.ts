import { expect, it } from 'vitest'
import { placeOfAdvice } from './advice.ts'

const told = (...texts: readonly string[]) => texts.map((text) => ({ text, answers: text.startsWith('!') }))

it.each([
  ['the first is shown to begin with', ['a', 'b'], '', [], 0],
  ['a sentence stays while others go before it', ['b', 'c'], 'b', ['a', 'b', 'c'], 0],
  ['a sentence stays while others come before it', ['a', 'n', 'b'], 'b', ['a', 'b'], 2],
  ['a sentence that holds no longer gives way to the first', ['a', 'c'], 'b', ['a', 'b', 'c'], 0],
  ['orders that bounce are told at once', ['!x', 'a', 'b'], 'b', ['a', 'b'], 0],
  [
    'a reader who reads on is not held up by a sentence about orders',
    ['!x', 'a', 'b'],
    'b',
    ['!x', 'a', 'b'],
    2,
  ],
] as const)('%s', (_, advice, text, all, place) => {
  expect(placeOfAdvice(told(...advice), { text, all })).toBe(place)
})
