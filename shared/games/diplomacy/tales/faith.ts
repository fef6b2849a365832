// The longest faith: two powers that were neighbours for years and never attacked each other.
import { provinceOf, type PowerId, type ProvinceId } from '../board/ids.ts'
import type { PhaseRecord } from '../view.ts'
import { attacksOn } from './attacks.ts'

export interface Faith {
  readonly powers: readonly [PowerId, PowerId]
  /** The first and the last of the years in a row. */
  readonly first: number
  readonly last: number
}

/** Fewer years are no faith but an accident. */
const LEAST_YEARS = 3

type Touches = (one: ProvinceId, other: ProvinceId) => boolean

/** Where a power stands, or owns something. */
function landOf({ units, owners }: PhaseRecord, power: PowerId): ReadonlySet<ProvinceId> {
  return new Set([
    ...units.flatMap((unit) => (unit.power === power ? [provinceOf(unit.at)] : [])),
    ...(Object.keys(owners) as ProvinceId[]).filter((place) => owners[place] === power),
  ])
}

function areNeighbours(record: PhaseRecord, [a, b]: readonly [PowerId, PowerId], touches: Touches): boolean {
  const other = [...landOf(record, b)]
  return [...landOf(record, a)].some((place) => other.some((one) => one === place || touches(place, one)))
}

/** Of all pairs the one with the most years in a row; of equal ones the first of the table. Null where none has enough. */
export function longestFaith(
  records: readonly PhaseRecord[],
  powers: readonly PowerId[],
  touches: Touches,
): Faith | null {
  const movements = records.filter(({ turn }) => turn.phase === 'movement')
  const years = [...new Set(movements.map(({ turn }) => turn.year))].toSorted((a, b) => a - b)
  let best: Faith | null = null
  for (const [i, a] of powers.entries())
    for (const b of powers.slice(i + 1)) {
      let first: number | null = null
      for (const year of years) {
        const of = movements.filter(({ turn }) => turn.year === year)
        const kept =
          of.some((record) => areNeighbours(record, [a, b], touches)) &&
          of.every((record) => attacksOn(record, a, b).length + attacksOn(record, b, a).length === 0)
        first = kept ? (first ?? year) : null
        if (first === null || year - first + 1 < LEAST_YEARS) continue
        if (!best || year - first > best.last - best.first) best = { powers: [a, b], first, last: year }
      }
    }
  return best
}
