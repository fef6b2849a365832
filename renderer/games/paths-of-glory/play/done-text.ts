// The button that ends a question says what comes next, and what is left unused or lost.
import { SIDE_NAMES } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { sideOfPool } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { pointsText } from '../words/pool-text.ts'
import { t } from '../words/text.ts'
import { endsUnfought, isOver } from './over.ts'
import { unmovedPlaces } from './unmoved.ts'

type Asked = Pick<DecisionView, 'kind' | 'answers' | 'leads'>
type Spent = Pick<
  PogView,
  'operation' | 'redeployment' | 'battle' | 'replacements' | 'eventWork' | 'asked' | 'log' | 'units'
>

/** Where the end of a question leads, as its button says it. */
export const doneText = (view: Spent, decision: Asked): string =>
  unused(view, decision, doneWords(view, decision))

/** The same without what is left unused. */
export function doneWords(view: Spent, decision: Asked): string {
  const lead = decision.leads[decision.answers.findIndex(({ kind }) => kind === 'done')] ?? null
  return lead === 'round-end' ? endText(view, decision) : leadText(view, decision, lead)
}

/** Whether ending a question is its usual answer: nothing else is offered, and nothing is left unused. */
export function isDoneUsual({ operation }: Pick<PogView, 'operation'>, { kind, answers }: Asked): boolean {
  const isSpent = kind === 'activate' && operation !== null && operation.spent === operation.budget
  return isSpent || answers.every((answer) => answer.kind === 'done' || answer.kind === 'restart')
}

function endText(view: Spent, decision: Asked): string {
  if (isOver(decision)) return t('answer_end_round')
  if (decision.kind === 'attack') return t('answer_end_unattacked')
  if (decision.kind === 'flip') return t('answer_end_lost', { left: pointsText(view.eventWork?.points ?? 0) })
  const left = view.redeployment?.left ?? 0
  return left > 0 ? t('answer_end_unused', { left }) : t('answer_end_round')
}

function leadText(view: Spent, decision: Asked, lead: Asked['leads'][number]): string {
  const { kind } = decision
  if (endsUnfought(view, decision)) return t(kind === 'move' ? 'answer_no_more_moves' : 'answer_end_round')
  switch (kind) {
    case 'advance':
      return t(hasAdvanced(view) ? 'answer_no_more_advance' : 'answer_no_advance')
    case 'trench-cards':
    case 'attacker-cards':
      return t('answer_go_on', { answer: noCard(view, 'attacker') })
    case 'defender-cards':
      return t('answer_then_roll', { answer: noCard(view, 'defender') })
    case 'replace':
      return lost(view.replacements.reduce((sum, one) => sum + (isOwn(view, one.pool) ? one.points : 0), 0))
    case 'flip':
      return lost(view.eventWork?.points ?? 0)
    case 'discard':
      return t(isOver(decision) ? 'answer_draw_cards' : 'answer_keep_cards')
    default:
      return t(lead === 'move' ? 'answer_on_move' : lead === 'attack' ? 'answer_on_attack' : 'answer_done')
  }
}

/** Whether somebody has advanced after the present battle. */
const hasAdvanced = ({ log }: Spent): boolean =>
  log.findLastIndex(({ kind }) => kind === 'advanced') > log.findLastIndex(({ kind }) => kind === 'attacked')

const noCard = ({ battle }: Spent, role: 'attacker' | 'defender'): string =>
  t((battle?.cards[role].length ?? 0) > 0 ? 'answer_no_more_cards' : 'answer_no_card')

const isOwn = ({ asked }: Spent, pool: PogView['replacements'][number]['pool']): boolean =>
  SIDE_NAMES[sideOfPool(pool)] === asked?.side

const lost = (points: number): string =>
  points > 0 ? t('answer_end_lost', { left: pointsText(points) }) : t('answer_end_spending')

/** So many operations are left while spaces are chosen that spend them; null in any other question. */
export const operationsLeft = (
  { operation }: Pick<PogView, 'operation'>,
  { kind }: Pick<Asked, 'kind'>,
): number | null => (kind === 'activate' && operation ? operation.budget - operation.spent : null)

const unused = (view: Spent, decision: Asked, answer: string): string => {
  const left = operationsLeft(view, decision) ?? 0
  if (left > 0) return t('answer_unused', { answer, left })
  const places = unmovedPlaces(view, decision).length
  return places > 0 ? t('answer_unmoved', { answer, left: places }) : answer
}
