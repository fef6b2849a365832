import { cardNamed, type CardId } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import { eventsBehind } from '../../../../shared/games/paths-of-glory/cards/events-behind.ts'
import type { Bar } from '../../../../shared/games/paths-of-glory/refusals.ts'
import { cardName } from './names.ts'
import { named } from './text.ts'

/** Why a card cannot be used so now, with the events that it waits for or that rule it out. */
export function cardBarredText(card: CardId, bar: Bar): string {
  const events = eventsBehind(cardNamed(card), bar).map(cardName)
  const why = named('bar', bar)
  return `${cardName(card)}: ${events.length > 0 ? `${why.replace(/\.$/, '')}: ${events.join(', ')}.` : why}`
}
