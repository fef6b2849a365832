// Arrow keys on a map: what lies most in the direction pressed.
import type { Point } from '../../shared/map/board-map.ts'

export const HEADING_IDS = ['north', 'south', 'west', 'east'] as const
export type Heading = (typeof HEADING_IDS)[number]

const VECTOR: Readonly<Record<Heading, Point>> = {
  north: [0, -1],
  south: [0, 1],
  west: [-1, 0],
  east: [1, 0],
}

/** How far a stop is off, by how far it lies ahead and aside: the distance to the side counts double. */
const nearAhead = (_id: string, ahead: number, aside: number): number => ahead + aside * 2

/** Where to walk to from a point: among all stops, the one that costs least in this direction. Null at the rim. */
export function stepAmong<Stop extends { readonly id: string }>(
  stops: Iterable<Stop>,
  atOf: (stop: Stop) => Point,
  from: Point,
  heading: Heading,
  costOf: (id: string, ahead: number, aside: number) => number = nearAhead,
): string | null {
  const [vx, vy] = VECTOR[heading]
  let best: string | null = null
  let least = Infinity
  for (const stop of stops) {
    const [x, y] = atOf(stop)
    const [dx, dy] = [x - from[0], y - from[1]]
    const ahead = dx * vx + dy * vy
    const aside = Math.abs(dx * vy - dy * vx)
    // Within 60 degrees of the direction.
    if (ahead <= 0 || aside > ahead * 1.73) continue
    const cost = costOf(stop.id, ahead, aside)
    if (cost >= least) continue
    best = stop.id
    least = cost
  }
  return best
}
