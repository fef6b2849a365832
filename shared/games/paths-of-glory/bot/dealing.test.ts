import { expect, it } from 'vitest'
import { beginning } from '../state/beginning.ts'
import type { State } from '../state/state.ts'
import { dealt, diceOf } from './dealing.ts'

const seen: State = (() => {
  const state = beginning({ chance: 'folded', secret: 'dealing' }, 'introductory')
  // As a seat sees it: every card of the other side lies in its deck, and its hand is as long as it is.
  return { ...state, hands: [state.decks[0].slice(0, 7), state.decks[1].slice(0, 7)] }
})()

it('deals the other hand and its deck from what was not seen, and leaves the own hand', () => {
  const hands = new Set<string>()
  for (let sample = 0; sample < 6; sample++) {
    const { hands: held, decks } = dealt(seen, 0, 'seed', sample)
    expect(held[0]).toEqual(seen.hands[0])
    expect(held[1]).toHaveLength(7)
    expect([...held[1], ...decks[1]].sort()).toEqual([...seen.decks[1]].sort())
    hands.add(held[1].toSorted().join())
  }
  expect(hands.size).toBeGreaterThan(3)
})

it('lets the same throw fall alike in every game of a sample, and on each face once in six samples', () => {
  const faces = Array.from({ length: 6 }, (_, sample) => diceOf('seed', sample)('fire', seen, 0, null))
  expect(faces.toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  expect(Array.from({ length: 6 }, (_, sample) => diceOf('seed', sample)('fire', seen, 0, null))).toEqual(
    faces,
  )
})
