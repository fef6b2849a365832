import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { unmovedPlaces } from './unmoved.ts'

/** Questions that are still asked when all is done; to end them is then their only answer. */
const LASTING = ['attack', 'redeploy', 'replace', 'discard'] as const

/** Whether the only answer left is to end the question. */
export const isOver = ({ kind, answers }: Pick<DecisionView, 'kind' | 'answers'>): boolean =>
  LASTING.some((one) => one === kind) && answers.every((answer) => answer.kind === 'done')

/** The name of a question in the messages. */
export const askedName = (decision: Pick<DecisionView, 'kind' | 'answers'>): string =>
  isOver(decision) ? `${decision.kind}_over` : decision.kind

/** The name of the question that the table waits for, as anybody may know it. */
export const waitedName = ({ kind, over }: NonNullable<PogView['asked']>): string =>
  over ? `${kind}_over` : kind

/** Whether an answer ends the round while units that are activated to attack still may. */
const leavesUnattacked = (
  { kind, answers }: Pick<DecisionView, 'kind' | 'answers'>,
  answer: Answer,
): boolean => kind === 'attack' && answer.kind === 'done' && answers.some((one) => one.kind === 'attack')

/** Whether an answer ends the round without any of the moves that were paid for. */
const leavesUnmoved = (
  view: Pick<PogView, 'operation' | 'units' | 'log'>,
  decision: Pick<DecisionView, 'kind' | 'answers' | 'leads'>,
  answer: Answer,
): boolean =>
  answer.kind === 'done' &&
  view.operation?.moved.length === 0 &&
  view.operation.digging.length === 0 &&
  endsUnfought(view, decision) &&
  unmovedPlaces(view, decision).length > 0

/** Whether replacement points are spent: what is left at the end of the question is lost. */
export const isSpending = ({ kind }: Pick<DecisionView, 'kind'>): boolean =>
  kind === 'replace' || kind === 'flip'

/** The units that replacement points would still bring back or fill up. */
export const restorable = ({ answers }: Pick<DecisionView, 'answers'>): readonly string[] => [
  ...new Set(
    answers.flatMap((answer) => (answer.kind === 'flip' || answer.kind === 'rebuild' ? [answer.unit] : [])),
  ),
]

/** Whether an answer gives up replacement points that would still buy something. */
const losesPoints = (decision: Pick<DecisionView, 'kind' | 'answers'>, answer: Answer): boolean =>
  isSpending(decision) && answer.kind === 'done' && restorable(decision).length > 0

/**
 * Whether an answer has to be pressed twice, for it ends the round or loses points, and a finger may have meant the question
 * before. Where some have moved, the button's words say what is left.
 */
export const needsTwoPresses = (
  view: Pick<PogView, 'operation' | 'units' | 'log'>,
  decision: Pick<DecisionView, 'kind' | 'answers' | 'leads'>,
  answer: Answer,
): boolean =>
  leavesUnattacked(decision, answer) || leavesUnmoved(view, decision, answer) || losesPoints(decision, answer)

/** Whether no place is activated to attack: the rules ask what to attack even then, to end the round. */
export const hasNoAttack = ({ operation }: Pick<PogView, 'operation'>): boolean =>
  operation?.attacks.length === 0

/**
 * Whether "done" leads to the question what to attack though no place was activated for it: the page then ends the round
 * by itself.
 */
export const endsUnfought = (
  view: Pick<PogView, 'operation'>,
  { kind, answers, leads }: Pick<DecisionView, 'kind' | 'answers' | 'leads'>,
): boolean =>
  (kind === 'move' || kind === 'activate') &&
  hasNoAttack(view) &&
  leads[answers.findIndex((answer) => answer.kind === 'done')] === 'attack'

/** The name of the sentence about what comes next: after moves no attack follows where none was activated. */
export const nextName = (
  view: Pick<PogView, 'operation'>,
  { kind }: Pick<DecisionView, 'kind'>,
  name: string,
): string => (kind === 'move' && hasNoAttack(view) ? 'attack_over' : name)
