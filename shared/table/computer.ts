export const COMPUTER_LEVELS = ['random', 'tactician', 'strategist'] as const
/** How strong a stand-in plays. */
export type ComputerLevel = (typeof COMPUTER_LEVELS)[number]
