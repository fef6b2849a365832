// What is asked, and of whom.
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { placeName, sideName } from '../words/names.ts'
import { named, t, type TextKey } from '../words/text.ts'

/** The question as a sentence; null where nothing is asked. `own` names the question of the reader's side. */
export function questionText(
  { asked, bid, roll }: PogView,
  own: { readonly side: string; readonly name: string } | null = null,
): string | null {
  if (asked && roll)
    return t('decision_yours', {
      side: sideName(asked.side),
      question: t(`roll_${roll.purpose}` satisfies TextKey, {
        place: roll.space === null ? '' : placeName(roll.space),
      }),
    })
  // Before the sides are known nobody is called by one.
  if (asked?.kind === 'bid') {
    if (!own) return t('bid_waits')
    return bid ? t('bid_heard', { side: sideName(bid.wanted), points: bid.points }) : t('bid_first')
  }
  if (own) return t('decision_yours', { side: sideName(own.side), question: named('decision', own.name) })
  return (
    asked && t('decision_theirs', { side: sideName(asked.side), question: named('decision', asked.kind) })
  )
}
