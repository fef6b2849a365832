import { COMPUTERS } from '../../../shared/games/index.ts'
import type { StandInTask } from '../ports/stand-ins.ts'

/** How much of the budget a search may use: a step that has begun, and the last comparison, come on top. */
const SEARCHING = 0.9

/** What a stand-in makes of a task within its budget; nothing where nobody knows the game. */
export function think({ game, view, level, seed, budgetMs }: StandInTask): readonly unknown[] {
  const end = performance.now() + SEARCHING * budgetMs
  return COMPUTERS[game]?.(view, level, seed, () => performance.now() < end) ?? []
}

/** The same without a search, quick enough for the host's own thread: what a tactician makes of it. */
export const thinkBriefly = ({ game, view, seed }: StandInTask): readonly unknown[] =>
  COMPUTERS[game]?.(view, 'tactician', seed, () => false) ?? []
