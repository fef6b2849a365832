import type { Point } from '../board-map.ts'

export type { Point }
/** An open row of points. */
export type Line = readonly Point[]
/** A closed row of points without a repeated last one. */
export type Ring = readonly Point[]

/** Left, top, right, bottom. */
export type Bounds = readonly [x0: number, y0: number, x1: number, y1: number]

/** Distance of two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

/** Signed area: positive for rings that run clockwise on the screen (y down). */
export function ringArea(ring: Ring): number {
  let sum = 0
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!
    sum += a[0] * b[1] - b[0] * a[1]
  })
  return sum / 2
}

/** Length of an open line. */
export function lineLength(line: Line): number {
  let sum = 0
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!)
  return sum
}

/** The smallest upright rectangle around the points. */
export function boundsOf(points: Iterable<Point>): Bounds {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    x0 = Math.min(x0, x)
    y0 = Math.min(y0, y)
    x1 = Math.max(x1, x)
    y1 = Math.max(y1, y)
  }
  return [x0, y0, x1, y1]
}

/** Whether a point lies in the rectangle, edges included. */
export function inBounds([x, y]: Point, [x0, y0, x1, y1]: Bounds): boolean {
  return x >= x0 && x <= x1 && y >= y0 && y <= y1
}

/** The x of every crossing of rings with a horizontal line, in rising order. */
export function crossingsAt(rings: readonly Ring[], y: number): number[] {
  const xs: number[] = []
  for (const ring of rings)
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length]!
      if (a[1] > y !== b[1] > y) xs.push(a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]))
    })
  return xs.sort((p, q) => p - q)
}

/** A point well inside even-odd rings: the middle of the widest gap on a few scan lines. */
export function innerPoint(rings: readonly Ring[]): Point | null {
  const [, y0, , y1] = boundsOf(rings.flat())
  let best: Point | null = null
  let widest = 0
  for (let k = 1; k < 12; k++) {
    const y = y0 + ((y1 - y0) * k) / 12 + 1e-4 // off the grid, so that no corner lies on the scan line
    const xs = crossingsAt(rings, y)
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const gap = xs[i + 1]! - xs[i]!
      if (gap > widest) {
        widest = gap
        best = [xs[i]! + gap / 2, y]
      }
    }
  }
  return best
}
