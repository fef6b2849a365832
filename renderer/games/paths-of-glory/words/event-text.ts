// What playing a card as an event brings with it.
import type { Card } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import { CP, SIDE_NAMES } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { capitalized } from './capital.ts'
import { effectText } from './effect-text.ts'
import { guidedWith } from './guide.svelte.ts'
import { sideName } from './names.ts'
import { t } from './text.ts'

/** The points of an event and of its asterisk as one sum, for its own side; null where only one of them scores. */
const sumText = ({ removed, points, side }: Card, scores: boolean): string | null =>
  scores && removed && (side === CP ? points : -points) > 0
    ? guidedWith('card', 'scores-twice', { side: sideName(SIDE_NAMES[side]) }) || null
    : null

/** What becomes of a card once its event has happened; `scores` where that is a point for its side. Null for most cards. */
export const leavesText = (card: Card, scores: boolean): string | null =>
  card.removed ? (sumText(card, scores) ?? t(scores ? 'use_removed_scores' : 'use_removed')) : null

/** The same in full: whose point it is, and where that stands. */
export const leavesInFull = (card: Card, scores: boolean): string | null =>
  card.removed && scores
    ? (sumText(card, scores) ?? guidedWith('card', 'scores', { side: sideName(SIDE_NAMES[card.side]) }))
    : leavesText(card, scores)

/** What an event does beyond the points that are told with what becomes of its card; null where that is all. */
export const effectBeside = (card: Card, scores: boolean): string | null =>
  sumText(card, scores) ? null : effectText(card)

/** All that an event does, for whoever is about to play it: its effect, the war status, and what becomes of the card. */
export function eventText(card: Card, scores: boolean): string {
  const status = card.warStatus > 0 ? guidedWith('card', 'status', { by: String(card.warStatus) }) : ''
  return [effectBeside(card, scores), status, leavesInFull(card, scores)]
    .filter((text) => text)
    .map((text) => `${capitalized(text!).replace(/\.$/, '')}.`)
    .join(' ')
}
