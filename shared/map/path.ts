import type { Point } from './board-map.ts'

/** Steps are short and many, and formatting a fraction is slow, so the text of each is kept, by tenths. */
const written: string[] = []

/** Shortest decimal of a coordinate to a tenth of a px. */
function short(value: number): string {
  const tenths = Math.round(value * 10)
  return tenths < 0 ? `-${decimal(-tenths)}` : decimal(tenths)
}

const decimal = (tenths: number) => (written[tenths] ??= String(tenths / 10))

/** An open SVG path in relative steps, which keep it short. Steps are of rounded coordinates, so they add up. */
export function linePath(points: readonly Point[]): string {
  let [px, py] = [0, 0]
  let path = ''
  for (const [x, y] of points) {
    path += path === '' ? `M${short(x)} ${short(y)}` : `l${short(x - px)} ${short(y - py)}`
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
