// A question as both sides may read it at one screen: without the answers that name a card of the hand. They are
// chosen in the hand, which lies face down.
import type { CardId } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import type { Answer, DecisionKind } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { DecisionView } from '../../../../shared/games/paths-of-glory/view.ts'
import { askedName } from './over.ts'

const CHOSEN_IN_HAND: readonly DecisionKind[] = [
  'trench-cards',
  'flank',
  'attacker-cards',
  'defender-cards',
  'discard',
]

/** Whether cards of the hand may answer a question other than which card to play. */
export const isFromHand = (kind: DecisionKind): boolean => CHOSEN_IN_HAND.includes(kind)

/** The name of a question; with the hand face down the same whether a card fits or not. */
export const nameBeside = (decision: Pick<DecisionView, 'kind' | 'answers'>, faceDown: boolean): string =>
  faceDown && isFromHand(decision.kind) ? decision.kind : askedName(decision)

/** The combat card or the card to discard that an answer names. */
const cardOf = (answer: Answer): CardId | null =>
  answer.kind === 'card' || answer.kind === 'discard' || answer.kind === 'flank' ? answer.card : null

/** The question without answers, chances and bars that name a card of the hand. */
export function withoutHand(decision: DecisionView, hand: readonly CardId[]): DecisionView {
  const isOpen = (answer: Answer) => {
    const card = cardOf(answer)
    return card === null || !hand.includes(card)
  }
  return {
    ...decision,
    answers: decision.answers.filter(isOpen),
    costs: decision.costs.filter((_, i) => isOpen(decision.answers[i] as Answer)),
    leads: decision.leads.filter((_, i) => isOpen(decision.answers[i] as Answer)),
    barred: decision.barred.filter(({ card }) => !hand.includes(card)),
    odds: decision.odds.filter(({ cards }) => !cards.some((card) => hand.includes(card))),
  }
}
