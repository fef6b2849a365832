// What is asked, and of whom.
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { placeName, sideName } from '../words/names.ts'
import { named, t, type TextKey } from '../words/text.ts'

/** The question as a sentence; null where nothing is asked. `own` names the question of the reader's side. */
export function questionText(
  { asked, roll }: PogView,
  own: { readonly side: string; readonly name: string } | null = null,
): string | null {
  if (asked && roll)
    return t('decision_yours', {
      side: sideName(asked.side),
      question: t(`roll_${roll.purpose}` satisfies TextKey, {
        place: roll.space === null ? '' : placeName(roll.space),
      }),
    })
  if (own) return t('decision_yours', { side: sideName(own.side), question: named('decision', own.name) })
  return (
    asked && t('decision_theirs', { side: sideName(asked.side), question: named('decision', asked.kind) })
  )
}
