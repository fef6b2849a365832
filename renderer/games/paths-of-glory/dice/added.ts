// What is added to a die, and by which cards.
import { dieModifierOf } from '../../../../shared/games/paths-of-glory/combat/die-modifier.ts'
import type { CardId } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import { cardName } from '../words/names.ts'
import { modifierText } from './thrown.ts'

/** "+1 (Von François)": what is added, and the cards among these that add it; empty where nothing is added. */
export function addedText(modifier: number, cards: readonly CardId[] = []): string {
  const names = cards.filter((card) => dieModifierOf(card) !== 0).map(cardName)
  return [modifierText(modifier), names.length > 0 ? `(${names.join(', ')})` : ''].filter(Boolean).join(' ')
}
