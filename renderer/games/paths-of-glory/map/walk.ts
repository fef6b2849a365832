// From place to place with the arrow keys: along lines first, else to the nearest place in that direction.
import { LINES } from '../../../../shared/games/paths-of-glory/facts/lines.ts'
import { findSpace, spaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { PlaceMap } from '../../../../shared/map/places/place-map.ts'
import { type Heading, stepAmong } from '../../../board/walk.ts'

/**
 * The distance to a place at the end of a line counts as this share, so that it wins over nearer places without a
 * line.
 */
const NEIGHBOUR_SHARE = 0.4

/** The next place in a direction; null at the edge of the map. */
export function stepFrom({ places }: PlaceMap, from: string, heading: Heading): string | null {
  const here = places.get(from)?.at
  const index = findSpace(from)
  if (!here || index === undefined) return null
  const neighbours = new Set<string>((LINES[index] ?? []).map(({ to }) => spaceId(to)))
  const shareOf = (id: string) => (neighbours.has(id) ? NEIGHBOUR_SHARE : 1)
  return stepAmong(places.values(), ({ at }) => at, here, heading, shareOf)
}
