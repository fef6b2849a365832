// What a page tells now: the head of the news settles it, and the rest of the news follows.
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import type { Part } from '../log/fought.ts'

/** A phase with its log. */
export interface Kept {
  readonly phase: string
  readonly log: readonly LogEntry[]
}

export interface ToldNow {
  /** The last log with something to tell; it stays until there is a newer one. */
  readonly kept: Kept
  /** The same without entries that are seen elsewhere on the page. */
  readonly source: Kept
  /** The part of it that is told; null where all that happened since the own last round is told, or the last lines. */
  readonly part: Part
  /** Entries that the head of the news tells. */
  readonly first: readonly LogEntry[]
}
