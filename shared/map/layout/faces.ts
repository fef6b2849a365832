// Half-edges: edge i walked forward is 2i, backward 2i+1. Turning at every vertex into the next edge on the same side
// gives, ring by ring, the faces of a planar graph.
import type { Line, Point } from './plane.ts'

/** A line between two numbered vertices, as far as walking around faces goes. */
export interface Walkable {
  readonly from: number
  readonly to: number
  readonly points: Line
}

/** The rings of half-edges around all faces; the outside of each connected part is a ring too, turning the other way. */
export function walkFaces(edges: readonly Walkable[]): number[][] {
  const leaving = new Map<number, { angle: number; half: number }[]>()
  const leave = (vertex: number, half: number, at: Point, towards: Point) => {
    const entry = { angle: Math.atan2(towards[1] - at[1], towards[0] - at[0]), half }
    const list = leaving.get(vertex)
    if (list) list.push(entry)
    else leaving.set(vertex, [entry])
  }
  edges.forEach(({ from, to, points }, i) => {
    leave(from, 2 * i, points[0]!, points[1]!)
    leave(to, 2 * i + 1, points.at(-1)!, points.at(-2)!)
  })
  const before = new Map<number, number>()
  for (const list of leaving.values()) {
    list.sort((p, q) => p.angle - q.angle || p.half - q.half)
    list.forEach(({ half }, k) => before.set(half, list[(k + list.length - 1) % list.length]!.half))
  }
  const seen = new Set<number>()
  const rings: number[][] = []
  for (let start = 0; start < edges.length * 2; start++) {
    if (seen.has(start)) continue
    const ring: number[] = []
    let half = start
    do {
      seen.add(half)
      ring.push(half)
      half = before.get(half ^ 1)!
    } while (half !== start)
    rings.push(ring)
  }
  return rings
}

/** The points along a ring of half-edges. */
export function ringPoints(ring: readonly number[], lines: readonly Line[]): Point[] {
  return ring.flatMap((half) => {
    const line = lines[half >> 1]!
    return (half & 1 ? line.toReversed() : line).slice(0, -1)
  })
}
