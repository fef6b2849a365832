export const COMPUTER_LEVELS = ['random', 'tactician', 'strategist'] as const
/** How strong a stand-in plays. */
export type ComputerLevel = (typeof COMPUTER_LEVELS)[number]

/** Who may play on for a person on a break: one of those that mean to win. */
export const BREAK_LEVELS = ['tactician', 'strategist'] as const satisfies readonly ComputerLevel[]
