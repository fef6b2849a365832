// What an answer leads to in its action round, for pages that say it before it is given.
import { does } from './engine.ts'
import type { Side } from './facts/nations.ts'
import { phaseName } from './sequence/phases.ts'
import type { Answer, DecisionKind } from './state/answer.ts'
import type { State } from './state/state.ts'

/** The next question of the same round, or its end. */
export type Leading = DecisionKind | 'round-end'

/** Dice at the end of a turn are rolled after the round is over: what they show makes no difference here. */
const ANY_DIE = () => 1

/**
 * Where each answer leads, in the order of the answers: of those that may end the side's own action round, and null for
 * all others. Empty outside of such a round, and in a battle, which goes on as the dice fall.
 */
export function leadingFrom(
  state: State,
  side: Side,
  answers: readonly Answer[],
): readonly (Leading | null)[] {
  if (state.segment !== 'actions' || state.side !== side || state.battle) return []
  return answers.map((answer) => (mayEnd(answer) ? afterwards(state, answer) : null))
}

/** Ending a question, and uses of a card that may ask for nothing more (9.4, 9.5). */
const mayEnd = (answer: Answer): boolean =>
  answer.kind === 'done' || (answer.kind === 'play' && (answer.as === 'rp' || answer.as === 'event'))

function afterwards(state: State, answer: Answer): Leading | null {
  const { state: after } = does(state, answer, ANY_DIE)
  if (after.ended || phaseName(after) !== phaseName(state)) return 'round-end'
  return after.pending?.side === state.side ? after.pending.kind : null
}
