// The answers that lead on, for tests that play a war to its end.
import type { Answer } from '../../shared/games/paths-of-glory/state/answer.ts'

/** The answers without those kinds that lead back; all of them where no other is left. */
export function leadsOn(answers: readonly Answer[], back: readonly Answer['kind'][]): readonly Answer[] {
  const forward = answers.filter(({ kind }) => !back.includes(kind))
  return forward.length > 0 ? forward : answers
}
