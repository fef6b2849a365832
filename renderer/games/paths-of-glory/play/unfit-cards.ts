// Why a side that is asked for combat cards can play none of its own.
import type { DecisionView } from '../../../../shared/games/paths-of-glory/view.ts'
import { guided, guidedWith } from '../words/guide.svelte.ts'
import { cardName } from '../words/names.ts'
import { named } from '../words/text.ts'

/** Questions for combat cards: a side is asked by what it may hold as far as the other one knows. */
const FOR_CARDS: readonly DecisionView['kind'][] = ['trench-cards', 'attacker-cards', 'defender-cards']

/** "None of your cards fits. Pleve: ...": combat cards of this side with what bars them; null where one can be played. */
export function unfitText({
  kind,
  answers,
  barred,
}: Pick<DecisionView, 'kind' | 'answers' | 'barred'>): string | null {
  if (!FOR_CARDS.includes(kind) || answers.some((answer) => answer.kind === 'card')) return null
  const cards = barred.map(({ card, bar }) => `${cardName(card)}: ${named('bar', bar)}`)
  return cards.length > 0 ? guidedWith('cards', 'unfit', { cards: cards.join(' ') }) : guided('cards', 'none')
}
