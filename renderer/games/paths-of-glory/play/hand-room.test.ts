import { expect, it } from 'vitest'
import type { OwnView } from '../../../../shared/games/paths-of-glory/view.ts'
import { handRoom } from './hand-room.ts'

const hand = (cards: number, decision: object | null = null) =>
  ({ hand: Array.from({ length: cards }, (_, i) => `c${i}`), decision }) as unknown as OwnView

it('keeps all cards in sight while one of them is to be played, and else a few', () => {
  const asked = handRoom(hand(7, { kind: 'action', answers: [] }))
  expect(asked).toBeGreaterThan(handRoom(hand(7)))
  expect(asked).toBeGreaterThan(handRoom(hand(4, { kind: 'action', answers: [] })))
  expect(handRoom(hand(7))).toBe(handRoom(hand(5)))
  expect(handRoom(hand(0))).toBe(0)
  expect(handRoom(hand(7), true)).toBe(0)
})

it('keeps the cards that answer another question whole, with their buttons', () => {
  const cards = (count: number) =>
    handRoom(
      hand(7, {
        kind: 'attacker-cards',
        answers: Array.from({ length: count }, (_, i) => ({ kind: 'card', card: `c${i}` })),
      }),
    )
  expect(cards(2) - cards(1)).toBeGreaterThan(6)
})
