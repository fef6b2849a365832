import type { DecisionKind } from '../../../../shared/games/paths-of-glory/state/answer.ts'

/** Kinds of questions whose hint this tab has shown. */
const explained = new Set<DecisionKind>()

/** Whether a kind of question is asked for the first time in this tab. Calling it counts as showing its hint. */
export function isFirst(kind: DecisionKind): boolean {
  const first = !explained.has(kind)
  explained.add(kind)
  return first
}
