/** Kinds of computers that may hold a seat, by what they do. A game has some of them. */
export const COMPUTER_LEVELS = ['random', 'plain', 'tactician', 'strategist'] as const
/** How a stand-in plays. */
export type ComputerLevel = (typeof COMPUTER_LEVELS)[number]

/** Kinds that play to win: only these may hold the seat of a person on a break. */
export const meaningToWin = (levels: readonly ComputerLevel[]): readonly ComputerLevel[] =>
  levels.filter((level) => level !== 'random')
