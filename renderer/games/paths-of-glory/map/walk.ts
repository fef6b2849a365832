// From place to place with the arrow keys: to what lies straight in that direction rather than to what is near, and
// along lines rather than beside them.
import { LINES } from '../../../../shared/games/paths-of-glory/facts/lines.ts'
import { findSpace, spaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { PlaceMap } from '../../../../shared/map/places/place-map.ts'
import { type Heading, stepAmong } from '../../../board/walk.ts'
import { away } from './sight.ts'

/** The cost of a place at the end of a line is this share, so that it wins over nearer places without a line. */
const NEIGHBOUR_SHARE = 0.4
/** At this angle off the direction a place costs twice as much as one straight ahead (radians); beyond it the cost grows fast. */
const DOUBLED_AT = Math.PI / 6

/** The next place in a direction; null at the edge of the map. */
export function stepFrom({ places }: PlaceMap, from: string, heading: Heading): string | null {
  const here = places.get(from)?.at
  const index = findSpace(from)
  if (!here || index === undefined) return null
  const neighbours = new Set<string>((LINES[index] ?? []).map(({ to }) => spaceId(to)))
  const costOf = (id: string, ahead: number, aside: number) => {
    const off = Math.atan2(aside, ahead) / DOUBLED_AT
    return Math.hypot(ahead, aside) * (1 + off ** 3) * (neighbours.has(id) ? NEIGHBOUR_SHARE : 1)
  }
  return stepAmong(places.values(), ({ at }) => at, here, heading, costOf)
}

/** Where the keyboard begins on the map: where it was, or at the nearest of the places that a question is about. */
export function startAt({ places }: PlaceMap, was: string, sought: readonly string[]): string {
  const here = places.get(was)?.at
  const offOf = (id: string) => {
    const there = places.get(id)?.at
    return here && there ? away(here, there) : Infinity
  }
  return sought.toSorted((a, b) => offOf(a) - offOf(b))[0] ?? was
}
