// A band along a border, within the area on one side of it: the vignette of a power's land. Its outer edge is the
// border as drawn. Its inner edge lies inside the land by the width of the band, or less where the land is narrow. So
// it needs no clip, and clips are expensive in every frame of a moving board.
import type { MapArea, MapBorder, Point } from '../../shared/map/board-map.ts'
import { linePath, ringPath } from '../../shared/map/path.ts'
import { EdgeGrid } from './edge-grid.ts'
import { inside } from './area.ts'

/** How deep each of the two bands along a border lies, px: the soft one begins under the strong one and shows beyond it. */
const STRONG_PX = 4
const SOFT_PX = [2, 8] as const
const DEPTH_PX = SOFT_PX[1]
/** Steps of inner edges are no shorter than this, px, where there is room. */
const STEP_PX = 3
/** An inner edge goes round a corner in turns no greater than this, in radians. */
const ROUND_STEP = 0.5
/** A band keeps this far from the other side, px, and is shortened in steps of `STEP_BACK_PX`. */
const MARGIN_PX = 0.25
const STEP_BACK_PX = 0.5
/** How far the rung at a border's end may lean, and the steps in which it does, in radians. */
const MOST_LEAN = 1.3
const LEAN_STEP = 0.1

/** A segment across a band, from a point of the border into the area. */
interface Rung {
  readonly x: number
  readonly y: number
  /** What one px of depth is along it. */
  dx: number
  dy: number
  /** How deep it may go, px. */
  depth: number
}

/** The rungs on the right hand of a line, one from every point, and more where it bends away from them. */
function rungsAlong(line: readonly Point[]): Rung[] {
  const headings: number[] = []
  for (let i = 1; i < line.length; i++)
    headings.push(Math.atan2(line[i]![1] - line[i - 1]![1], line[i]![0] - line[i - 1]![0]))
  const first = line[0]!
  const last = line.at(-1)!
  const closed = first[0] === last[0] && first[1] === last[1]
  const rungs: Rung[] = []
  for (let i = 0; i < line.length; i++) {
    const point = line[i]!
    const before = headings[i - 1] ?? (closed ? headings.at(-1)! : headings[0]!)
    const after = headings[i] ?? (closed ? headings[0]! : headings.at(-1)!)
    const around = after - before
    const turn = around - 2 * Math.PI * Math.round(around / (2 * Math.PI))
    const steps = Math.max(0, Math.floor(-turn / ROUND_STEP))
    for (let step = 0; step <= steps; step++) {
      const across = before + turn * (steps === 0 ? 0.5 : step / steps) + Math.PI / 2
      const [dx, dy] = [Math.cos(across), Math.sin(across)]
      rungs.push({ x: point[0], y: point[1], dx, dy, depth: DEPTH_PX })
    }
  }
  return rungs
}

/**
 * At its ends a border meets others, which may turn inwards at once. The rung there runs along them and is longer, so
 * that it ends as deep as the others.
 */
function lean(rung: Rung | undefined, hand: 1 | -1, area: MapArea): void {
  if (!rung) return
  const { x, y, dx, dy } = rung
  for (let angle = 0; angle < MOST_LEAN; angle += LEAN_STEP) {
    const [cos, sin] = [Math.cos(angle), hand * Math.sin(angle)]
    const [tx, ty] = [dx * cos - dy * sin, dx * sin + dy * cos]
    if (!inside(area.rings, [x + tx * MARGIN_PX, y + ty * MARGIN_PX])) continue
    rung.dx = tx / cos
    rung.dy = ty / cos
    return
  }
  rung.depth = 0
}

/** Shortens rungs so that neither they nor the lines between their ends leave the area. */
function fit(rungs: readonly Rung[], edges: EdgeGrid): void {
  for (const rung of rungs) {
    const { x, y, dx, dy, depth } = rung
    const free = edges.free(x, y, x + dx * depth, y + dy * depth)
    if (free < 1) rung.depth = Math.max(0, depth * free - MARGIN_PX)
  }
  // Shortening the end of a line may bring the line before it across an edge.
  const unsure = rungs.map(() => true)
  for (let shortened = true; shortened;) {
    shortened = false
    for (let i = 1; i < rungs.length; i++) {
      if (!unsure[i]) continue
      unsure[i] = false
      const a = rungs[i - 1]!
      const b = rungs[i]!
      while (a.depth + b.depth > 0 && !joined(a, b, edges)) {
        const deeper = Math.max(a.depth, b.depth)
        const depth = Math.max(0, deeper - STEP_BACK_PX)
        if (a.depth === deeper) a.depth = depth
        if (b.depth === deeper) b.depth = depth
        unsure[i - 1] = unsure[i + 1] = shortened = true
      }
    }
  }
}

/** Whether the inner edges of both bands are free between two rungs. */
const joined = (a: Rung, b: Rung, edges: EdgeGrid) =>
  isFree(a, b, STRONG_PX, edges) && isFree(a, b, DEPTH_PX, edges)

/** Whether the line between two rungs at a depth is free. */
function isFree(a: Rung, b: Rung, most: number, edges: EdgeGrid): boolean {
  const from = Math.min(a.depth, most)
  const to = Math.min(b.depth, most)
  return edges.free(a.x + a.dx * from, a.y + a.dy * from, b.x + b.dx * to, b.y + b.dy * to) === 1
}

const isSeen = (from: Point, to: Point, edges: EdgeGrid) => edges.free(from[0], from[1], to[0], to[1]) === 1

/** The line through the rungs at a depth, in steps no shorter than `STEP_PX` where there is room. */
function lineAt(rungs: readonly Rung[], depth: number, edges: EdgeGrid): Point[] {
  const points = rungs.map((rung) => reach(rung, depth))
  const line: Point[] = []
  for (let i = 0; i < points.length; i++) {
    const point = points[i]!
    const last = line.at(-1)
    const next = points[i + 1]
    const isNear = last && Math.hypot(point[0] - last[0], point[1] - last[1]) < STEP_PX
    if (!isNear || !next || !isSeen(last, next, edges)) line.push(point)
  }
  return line
}

function reach({ x, y, dx, dy, depth }: Rung, most: number): Point {
  const px = Math.min(depth, most)
  return [x + dx * px, y + dy * px]
}

/** Closed SVG paths, to be filled by the nonzero rule, the strong one over the soft one. */
export interface Bands {
  readonly soft: string
  readonly strong: string
}

const grids = new WeakMap<MapArea, EdgeGrid>()
const known = new WeakMap<MapBorder, Map<string, Bands>>()

/** The bands along a border in the area on one of its sides. */
export function bandsOf(border: MapBorder, area: MapArea): Bands {
  let ofBorder = known.get(border)
  if (!ofBorder) known.set(border, (ofBorder = new Map<string, Bands>()))
  let bands = ofBorder.get(area.id)
  if (!bands) ofBorder.set(area.id, (bands = cut(border, area)))
  return bands
}

function cut({ points, path, right }: MapBorder, area: MapArea): Bands {
  let edges = grids.get(area)
  if (!edges) grids.set(area, (edges = new EdgeGrid(area)))
  const rungs = rungsAlong(right === area.id ? points : points.toReversed())
  lean(rungs[0], -1, area)
  lean(rungs.at(-1), 1, area)
  fit(rungs, edges)
  // The inner edge leads back from the border's end to its start.
  if (right === area.id) rungs.reverse()
  return {
    strong: `${path}L${linePath(lineAt(rungs, STRONG_PX, edges)).slice(1)}z`,
    soft: ringPath([...lineAt(rungs, SOFT_PX[1], edges), ...lineAt(rungs, SOFT_PX[0], edges).reverse()]),
  }
}
