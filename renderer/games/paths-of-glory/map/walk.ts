// From place to place with the arrow keys: along lines first, else to the nearest place in that direction.
import { LINES } from '../../../../shared/games/paths-of-glory/facts/lines.ts'
import { findSpace, spaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { Point } from '../../../../shared/map/board-map.ts'
import type { PlaceMap } from '../../../../shared/map/places/place-map.ts'

export const HEADINGS = ['north', 'south', 'west', 'east'] as const
export type Heading = (typeof HEADINGS)[number]

const VECTOR: Readonly<Record<Heading, Point>> = {
  north: [0, -1],
  south: [0, 1],
  west: [-1, 0],
  east: [1, 0],
}
/** A neighbour is worth a detour against a place that no line leads to. */
const NEIGHBOUR_SHARE = 0.4

/** The place to walk to from another; null at the rim. */
export function stepFrom(map: PlaceMap, from: string, heading: Heading): string | null {
  const here = map.places.get(from)?.at
  const index = findSpace(from)
  if (!here || index === undefined) return null
  const neighbours = new Set<string>((LINES[index] ?? []).map(({ to }) => spaceId(to)))
  const [vx, vy] = VECTOR[heading]
  let best: { readonly id: string; readonly cost: number } | null = null
  for (const { id, at } of map.places.values()) {
    const [dx, dy] = [at[0] - here[0], at[1] - here[1]]
    const ahead = dx * vx + dy * vy
    const aside = Math.abs(dx * vy - dy * vx)
    // Within 55 degrees of the heading; what lies aside counts double.
    if (id === from || ahead <= 0 || aside > ahead * 1.43) continue
    const cost = (ahead + aside * 2) * (neighbours.has(id) ? NEIGHBOUR_SHARE : 1)
    if (!best || cost < best.cost) best = { id, cost }
  }
  return best?.id ?? null
}
