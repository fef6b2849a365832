// What a line of the log points out on the map.
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { placeOf } from '../map/position-of.ts'
import { unitsOf, wayOf } from './entry-text.ts'

export interface PointedOut {
  readonly place: string | null
  readonly ways: readonly (readonly string[])[]
  readonly units: readonly string[]
}

/** The end of the way that it tells, or where its units stand now. */
export function pointedOutBy(view: PogView, entry: LogEntry): PointedOut {
  const way = wayOf(entry)
  const units = unitsOf(entry)
  return {
    place: way.at(-1) ?? placeOf(view, units[0] ?? ''),
    ways: way.length > 1 ? [way] : [],
    units,
  }
}
