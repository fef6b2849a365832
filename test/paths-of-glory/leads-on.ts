// The answers that lead on, for tests that play a war to its end.
import type { Answer } from '../../shared/games/paths-of-glory/state/answer.ts'

/**
 * The answers without those kinds that lead back. A last unit to be taken in hand may have nowhere to go: to take it and
 * lay it down again would go on for ever, so that all answers are given then.
 */
export function leadsOn(answers: readonly Answer[], back: readonly Answer['kind'][]): readonly Answer[] {
  const forward = answers.filter(({ kind }) => !back.includes(kind))
  return forward.length > 1 || forward.some(({ kind }) => kind !== 'take') ? forward : answers
}
