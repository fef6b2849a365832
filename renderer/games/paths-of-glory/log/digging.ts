// Whether an army that dug has entrenched.
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { findUnit, unitAt } from '../../../../shared/games/paths-of-glory/facts/units.ts'

/**
 * The highest die with which the army entrenches, its loss factor (11.2.2), and whether its die was no higher. No army
 * has another loss factor once it is reduced.
 */
export function diggingOf({ unit, die }: Extract<LogEntry, { kind: 'dug' }>): {
  readonly most: number
  readonly succeeds: boolean
} {
  const index = findUnit(unit)
  const most = index === undefined ? 0 : unitAt(index).full.loss
  return { most, succeeds: die <= most }
}
