import type { DecisionKind } from '../../../../shared/games/paths-of-glory/state/answer.ts'

/** Kinds of questions whose hint this tab has shown. */
const explained = new Set<DecisionKind>()

/** Whether a kind of question is met for the first time; it is no more from then on. */
export function isFirst(kind: DecisionKind): boolean {
  const first = !explained.has(kind)
  explained.add(kind)
  return first
}
