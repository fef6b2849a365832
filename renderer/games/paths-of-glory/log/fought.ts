// The battle that was fought last in a phase.
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'

/** What the dice of a page show. */
const SHOWN: readonly LogEntry['kind'][] = ['flank', 'fired']

/**
 * What is told of the last battle of a phase. Whoever only defends in this action is told first what changed the victory
 * points in it.
 */
export function fought(log: readonly LogEntry[], defends: boolean): readonly LogEntry[] {
  const begun = log.findLastIndex(({ kind }) => kind === 'attacked')
  return log.filter(({ kind }, at) => (at < begun ? defends && kind === 'points' : !SHOWN.includes(kind)))
}
