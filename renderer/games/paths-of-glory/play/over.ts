import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'

/** Questions that are still asked when all is done; to end them is then their only answer. */
const LASTING = ['attack', 'redeploy', 'replace', 'discard'] as const

/** Whether the only answer left is to end the question. */
export const isOver = ({ kind, answers }: Pick<DecisionView, 'kind' | 'answers'>): boolean =>
  LASTING.some((one) => one === kind) && answers.every((answer) => answer.kind === 'done')

/** The name of a question in the messages. */
export const askedName = (decision: Pick<DecisionView, 'kind' | 'answers'>): string =>
  isOver(decision) ? `${decision.kind}_over` : decision.kind

/** The name of the sentence about what comes next: after moves no attack follows where none was activated. */
export const nextName = (
  { operation }: Pick<PogView, 'operation'>,
  { kind }: Pick<DecisionView, 'kind'>,
  name: string,
): string => (kind === 'move' && operation?.attacks.length === 0 ? 'attack_over' : name)
