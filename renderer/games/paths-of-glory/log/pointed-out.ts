// What lines of the log point out on the map.
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { placeOf } from '../map/position-of.ts'
import { unitsOf, wayOf } from './entry-text.ts'

export interface PointedOut {
  readonly place: string | null
  readonly ways: readonly (readonly string[])[]
  readonly units: readonly string[]
}

/** The end of the first way that they tell, or where their units stand now. */
export function pointedOutBy(view: PogView, ...entries: readonly LogEntry[]): PointedOut {
  const ways = entries.map(wayOf)
  const units = entries.flatMap(unitsOf)
  return {
    place: ways[0]?.at(-1) ?? placeOf(view, units[0] ?? ''),
    ways: ways.filter(({ length }) => length > 1),
    units,
  }
}

/** What a player must look at where it happened: places that fell, and battles. */
const LOOKED_AT: readonly LogEntry['kind'][] = [
  'attacked',
  'held',
  'turned',
  'besieged',
  'siege-broken',
  'fort-fell',
]

/** The places of these entries that a player must look at, each once. */
export const placesIn = (entries: readonly LogEntry[]): readonly string[] => [
  ...new Set(entries.filter(({ kind }) => LOOKED_AT.includes(kind)).flatMap((entry) => wayOf(entry))),
]

/** Where the last thing of the present phase happened; null where nothing has. */
export function latestPlace(view: PogView): string | null {
  for (const entry of view.log.toReversed()) {
    const { place } = pointedOutBy(view, entry)
    if (place !== null) return place
  }
  return null
}
