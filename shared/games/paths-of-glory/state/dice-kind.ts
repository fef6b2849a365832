/** Whose dice are rolled: the program's, or those that lie on the players' own table. */
export const DICE_KINDS = ['program', 'own'] as const
export type DiceKind = (typeof DICE_KINDS)[number]
