// A board in sectors. Whatever is drawn as one path is painted as a whole for every tile of the screen that it touches: a coast
// in one path costs a gesture that goes back over it a second of painting. In sectors each tile paints what lies near.
import type { Box, Point } from '../../shared/map/board-map.ts'
import { linePath, ringPath } from '../../shared/map/path.ts'

/** The side of a sector in viewBox px: a tile of a board looked at closely touches one or two. */
const SIDE_PX = 440
/** Sectors of a surface overlap by this much, so that no seam shows between them (viewBox px). */
const OVERLAP_PX = 1

const keyOf = ([x, y]: Point): string => `${Math.floor(x / SIDE_PX)} ${Math.floor(y / SIDE_PX)}`

/** Things by the sector that each lies in. */
export function bySector<T>(things: Iterable<T>, at: (thing: T) => Point): ReadonlyMap<string, readonly T[]> {
  const sectors = new Map<string, T[]>()
  for (const thing of things) {
    const key = keyOf(at(thing))
    const sector = sectors.get(key)
    if (sector) sector.push(thing)
    else sectors.set(key, [thing])
  }
  return sectors
}

/** Lines as one open path a sector: a line goes over into the next path where it leaves a sector. */
export function linesBySector(lines: readonly (readonly Point[])[]): readonly string[] {
  const paths = new Map<string, string>()
  for (const line of lines) {
    let piece: Point[] = []
    let key = ''
    const end = () => {
      if (piece.length > 1) paths.set(key, (paths.get(key) ?? '') + linePath(piece))
    }
    for (const point of line) {
      const here = keyOf(point)
      piece.push(point)
      if (here === key) continue
      end()
      piece = [point]
      key = here
    }
    end()
  }
  return [...paths.values()]
}

/** What rings leave of a box, one path a sector, to be filled by the even-odd rule. */
export function outsideBySector(box: Box, rings: readonly (readonly Point[])[]): readonly string[] {
  const paths: string[] = []
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  for (let top = box.y; top < bottom; top += SIDE_PX)
    for (let left = box.x; left < right; left += SIDE_PX) {
      const sector: Corners = [
        left,
        top,
        Math.min(right, left + SIDE_PX + OVERLAP_PX),
        Math.min(bottom, top + SIDE_PX + OVERLAP_PX),
      ]
      const land = rings.map((ring) => clipped(ring, sector)).filter((ring) => ring.length > 2)
      const [x0, y0, x1, y1] = sector
      paths.push(`M${x0} ${y0}H${x1}V${y1}H${x0}z${land.map(ringPath).join('')}`)
    }
  return paths
}

type Corners = readonly [left: number, top: number, right: number, bottom: number]

/** A ring within an upright rectangle (Sutherland and Hodgman). Where it leaves the rectangle it follows its edge. */
export function clipped(ring: readonly Point[], [left, top, right, bottom]: Corners): readonly Point[] {
  const edges: readonly [axis: 0 | 1, at: number, sign: 1 | -1][] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ]
  let points = ring
  for (const [axis, at, sign] of edges) {
    const isIn = (point: Point) => (point[axis] - at) * sign >= 0
    const kept: Point[] = []
    let before = points.at(-1)
    for (const point of points) {
      if (before && isIn(before) !== isIn(point)) kept.push(crossing(before, point, axis, at))
      if (isIn(point)) kept.push(point)
      before = point
    }
    points = kept
    if (points.length === 0) break
  }
  return points
}

function crossing(a: Point, b: Point, axis: 0 | 1, at: number): Point {
  const share = (at - a[axis]) / (b[axis] - a[axis])
  const other = a[1 - axis]! + (b[1 - axis]! - a[1 - axis]!) * share
  return axis === 0 ? [at, other] : [other, at]
}
