// The computers of this game: functions of what a seat sees.
import { randomFrom } from '../../../kernel/random.ts'
import type { Answer } from '../state/answer.ts'
import type { PogView } from '../view.ts'
import { generalAnswer } from './general.ts'
import { plainAnswer } from './plain.ts'
import { randomIntents } from './random.ts'

/** One answer where a seat is asked; nothing where it is not. Kinds that this game does not have play plainly. */
export function computerIntents(
  view: PogView,
  level: string,
  seed: string,
  goOn: () => boolean,
): readonly Answer[] {
  if (level === 'random') return randomIntents(view, level, seed)
  const random = randomFrom(seed, `${view.phase} ${view.log.length}`)
  return view.own.flatMap((own) => {
    const answer =
      level === 'general'
        ? generalAnswer(view, own, random, seed, goOn)
        : plainAnswer(view, own, random, goOn)
    return answer ? [answer] : []
  })
}
