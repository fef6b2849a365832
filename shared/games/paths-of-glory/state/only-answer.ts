// Questions that have one legal answer, for whoever wants them answered without a touch.
import type { Answer, DecisionKind } from './answer.ts'

/**
 * Questions whose legal answers follow from a hand. One that is answered at once, or is not, would tell the other side what the
 * hand holds.
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

/** The only legal answer to a question about what everybody sees; null where there are more, or the question is of a hand. */
export const onlyAnswer = (kind: DecisionKind, answers: readonly Answer[]): Answer | null =>
  answers.length === 1 && !ASKS_OF_A_HAND.includes(kind) ? (answers[0] ?? null) : null
