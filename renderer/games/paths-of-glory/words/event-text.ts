// What playing a card as an event brings with it.
import type { Card } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import { SIDE_NAMES } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { effectText } from './effect-text.ts'
import { guidedWith } from './guide.svelte.ts'
import { sideName } from './names.ts'
import { t } from './text.ts'

/** What becomes of a card once its event has happened; `scores` where that is a point for its side. Null for most cards. */
export const leavesText = ({ removed, side }: Card, scores: boolean): string | null =>
  removed ? t(scores ? 'use_removed_scores' : 'use_removed', { side: sideName(SIDE_NAMES[side]) }) : null

/** All that an event does, for whoever is about to play it: its effect, the war status, and what becomes of the card. */
export function eventText(card: Card, scores: boolean): string {
  const status = card.warStatus > 0 ? guidedWith('card', 'status', { by: String(card.warStatus) }) : ''
  return [effectText(card), status, leavesText(card, scores)]
    .filter((text) => text)
    .map((text) => `${text!.replace(/\.$/, '')}.`)
    .join(' ')
}
