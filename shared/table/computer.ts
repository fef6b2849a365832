export const COMPUTER_LEVELS = ['random', 'tactician', 'strategist'] as const
/** How strong a stand-in plays. */
export type ComputerLevel = (typeof COMPUTER_LEVELS)[number]

/** Computers that may play on for a person on a break: those that try to win. */
export const BREAK_LEVELS = ['tactician', 'strategist'] as const satisfies readonly ComputerLevel[]
