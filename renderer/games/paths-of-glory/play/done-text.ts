// The button that ends a question says what comes next, and what is left unused.
import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { t } from '../words/text.ts'
import { isOver } from './over.ts'

type Asked = Pick<DecisionView, 'kind' | 'answers' | 'leads'>
type Spent = Pick<PogView, 'operation' | 'redeployment'>

/** Where the end of a question leads, as its button says it. */
export function doneText(view: Spent, decision: Asked): string {
  const lead = decision.leads[decision.answers.findIndex(({ kind }) => kind === 'done')] ?? null
  if (lead === 'round-end') return endText(view, decision)
  return unused(view, decision, leadText(view, lead))
}

function endText({ redeployment }: Spent, decision: Asked): string {
  if (isOver(decision)) return t('answer_end_round')
  if (decision.kind === 'attack') return t('answer_end_unattacked')
  const left = redeployment?.left ?? 0
  return left > 0 ? t('answer_end_unused', { left }) : t('answer_end_round')
}

function leadText({ operation }: Spent, lead: Asked['leads'][number]): string {
  if (lead === 'move') return t('answer_on_move')
  // The question what to attack is asked also where no place was activated for it.
  return lead === 'attack' && operation && operation.attacks.length > 0
    ? t('answer_on_attack')
    : t('answer_done')
}

function unused({ operation }: Spent, { kind }: Asked, answer: string): string {
  const left = kind === 'activate' && operation ? operation.budget - operation.spent : 0
  return left > 0 ? t('answer_unused', { answer, left }) : answer
}
