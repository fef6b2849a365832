// Which rule explains a card.
import type { Card } from '../../../../shared/games/paths-of-glory/facts/cards.ts'

/** The rule of what a card is as an event. */
export const ruleOfCard = ({ category, reinforcement }: Card): string =>
  category === 'combat' ? '9.5.4' : reinforcement ? '9.5.3' : '9.5'
