// The lines between areas of cells: chains between the corners where three or more areas meet, and closed ones.
import type { Divide } from '../layout/outlines.ts'
import { distance, type Line, type Point } from '../layout/plane.ts'
import type { Cells } from './cells.ts'

/** A line between areas of cells, by their numbers; it begins and ends at corners. Points are in px. */
export type Chain = Divide<number>

/** Steps from a corner: right, down, left, up. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** The default of the greatest distance between a drawn line and the edges of the cells, px. */
const TOLERANCE_PX = 0.35

export function chainsOf(cells: Cells, tolerancePx = TOLERANCE_PX): Chain[] {
  const { columns, rows, perPx, areas } = cells
  const across = columns + 1
  const areaAt = (column: number, row: number): number | null =>
    column < 0 || row < 0 || column >= columns || row >= rows ? null : areas[row * columns + column]!
  /** The areas left and right of a step from a corner. */
  const sides = (x: number, y: number, way: number): readonly [number | null, number | null] => {
    switch (way) {
      case 0:
        return [areaAt(x, y - 1), areaAt(x, y)]
      case 1:
        return [areaAt(x, y), areaAt(x - 1, y)]
      case 2:
        return [areaAt(x - 1, y), areaAt(x - 1, y - 1)]
      default:
        return [areaAt(x - 1, y - 1), areaAt(x, y - 1)]
    }
  }
  const leads = (corner: number, way: number): boolean => {
    const [left, right] = sides(corner % across, Math.floor(corner / across), way)
    return left !== right
  }
  const waysFrom = (corner: number): number[] => [0, 1, 2, 3].filter((way) => leads(corner, way))
  const used = new Uint8Array(across * (rows + 1))
  const step = (corner: number, way: number): number => corner + STEPS[way]![0] + STEPS[way]![1] * across
  const mark = (corner: number, way: number): void => {
    used[corner]! |= 1 << way
    used[step(corner, way)]! |= 1 << ((way + 2) % 4)
  }
  const at = (corner: number): Point => [(corner % across) / perPx, Math.floor(corner / across) / perPx]

  const follow = (from: number, first: number): Chain => {
    const [left, right] = sides(from % across, Math.floor(from / across), first)
    const raw: Point[] = [at(from)]
    let [corner, way] = [from, first]
    for (;;) {
      mark(corner, way)
      corner = step(corner, way)
      raw.push(at(corner))
      const ways = waysFrom(corner)
      const next = ways.find((one) => one !== (way + 2) % 4)
      if (corner === from || ways.length !== 2 || next === undefined) break
      way = next
    }
    const isFrame = left === null || right === null
    const points = isFrame ? thinned(raw, 1e-3) : straightened(raw, from === corner, tolerancePx)
    return { left, right, from, to: corner, raw, points }
  }

  const chains: Chain[] = []
  const corners = cornersOf(cells)
  const isNode = (corner: number) => ![0, 2].includes(waysFrom(corner).length)
  for (const onlyNodes of [true, false])
    for (const corner of corners) {
      if (onlyNodes && !isNode(corner)) continue
      for (const way of waysFrom(corner)) if (!(used[corner]! & (1 << way))) chains.push(follow(corner, way))
    }
  return chains
}

/** The corners at which areas meet one another or the frame: few of all, so that only they are looked at closely. */
function cornersOf({ columns, rows, areas }: Cells): readonly number[] {
  const corners: number[] = []
  for (let y = 0; y <= rows; y++)
    for (let x = 0; x <= columns; x++) {
      const cell = y * columns + x
      const isFrame = x === 0 || y === 0 || x === columns || y === rows
      const area = areas[cell - 1]
      if (
        isFrame ||
        areas[cell] !== area ||
        areas[cell - columns] !== area ||
        areas[cell - columns - 1] !== area
      )
        corners.push(y * (columns + 1) + x)
    }
  return corners
}

/** A smoothed line: through the middles of its steps, with as few points as the tolerance allows. */
export function straightened(raw: Line, closed: boolean, tolerancePx: number): Line {
  const middles = raw.slice(1).map((to, i): Point => [(raw[i]![0] + to[0]) / 2, (raw[i]![1] + to[1]) / 2])
  const line = closed ? [...middles, middles[0]!] : [raw[0]!, ...middles, raw.at(-1)!]
  if (!closed) return thinned(line, tolerancePx)
  const far = line.reduce(
    (best, point, i) => (distance(point, line[0]!) > distance(line[best]!, line[0]!) ? i : best),
    0,
  )
  return [
    ...thinned(line.slice(0, far + 1), tolerancePx).slice(0, -1),
    ...thinned(line.slice(far), tolerancePx),
  ]
}

/**
 * Douglas and Peucker: if the point farthest from the chord is beyond the tolerance it is kept, and the line is
 * divided there.
 */
function thinned(line: Line, tolerance: number): Point[] {
  const keep = new Uint8Array(line.length)
  keep[0] = keep[line.length - 1] = 1
  const open: [number, number][] = [[0, line.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    const [a, b] = [line[from]!, line[to]!]
    const length = distance(a, b)
    let [farthest, most] = [-1, tolerance]
    for (let i = from + 1; i < to; i++) {
      const p = line[i]!
      const off =
        length === 0
          ? distance(a, p)
          : Math.abs((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) / length
      if (off > most) [farthest, most] = [i, off]
    }
    if (farthest < 0) continue
    keep[farthest] = 1
    open.push([from, farthest], [farthest, to])
  }
  return line.filter((_, i) => keep[i])
}
