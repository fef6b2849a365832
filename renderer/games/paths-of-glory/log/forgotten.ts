// Dice that going back would forget, from the closed phases and the present one.
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { thrownIn } from '../dice/thrown.ts'
import type { PhaseLog } from '../../../../shared/games/paths-of-glory/state/state.ts'

/** What a side does first in a round. Dice before that fell before the round began. */
const FIRST: readonly LogEntry['kind'][] = ['opening', 'played', 'one-operation']

/** Dice since the beginning of a phase, as entries of the log in their order. */
export function diceSince(logs: readonly PhaseLog[], phase: string): readonly LogEntry[] {
  const [first, ...later] = logs.slice(logs.findLastIndex((log) => log.phase === phase))
  if (first?.phase !== phase) return []
  const begun = first.entries.findIndex(({ kind }) => FIRST.includes(kind))
  const own = begun < 0 ? [] : first.entries.slice(begun)
  return [...own, ...later.flatMap(({ entries }) => entries)].filter((entry) => thrownIn(entry) !== null)
}
