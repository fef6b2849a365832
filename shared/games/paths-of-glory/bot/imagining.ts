// An imagined game is played on by both sides, quickly and as the plain computer would.
import { leftByWays } from '../combat/taking.ts'
import { answersOf, does } from '../engine.ts'
import { leastAnswer } from '../passing.ts'
import type { Answer } from '../state/answer.ts'
import type { State } from '../state/state.ts'
import type { Dice } from '../state/work.ts'
import type { Deed } from './deeds.ts'
import { decide, type Question } from './plain.ts'
import { brief } from './thinking.ts'

/** What is asked, with as much as a quick answer needs. */
function questionOf(state: State): Question | null {
  const { pending } = state
  if (!pending) return null
  const { kind } = pending
  return { kind, answers: answersOf(state), reach: [], leaves: kind === 'losses' ? leftByWays(state) : [] }
}

/** An imagined game answers no more questions than this in a row. */
const MOST_ANSWERS = 400

/**
 * The game after an answer and what both sides make of it, until the action is over. `deeds` are what the action could
 * still do; they are left out where nothing can be activated any more.
 */
export function playedOn(state: State, answer: Answer, dice: Dice, deeds: readonly Deed[] | null): State {
  const thinking = brief(deeds)
  const { side, round, turn } = state
  let now = does(state, answer, dice).state as State
  for (let count = 0; count < MOST_ANSWERS; count++) {
    if (now.ended || now.segment !== 'actions') return now
    if (now.side !== side || now.round !== round || now.turn !== turn) return now
    const question = questionOf(now)
    if (!question) return now
    const next = decide(now, now.pending!.side, question, thinking) ?? leastAnswer(now)
    now = does(now, next, dice).state
  }
  return now
}
