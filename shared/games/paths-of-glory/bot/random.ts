// The computer that plays anything legal: it sees what a person in its seat sees.
import { randomFrom } from '../../../kernel/random.ts'
import type { Answer } from '../state/answer.ts'
import type { PogView } from '../view.ts'

/** One legal answer by seed, where its seat is asked; nothing where it is not. */
export function randomIntents(view: PogView, _level: string, seed: string): readonly Answer[] {
  const random = randomFrom(seed, `${view.phase} ${view.log.length}`)
  return view.own.flatMap(({ decision }) => {
    if (!decision || decision.answers.length === 0) return []
    // A computer throws no die of its own.
    if (decision.kind === 'roll') return [{ kind: 'roll' }]
    const answer = decision.answers[random.below(decision.answers.length)]
    return answer ? [answer] : []
  })
}
