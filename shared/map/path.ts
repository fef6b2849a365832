// The thousands of points of a board are gone through when a page opens, before its code is compiled. There it takes
// twice as long to take a point apart as `[x, y]` than by index.
import type { Point } from './board-map.ts'

/** Steps are short and many, and formatting a fraction is slow, so the text of each is kept, by tenths. */
const written: string[] = []
const writtenBelowZero: string[] = []

/** Shortest decimal of a coordinate to a tenth of a px. */
function short(value: number): string {
  const tenths = Math.round(value * 10)
  return tenths < 0
    ? (writtenBelowZero[-tenths] ??= String(tenths / 10))
    : (written[tenths] ??= String(tenths / 10))
}

/** An open SVG path in relative steps, which keep it short. Steps are of rounded coordinates, so they add up. */
export function linePath(points: readonly Point[]): string {
  let px = 0
  let py = 0
  let path = ''
  for (const point of points) {
    const x = point[0]
    const y = point[1]
    path += `${path === '' ? 'M' : 'l'}${short(x - px)} ${short(y - py)}`
    px = x
    py = y
  }
  return path
}

/** A closed SVG path of one ring. */
export function ringPath(ring: readonly Point[]): string {
  return linePath(ring) + 'z'
}

/** Drops points nearer than `stepPx` to the last one kept; the two ends stay. */
export function coarsen(points: readonly Point[], stepPx: number): Point[] {
  const kept: Point[] = []
  points.forEach((point, index) => {
    const last = kept.at(-1)
    const isEnd = index === points.length - 1
    if (!last || isEnd || Math.hypot(point[0] - last[0], point[1] - last[1]) >= stepPx) kept.push(point)
  })
  return kept
}
