// Arrow keys on a map: the neighbour that lies most in the direction pressed.
import type { BoardMap, Point } from '../../shared/map/board-map.ts'

export const HEADING_IDS = ['north', 'south', 'west', 'east'] as const
export type Heading = (typeof HEADING_IDS)[number]

const VECTOR: Readonly<Record<Heading, Point>> = {
  north: [0, -1],
  south: [0, 1],
  west: [-1, 0],
  east: [1, 0],
}

/** The province to walk to from another: among all of them, near and in the right direction. Null at the rim. */
export function stepTo(map: BoardMap, from: string, heading: Heading): string | null {
  const here = map.provinces.get(from)?.sites.unit
  if (!here) return null
  const [vx, vy] = VECTOR[heading]
  let best: { readonly id: string; readonly cost: number } | null = null
  for (const { id, sites } of map.provinces.values()) {
    const [dx, dy] = [sites.unit[0] - here[0], sites.unit[1] - here[1]]
    const ahead = dx * vx + dy * vy
    const aside = Math.abs(dx * vy - dy * vx)
    // Within 60 degrees of the direction; the distance to the side counts double.
    if (id === from || ahead <= 0 || aside > ahead * 1.73) continue
    const cost = ahead + aside * 2
    if (!best || cost < best.cost) best = { id, cost }
  }
  return best?.id ?? null
}
