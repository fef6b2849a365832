import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'

/** Questions that are still asked when all is done; to end them is then their only answer. */
const LASTING = ['attack', 'redeploy', 'replace', 'discard'] as const

/** Whether the only answer left is to end the question. */
export const isOver = ({ kind, answers }: Pick<DecisionView, 'kind' | 'answers'>): boolean =>
  LASTING.some((one) => one === kind) && answers.every((answer) => answer.kind === 'done')

/** The name of a question in the messages. */
export const askedName = (decision: Pick<DecisionView, 'kind' | 'answers'>): string =>
  isOver(decision) ? `${decision.kind}_over` : decision.kind

/**
 * Whether "done" leads to the question what to attack though no place was activated for it: the page then goes on and ends
 * the round, for the rules ask even there.
 */
export const endsUnfought = (
  { operation }: Pick<PogView, 'operation'>,
  { kind, answers, leads }: Pick<DecisionView, 'kind' | 'answers' | 'leads'>,
): boolean =>
  (kind === 'move' || kind === 'activate') &&
  operation?.attacks.length === 0 &&
  leads[answers.findIndex((answer) => answer.kind === 'done')] === 'attack'

/** The name of the sentence about what comes next: after moves no attack follows where none was activated. */
export const nextName = (
  { operation }: Pick<PogView, 'operation'>,
  { kind }: Pick<DecisionView, 'kind'>,
  name: string,
): string => (kind === 'move' && operation?.attacks.length === 0 ? 'attack_over' : name)
