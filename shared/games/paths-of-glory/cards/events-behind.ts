// The events that a card waits for, or that rule it out.
import type { Card, CardId } from '../facts/cards.ts'
import type { Bar } from '../refusals.ts'

/** The tests of a card that ask for other events, and those that other events rule out. */
const ABOUT_EVENTS: Readonly<Partial<Record<Bar, readonly string[]>>> = {
  'needs-other-event': ['requires', 'requires-any'],
  'closed-by-other-event': ['not-after'],
}

/** The events that a card waits for, or that rule it out, where it is barred for that; none for any other bar. */
export const eventsBehind = (card: Card, bar: Bar): readonly CardId[] =>
  card.tests
    .filter(({ code }) => ABOUT_EVENTS[bar]?.includes(code))
    .flatMap(({ names }) => names as readonly CardId[])
