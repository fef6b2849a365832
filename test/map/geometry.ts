// The geometry that the proofs need, written independently of the compiler's.
import type { Point } from '../../shared/map/board-map.ts'

export type Rings = readonly (readonly Point[])[]

/** A rectangle by its centre. */
export interface Rect {
  readonly at: Point
  readonly size: readonly [width: number, height: number]
}

/** Even-odd test. */
export function contains(rings: Rings, [x, y]: Point): boolean {
  let inside = false
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[x1, y1], [x2, y2]] = [ring[i]!, ring[j]!]
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
    }
  return inside
}

/** Area of rings whose holes turn the other way. */
export function areaOf(rings: Rings): number {
  let twice = 0
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
      twice += ring[j]![0] * ring[i]![1] - ring[i]![0] * ring[j]![1]
  return Math.abs(twice / 2)
}

export function lengthOf(line: readonly Point[]): number {
  let sum = 0
  for (let i = 1; i < line.length; i++)
    sum += Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1])
  return sum
}

/** How far two rectangles overlap, px (negative: the gap between them). */
export function overlapOf(a: Rect, b: Rect): number {
  const along = (axis: 0 | 1) => (a.size[axis] + b.size[axis]) / 2 - Math.abs(a.at[axis] - b.at[axis])
  return Math.min(along(0), along(1))
}

/** Distance from a rectangle to a point; 0 inside. */
export function awayFrom({ at, size }: Rect, [x, y]: Point): number {
  const beyond = (value: number, centre: number, half: number) => Math.max(0, Math.abs(value - centre) - half)
  return Math.hypot(beyond(x, at[0], size[0] / 2), beyond(y, at[1], size[1] / 2))
}

/** Points along a line, no further apart than `step`. */
export function sample(line: readonly Point[], step: number): Point[] {
  const points: Point[] = [line[0]!]
  for (let i = 1; i < line.length; i++) {
    const [[x1, y1], [x2, y2]] = [line[i - 1]!, line[i]!]
    const pieces = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / step))
    for (let k = 1; k <= pieces; k++)
      points.push([x1 + ((x2 - x1) * k) / pieces, y1 + ((y2 - y1) * k) / pieces])
  }
  return points
}

type Segment = readonly [a: Point, b: Point]

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  Math.sign(Math.round(((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) * 1e6))
const same = (p: Point, q: Point) => Math.abs(p[0] - q[0]) < 1e-6 && Math.abs(p[1] - q[1]) < 1e-6
const onSegment = (p: Point, [a, b]: Segment) =>
  turn(a, b, p) === 0 &&
  Math.min(a[0], b[0]) - 1e-6 <= p[0] &&
  p[0] <= Math.max(a[0], b[0]) + 1e-6 &&
  Math.min(a[1], b[1]) - 1e-6 <= p[1] &&
  p[1] <= Math.max(a[1], b[1]) + 1e-6

/** Whether two segments meet anywhere but in a common end. */
function clash(s: Segment, t: Segment): boolean {
  const free = (p: Point, [a, b]: Segment) => !same(p, a) && !same(p, b)
  if (s.some((p) => free(p, t) && onSegment(p, t)) || t.some((p) => free(p, s) && onSegment(p, s)))
    return true
  if ((same(s[0], t[0]) && same(s[1], t[1])) || (same(s[0], t[1]) && same(s[1], t[0]))) return true
  return (
    turn(s[0], s[1], t[0]) * turn(s[0], s[1], t[1]) < 0 && turn(t[0], t[1], s[0]) * turn(t[0], t[1], s[1]) < 0
  )
}

/** Where lines cross, touch or run over each other (or themselves) except at common points of both. */
export function clashes(lines: readonly (readonly Point[])[], cellPx = 16): Point[] {
  const cells = new Map<string, Segment[]>()
  const found: Point[] = []
  for (const line of lines)
    for (let i = 1; i < line.length; i++) {
      const segment: Segment = [line[i - 1]!, line[i]!]
      const [[x1, y1], [x2, y2]] = segment
      const seen = new Set<Segment>()
      for (let x = Math.floor(Math.min(x1, x2) / cellPx); x <= Math.floor(Math.max(x1, x2) / cellPx); x++)
        for (let y = Math.floor(Math.min(y1, y2) / cellPx); y <= Math.floor(Math.max(y1, y2) / cellPx); y++) {
          const key = `${x},${y}`
          const cell = cells.get(key) ?? []
          cells.set(key, cell)
          for (const other of cell)
            if (other !== segment && !seen.has(other)) {
              seen.add(other)
              if (clash(segment, other)) found.push(segment[0])
            }
          cell.push(segment)
        }
    }
  return found
}
