// From province to province with the arrow keys.
import { type Heading, stepAmong } from '../../../board/walk.ts'
import { nearest } from '../../../board/round.ts'
import type { BoardMap } from '../../../../shared/map/board-map.ts'

/** The province to walk to from another; null at the rim. */
export function stepTo({ provinces, round }: BoardMap, from: string, heading: Heading): string | null {
  const here = provinces.get(from)?.sites.unit
  return here
    ? stepAmong(provinces.values(), ({ sites }) => nearest(sites.unit, here, round), here, heading)
    : null
}
