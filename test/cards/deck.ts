/** The lowest card. No clock, count or key has such a number, so that a card is found wherever it is told. */
export const FIRST_CARD = 730_001
