import { type CardId, cardNamed } from '../facts/cards.ts'

/** What a combat card adds to a die of its side; 0 for all others. */
export const dieModifierOf = (card: CardId): number => cardNamed(card).combat?.drm ?? 0
