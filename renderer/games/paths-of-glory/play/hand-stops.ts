// The hand is one stop of the Tab key: arrow keys go from card to card, and along the uses of one.
import { arrowStops } from '../../../ui/arrow-stops.ts'

/** What can be played. */
export const PLAYABLE = '.primary:not(:disabled), .uses > button:not(:disabled, [aria-disabled])'

export const handStops = arrowStops({
  items: '.uses button, .primary',
  lines: '.uses, .primary',
  first: PLAYABLE,
})
