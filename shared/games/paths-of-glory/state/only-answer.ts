// Finds the only legal answer to a question, so that a page can give it without a touch.
import type { Answer, DecisionKind } from './answer.ts'

/**
 * Questions whose legal answers depend on a hand. Whether such a question was answered at once would tell the other
 * side what the hand holds.
 */
const ASKS_OF_A_HAND: readonly DecisionKind[] = [
  'opening',
  'action',
  'trench-cards',
  'flank',
  'attacker-cards',
  'defender-cards',
  'discard',
]

/** The only legal answer to a question; null where there are several, or where the answers depend on a hand. */
export const onlyAnswer = (kind: DecisionKind, answers: readonly Answer[]): Answer | null =>
  answers.length === 1 && !ASKS_OF_A_HAND.includes(kind) ? (answers[0] ?? null) : null
