// What playing a card as an event brings with it.
import type { Card } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import { SIDE_NAMES } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { capitalized } from './capital.ts'
import { effectText } from './effect-text.ts'
import { guidedWith } from './guide.svelte.ts'
import { sideName } from './names.ts'
import { t } from './text.ts'

/** What becomes of a card once its event has happened; `scores` where that is a point for its side. Null for most cards. */
export const leavesText = ({ removed }: Card, scores: boolean): string | null =>
  removed ? t(scores ? 'use_removed_scores' : 'use_removed') : null

/** The same in full: whose point it is, and where that stands. */
export const leavesInFull = (card: Card, scores: boolean): string | null =>
  card.removed && scores
    ? guidedWith('card', 'scores', { side: sideName(SIDE_NAMES[card.side]) })
    : leavesText(card, scores)

/** All that an event does, for whoever is about to play it: its effect, the war status, and what becomes of the card. */
export function eventText(card: Card, scores: boolean): string {
  const status = card.warStatus > 0 ? guidedWith('card', 'status', { by: String(card.warStatus) }) : ''
  return [effectText(card), status, leavesInFull(card, scores)]
    .filter((text) => text)
    .map((text) => `${capitalized(text!).replace(/\.$/, '')}.`)
    .join(' ')
}
