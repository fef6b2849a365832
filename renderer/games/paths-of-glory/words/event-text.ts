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

/** Whether an event scores a point for its own side, and its asterisk another one. */
const scoresTwice = ({ removed, points }: Card, scores: boolean): boolean => scores && removed && points !== 0

/** The same in full: whose points they are, and where that stands; all of them, where its event scores one too. */
export const leavesInFull = (card: Card, scores: boolean): string | null =>
  card.removed && scores
    ? guidedWith('card', scoresTwice(card, scores) ? 'scores_twice' : 'scores', {
        side: sideName(SIDE_NAMES[card.side]),
      })
    : leavesText(card, scores)

/** What an event does beyond the points that are told with what becomes of its card; null where that is all. */
export const effectBeside = (card: Card, scores: boolean): string | null =>
  scoresTwice(card, scores) && leavesInFull(card, scores) ? null : effectText(card)

/** All that an event does, for whoever is about to play it: its effect, the war status, and what becomes of the card. */
export function eventText(card: Card, scores: boolean): string {
  const status = card.warStatus > 0 ? guidedWith('card', 'status', { by: String(card.warStatus) }) : ''
  return [effectBeside(card, scores), status, leavesInFull(card, scores)]
    .filter((text) => text)
    .map((text) => `${capitalized(text!).replace(/\.$/, '')}.`)
    .join(' ')
}
