import { expect, test } from 'vitest'
import { cardNamed, type CardId } from '../facts/cards.ts'
import type { Bar } from '../refusals.ts'
import { eventsBehind } from './events-behind.ts'

test.each([
  ['a card that another one rules out', 'ap-12', 'closed-by-other-event', ['cp-06']],
  ['a card that waits for another one', 'ap-26', 'needs-other-event', ['ap-02']],
  ['a card that is barred for something else', 'ap-26', 'not-on-this-turn', []],
] as const)('names the events behind %s', (_, card, bar, events) => {
  expect(eventsBehind(cardNamed(card as CardId), bar satisfies Bar)).toEqual(events)
})
