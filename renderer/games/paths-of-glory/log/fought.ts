// What is told of a phase: the battle that was fought last in it, or the end of the turn.
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { endOfTurn, inShort } from './since.ts'

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

/** These entries, or the part of them that is told. */
export function partOf(
  entries: readonly LogEntry[],
  part: 'fights' | 'defends' | 'end' | null,
): readonly LogEntry[] {
  if (part === 'end') return inShort(endOfTurn(entries))
  return part ? fought(entries, part === 'defends') : entries
}
