// Rings of land from the coasts of the atlas: countries side by side become one land.
import type { Atlas } from '../atlas.ts'
import type { Bounds, Line, Point, Ring } from '../../../shared/map/layout/plane.ts'

const keyOf = ([x, y]: Point) => `${x} ${y}`

/** Chains coast lines end to end into closed rings. Rings that stay open (the far side of the earth) are closed as they are. */
export function landRings({ lines }: Atlas): Ring[] {
  const coasts = lines.filter(({ countries, points }) => countries.length === 1 && points.length > 1)
  const rings: Ring[] = []
  const ends = new Map<string, Line[]>()
  const note = (at: Point, line: Line) => {
    const known = ends.get(keyOf(at))
    if (known) known.push(line)
    else ends.set(keyOf(at), [line])
  }
  for (const { points } of coasts) {
    const [first, last] = [points[0]!, points.at(-1)!]
    if (keyOf(first) === keyOf(last)) rings.push(points.slice(0, -1))
    else {
      note(first, points)
      note(last, points)
    }
  }
  const used = new Set<Line>()
  for (const lines of ends.values())
    for (const start of lines) {
      if (used.has(start)) continue
      const chain: Point[] = []
      let next: Line | undefined = start
      let from = keyOf(start[0]!)
      while (next) {
        used.add(next)
        const forward = keyOf(next[0]!) === from
        const walked: Line = forward ? next : next.toReversed()
        chain.push(...walked.slice(0, -1))
        from = keyOf(walked.at(-1)!)
        next = ends.get(from)?.find((line) => !used.has(line))
      }
      rings.push(chain)
    }
  return rings
}

/** Cuts a ring at an upright rectangle (Sutherland and Hodgman); empty where nothing of it lies inside. */
export function clipRing(ring: Ring, [x0, y0, x1, y1]: Bounds): Ring {
  const sides: readonly (readonly [axis: 0 | 1, at: number, keepsMore: boolean])[] = [
    [0, x0, true],
    [0, x1, false],
    [1, y0, true],
    [1, y1, false],
  ]
  let points: Ring = ring
  for (const [axis, at, keepsMore] of sides) {
    const inside = (p: Point) => (keepsMore ? p[axis] >= at : p[axis] <= at)
    const kept: Point[] = []
    points.forEach((p, i) => {
      const q = points[(i + 1) % points.length]!
      if (inside(p)) kept.push(p)
      if (inside(p) !== inside(q)) {
        const t = (at - p[axis]) / (q[axis] - p[axis])
        kept.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t])
      }
    })
    points = kept
  }
  return points
}
