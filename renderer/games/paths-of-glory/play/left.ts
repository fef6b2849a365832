// What ways of taking losses leave.
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import type { Counter } from '../map/position.ts'
import { counterOf } from '../map/position-of.ts'

/** Counters that remain after an answer. */
export const leftBy = (
  view: PogView,
  { answers, leaves }: DecisionView,
  answer: Answer,
): readonly Counter[] =>
  (leaves[answers.indexOf(answer)] ?? []).flatMap(
    ({ unit, reduced }) => counterOf(view, { unit, reduced, at: 'gone' }) ?? [],
  )

export const strengthLeft = (counters: readonly Counter[]): number =>
  counters.reduce((sum, { combat }) => sum + combat, 0)
