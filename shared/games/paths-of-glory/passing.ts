// Answers for an absent player: as little as the rules allow.
import { answersOf } from './engine.ts'
import type { Answer, AnswerKind } from './state/answer.ts'
import type { State } from './state/state.ts'

/** Answers that do nothing or little, in the order in which they are chosen. */
const PASSIVE: readonly AnswerKind[] = [
  'accept',
  'roll',
  'one-operation',
  'done',
  'no-flank',
  'fall-back',
  'call-off',
  'stop',
]

/** The answer to the pending question that does least. */
export function leastAnswer(state: State): Answer {
  const answers = answersOf(state)
  const passive = PASSIVE.map((kind) => answers.find((answer) => answer.kind === kind)).find((one) => one)
  const answer = passive ?? answers.find(({ kind }) => kind === 'restart') ?? answers[0]
  if (!answer) throw new Error(`nothing can be answered to ${state.pending?.kind ?? 'no question'}`)
  return answer
}
