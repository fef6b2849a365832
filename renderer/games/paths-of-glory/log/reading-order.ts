// The order in which the log is read. The rules log what units take on their way before the move itself, which is logged
// when they stop.
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { wayOf } from './entry-text.ts'

/** These entries with each move before what came of it: places that fell to it, their points, and sieges it gave up. */
export function inReadingOrder(entries: readonly LogEntry[]): readonly LogEntry[] {
  const told: LogEntry[] = []
  /** Entries before this index stay where they are: an earlier move brought them about, or none did. */
  let fixed = 0
  for (const entry of entries) {
    if (entry.kind === 'moved') {
      const last = told.findLastIndex((before) => !cameOf(before, wayOf(entry)))
      told.splice(Math.max(fixed, last + 1), 0, entry)
      fixed = told.length
    } else told.push(entry)
  }
  return told
}

const cameOf = (entry: LogEntry, way: readonly string[]): boolean =>
  (entry.kind === 'held' ||
    entry.kind === 'siege-broken' ||
    (entry.kind === 'points' && entry.why === 'captured')) &&
  way.includes(entry.space)
