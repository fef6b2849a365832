// The answers of one decision that are worth imagining, as the plain computer values them.
import { spaceId } from '../facts/spaces.ts'
import type { Answer } from '../state/answer.ts'
import type { State } from '../state/state.ts'
import type { Deed } from './deeds.ts'
import { strikesNow } from './plain.ts'
import type { Thinking } from './thinking.ts'
import type { Valued } from './trials.ts'

const doneOf = (answers: readonly Answer[]): readonly Valued[] =>
  answers.flatMap((answer) => (answer.kind === 'done' ? [{ answer, value: 0 }] : []))

/** Each answer once, at its first and best value, with being done among them. */
function distinct(valued: readonly Valued[], answers: readonly Answer[], most: number): readonly Valued[] {
  const first = valued.filter(({ answer }, i) => valued.findIndex((one) => one.answer === answer) === i)
  return [...first.slice(0, most - 1), ...doneOf(answers)]
}

/** Places to activate next, and being done with it. */
export function activations(
  state: State,
  answers: readonly Answer[],
  deeds: readonly Deed[],
  most: number,
): readonly Valued[] {
  const { operation } = state
  if (!operation) return []
  const left = operation.budget - operation.spent
  const valued = deeds.flatMap(({ kind, places, cost, gain }): readonly Valued[] => {
    if (cost > left) return []
    const names = places.map(spaceId)
    const answer = answers.find(
      (one) => one.kind === 'activate' && one.for === kind && names.includes(one.space),
    )
    return answer ? [{ answer, value: gain }] : []
  })
  return distinct(valued, answers, most)
}

/** Places to attack next, and being done with it. */
export function attacks(
  state: State,
  answers: readonly Answer[],
  thinking: Thinking,
  most: number,
): readonly Valued[] {
  const valued = strikesNow(state, thinking).flatMap(({ target, gain }): readonly Valued[] => {
    const answer = answers.find((one) => one.kind === 'attack' && one.space === spaceId(target))
    return answer ? [{ answer, value: gain }] : []
  })
  return distinct(valued, answers, most)
}
