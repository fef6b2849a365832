// What is told of a phase: the battle that was fought last in it, or the end of the turn.
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { endOfTurn, inShort } from './since.ts'

/** What part of a log is told: the last battle, to a side that fights or defends, or the end of the turn; null for all. */
export type Part = 'fights' | 'defends' | 'end' | null

/** What the outcome brings with it at once, and what a reader asks about next. */
const WITH_OUTCOME: readonly LogEntry['kind'][] = ['battle-won', 'halted', 'stood']

/** The entries of a phase from its last attack on; none before the first. */
export function lastBattle(log: readonly LogEntry[]): readonly LogEntry[] {
  const begun = log.findLastIndex(({ kind }) => kind === 'attacked')
  return begun < 0 ? [] : log.slice(begun)
}

/**
 * What is told of the last battle of a phase: its outcome first, once there is one. The dice of a page show what was
 * inflicted. Whoever only defends in this action is told next what changed the victory points before it: a later total
 * stands below an earlier one.
 */
export function fought(log: readonly LogEntry[], defends: boolean): readonly LogEntry[] {
  const fight = lastBattle(log)
  const [before, battle] = fight.length === 0 ? [[], log] : [log.slice(0, -fight.length), fight]
  return [
    ...WITH_OUTCOME.flatMap((one) => battle.filter(({ kind }) => kind === one)),
    ...before.filter(({ kind }) => defends && kind === 'points'),
    ...battle.filter(({ kind }) => !WITH_OUTCOME.includes(kind) && kind !== 'fired'),
  ]
}

/** These entries, or the part of them that is told. */
export function partOf(entries: readonly LogEntry[], part: Part): readonly LogEntry[] {
  if (part === 'end') return inShort(endOfTurn(entries))
  return part ? fought(entries, part === 'defends') : entries
}
