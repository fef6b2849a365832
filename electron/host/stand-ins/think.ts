import { COMPUTERS, GAMES } from '../../../shared/games/index.ts'
import { meaningToWin } from '../../../shared/kernel/computer.ts'
import type { StandInTask } from '../ports/stand-ins.ts'

/** The part of the budget a search may use: a step that has begun and the last comparison come on top. */
const SEARCHING = 0.9

/** What was taken in on this thread already. */
const taken = new Set<string>()

/** A stand-in's decision on a task within its budget; empty where no stand-in knows the game. */
export function think({ game, view, level, seed, budgetMs, brought }: StandInTask): readonly unknown[] {
  if (brought && !taken.has(brought.id)) {
    GAMES[game]?.brought?.take(brought.kept)
    taken.add(brought.id)
  }
  const end = performance.now() + SEARCHING * budgetMs
  return COMPUTERS[game]?.(view, level, seed, () => performance.now() < end) ?? []
}

/**
 * The same without a search, quick enough for the host's own thread: the decision of the first kind of computer that
 * plays to win.
 */
export function thinkBriefly({ game, view, level, seed }: StandInTask): readonly unknown[] {
  const [brief = level] = meaningToWin(GAMES[game]?.computers ?? [])
  return COMPUTERS[game]?.(view, brief, seed, () => false) ?? []
}
