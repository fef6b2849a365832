/** Kinds of computers that may hold a seat, by what they do. A game has some of them. */
export const COMPUTER_LEVELS = ['random', 'plain', 'general', 'tactician', 'strategist'] as const
/** Kinds that play to win: only these may hold the seat of a person on a break. */
export const WINNING_LEVELS = [
  'plain',
  'general',
  'tactician',
  'strategist',
] as const satisfies readonly ComputerLevel[]
/** How a stand-in plays. */
export type ComputerLevel = (typeof COMPUTER_LEVELS)[number]
export type WinningLevel = (typeof WINNING_LEVELS)[number]

/** Those of some kinds that play to win. */
export const meaningToWin = (levels: readonly ComputerLevel[]): readonly WinningLevel[] =>
  levels.filter((level): level is WinningLevel =>
    (WINNING_LEVELS as readonly ComputerLevel[]).includes(level),
  )
