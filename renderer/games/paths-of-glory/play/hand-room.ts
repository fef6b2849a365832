// How much height the hand keeps beside the question on a wide page.
import type { OwnView } from '../../../../shared/games/paths-of-glory/view.ts'

/** The heights of parts of the hand, in rem: its key, a card in its row, and a card with the button that plays it. */
const KEY = 3
const ROW = 2.5
const OFFERED = 6.5
/** Where none of its cards is asked for, so many are seen. */
const SEEN = 3

/**
 * In rem: all cards while one of them is to be played, those that answer another question, or else a few. In a battle its
 * dice have the room instead.
 */
export function handRoom({ hand, decision }: Pick<OwnView, 'hand' | 'decision'>, isBattle = false): number {
  if (decision?.kind === 'action') return KEY + ROW * hand.length
  const offered = new Set(
    (decision?.answers ?? []).flatMap((answer) =>
      'card' in answer && answer.card !== null ? [answer.card] : [],
    ),
  )
  if (offered.size > 0) return 1 + OFFERED * offered.size
  return hand.length === 0 || isBattle ? 0 : KEY + ROW * Math.min(SEEN, hand.length)
}
