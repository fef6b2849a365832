// Nations of the time: today's countries in the colours of the time, then the land that has changed hands since. The
// board is cut into cells for this, and the lines between nations are traced along them, so that neighbours share
// every line.
import type { Atlas } from '../atlas.ts'
import { densify } from '../../../shared/map/layout/curve.ts'
import type { Bounds, Line, Point, Ring } from '../../../shared/map/layout/plane.ts'
import { makeWindow, rasterise, type Window } from '../../../shared/map/layout/raster.ts'
import { simplify } from '../../../shared/map/layout/simplify.ts'
import type { LonLat } from '../variant.ts'
import type { PlaceBoardFacts } from './facts.ts'

/** Land of countries that take no part. */
export const NOBODY = 'nobody'
/** Nations reach this many cells out to sea, under the water that is drawn over them. */
const OVERHANG = 9
const FRONTIER_PX2 = 5
/** How often the steps of the cells are smoothed away. */
const SMOOTHINGS = 6
const AT_SEA_PX2 = 160

export interface NationCells {
  readonly window: Window
  /** The nation of each cell as an index into `names`; 0 is the open sea. */
  readonly cells: Uint8Array
  readonly names: readonly string[]
}

/** Paints the cells of a region. */
export function paintNations(
  facts: PlaceBoardFacts,
  atlas: Atlas,
  bounds: Bounds,
  earth: (at: LonLat) => Point,
): NationCells {
  const window = makeWindow(bounds)
  const names = [
    '',
    NOBODY,
    ...new Set([...Object.values(facts.nations), ...facts.cessions.map((c) => c.nation)]),
  ]
  const cells = new Uint8Array(window.columns * window.rows)
  const byCountry = new Map<string, Ring[]>()
  for (const { country, points } of atlas.rings)
    byCountry.set(country, [...(byCountry.get(country) ?? []), points])
  const masks = new Map<string, Uint8Array>()
  for (const [country, rings] of byCountry) {
    const mask = rasterise(rings, window)
    masks.set(country, mask)
    const nation = names.indexOf(facts.nations[country] ?? NOBODY)
    mask.forEach((set, i) => {
      if (set) cells[i] = nation
    })
  }
  for (const { nation, from, outline } of facts.cessions) {
    const dense = densify([...outline, outline[0]!], 0.25).slice(0, -1)
    const mask = rasterise([dense.map((point) => earth([point[0], point[1]]))], window)
    const index = names.indexOf(nation)
    for (const country of from)
      masks.get(country)?.forEach((set, i) => {
        if (set && mask[i]) cells[i] = index
      })
  }
  spread(cells, window)
  return { window, cells, names }
}

/** Lets every nation grow over the cells of the sea beside it, all at the same pace. */
function spread(cells: Uint8Array, { columns, rows }: Window): void {
  let front = [...cells.keys()].filter((i) => cells[i] !== 0)
  for (let step = 0; step < OVERHANG; step++) {
    const next: number[] = []
    for (const i of front) {
      const x = i % columns
      for (const j of [x > 0 ? i - 1 : i, x < columns - 1 ? i + 1 : i, i - columns, i + columns])
        if (j >= 0 && j < columns * rows && cells[j] === 0) {
          cells[j] = cells[i]!
          next.push(j)
        }
    }
    front = next
  }
}

/** A line between two nations, or between a nation and the open sea. */
interface NationArc {
  readonly points: Line
  readonly left: string
  readonly right: string
}

export interface NationShapes {
  /** Frontiers on land first. */
  readonly arcs: readonly NationArc[]
  readonly frontiers: number
  /** Rings of arc numbers by nation; `~i` is arc i backwards. */
  readonly rings: ReadonlyMap<string, readonly (readonly number[])[]>
}

/** Traces the lines between nations along the cells, and chains them into rings. */
export function traceNations({ window, cells, names }: NationCells): NationShapes {
  const { columns, rows, cellsPerPx } = window
  const cell = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= columns || y >= rows ? 0 : cells[y * columns + x]!
  const width = columns + 1
  /** Steps from a corner: right, down, left, up. */
  const STEPS = [1, width, -1, -width] as const
  /** What lies left and right of a step from a corner. */
  const sides = (corner: number, way: number): readonly [number, number] => {
    const [x, y] = [corner % width, Math.floor(corner / width)]
    switch (way) {
      case 0:
        return [cell(x, y - 1), cell(x, y)]
      case 1:
        return [cell(x, y), cell(x - 1, y)]
      case 2:
        return [cell(x - 1, y), cell(x - 1, y - 1)]
      default:
        return [cell(x - 1, y - 1), cell(x, y - 1)]
    }
  }
  const within = (corner: number, way: number): boolean => {
    const [x, y] = [corner % width, Math.floor(corner / width)]
    return way === 0 ? x < columns : way === 1 ? y < rows : way === 2 ? x > 0 : y > 0
  }
  const waysFrom = (corner: number): number[] =>
    [0, 1, 2, 3].filter((way) => {
      if (!within(corner, way)) return false
      const [left, right] = sides(corner, way)
      return left !== right
    })
  const done = new Set<number>()
  const mark = (corner: number, way: number) => {
    done.add(corner * 4 + way)
    done.add((corner + STEPS[way]!) * 4 + ((way + 2) % 4))
  }
  const pointOf = (corner: number): Point => [
    window.x + (corner % width) / cellsPerPx,
    window.y + Math.floor(corner / width) / cellsPerPx,
  ]
  const found: NationArc[] = []
  const walk = (start: number, first: number) => {
    const [left, right] = sides(start, first)
    const points = [pointOf(start)]
    let [corner, way] = [start, first]
    for (;;) {
      mark(corner, way)
      corner += STEPS[way]!
      points.push(pointOf(corner))
      const ways = waysFrom(corner)
      if (ways.length !== 2 || corner === start) break
      way = ways.find((one) => !done.has(corner * 4 + one)) ?? way
    }
    const atSea = left === 0 || right === 0
    const closed = corner === start
    found.push({
      points: simplify(smooth(points, closed), atSea ? AT_SEA_PX2 : FRONTIER_PX2, closed),
      left: names[left]!,
      right: names[right]!,
    })
  }
  const corners = width * (rows + 1)
  for (const onlyNodes of [true, false])
    for (let corner = 0; corner < corners; corner++) {
      const ways = waysFrom(corner)
      if (ways.length === 0 || (onlyNodes && ways.length === 2)) continue
      for (const way of ways) if (!done.has(corner * 4 + way)) walk(corner, way)
    }
  const onLand = (arc: NationArc) => arc.left !== '' && arc.right !== ''
  const arcs = [...found.filter(onLand), ...found.filter((arc) => !onLand(arc))]
  return { arcs, frontiers: found.filter(onLand).length, rings: chain(arcs) }
}

/** Moves every point towards the middle of its neighbours; the ends stay. */
function smooth(line: Line, closed: boolean): Point[] {
  let points = [...line]
  for (let pass = 0; pass < SMOOTHINGS; pass++)
    points = points.map((at, i): Point => {
      const before = points[i - 1] ?? (closed ? points.at(-2) : undefined)
      const after = points[i + 1] ?? (closed ? points[1] : undefined)
      if (!before || !after) return at
      return [(before[0] + 2 * at[0] + after[0]) / 4, (before[1] + 2 * at[1] + after[1]) / 4]
    })
  return points
}

/** Rings around every nation that takes part: its arcs with it on their right, end to end. */
function chain(arcs: readonly NationArc[]): Map<string, number[][]> {
  const rings = new Map<string, number[][]>()
  const key = ([x, y]: Point) => `${x} ${y}`
  const nations = [...new Set(arcs.flatMap(({ left, right }) => [left, right]))].sort()
  for (const nation of nations) {
    if (nation === '' || nation === NOBODY) continue
    const steps = arcs.flatMap(({ left, right }, i) => (right === nation ? [i] : left === nation ? [~i] : []))
    const startOf = (step: number) => key(step < 0 ? arcs[~step]!.points.at(-1)! : arcs[step]!.points[0]!)
    const endOf = (step: number) => startOf(~step)
    const from = new Map<string, number[]>()
    for (const step of steps) from.set(startOf(step), [...(from.get(startOf(step)) ?? []), step])
    const left = new Set(steps)
    const own: number[][] = []
    for (const step of steps) {
      if (!left.has(step)) continue
      const ring: number[] = []
      let next: number | undefined = step
      while (next !== undefined) {
        left.delete(next)
        ring.push(next)
        next = from.get(endOf(next))?.find((one) => left.has(one))
      }
      own.push(ring)
    }
    rings.set(nation, own)
  }
  return rings
}
