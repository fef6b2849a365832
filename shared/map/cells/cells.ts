// A drawing as cells. Each cell belongs to one area or to none, so that areas neither overlap nor leave gaps, even if
// the shapes do.
import type { Point, Ring } from '../layout/plane.ts'
import type { FillRule } from '../sketch/shape.ts'

/** No area. */
export const NOBODY = 0

export interface Cells {
  readonly columns: number
  readonly rows: number
  /** Cells in one px of the drawing, across and down. */
  readonly perPx: number
  /** The number of each cell's area, row by row; `NOBODY` for a cell without an area. */
  readonly areas: Uint16Array
}

export function makeCells([width, height]: Point, perPx: number): Cells {
  const [columns, rows] = [Math.ceil(width * perPx), Math.ceil(height * perPx)]
  return { columns, rows, perPx, areas: new Uint16Array(columns * rows) }
}

interface Edge {
  /** The row at which the edge ends. */
  readonly until: number
  /** Its column at the middle of row 0, and the change with each row. */
  readonly start: number
  readonly slope: number
  readonly winding: 1 | -1
}

/** The edges of rings, by the first row whose middle they cross. */
function edgesByRow(rings: readonly Ring[], { rows, perPx }: Cells): Map<number, Edge[]> {
  const byRow = new Map<number, Edge[]>()
  for (const ring of rings)
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length]!
      const [top, bottom] = a[1] < b[1] ? [a, b] : [b, a]
      const [y0, y1] = [top[1] * perPx - 0.5, bottom[1] * perPx - 0.5]
      const first = Math.max(0, Math.ceil(y0))
      if (first >= y1 || first >= rows) return
      const slope = ((bottom[0] - top[0]) * perPx) / (y1 - y0)
      const edge: Edge = {
        until: y1,
        start: top[0] * perPx - 0.5 - y0 * slope,
        slope,
        winding: a[1] < b[1] ? 1 : -1,
      }
      const list = byRow.get(first)
      if (list) list.push(edge)
      else byRow.set(first, [edge])
    })
  return byRow
}

/** Gives an area all cells whose middles lie in the rings (px), also cells of another area. */
export function paint(cells: Cells, rings: readonly Ring[], area: number, rule: FillRule): void {
  const { columns, rows, areas } = cells
  const byRow = edgesByRow(rings, cells)
  if (byRow.size === 0) return
  let active: Edge[] = []
  for (let row = Math.min(...byRow.keys()); row < rows; row++) {
    active = [...active, ...(byRow.get(row) ?? [])].filter(({ until }) => until > row)
    const crossings = active
      .map(({ start, slope, winding }) => ({ at: start + slope * row, winding }))
      .sort((a, b) => a.at - b.at)
    let inside = 0
    crossings.forEach(({ at, winding }, i) => {
      inside = rule === 'evenodd' ? 1 - inside : inside + winding
      const next = crossings[i + 1]
      if (inside === 0 || !next) return
      const [from, to] = [Math.max(0, Math.ceil(at)), Math.min(columns - 1, Math.floor(next.at))]
      if (to >= from) areas.fill(area, row * columns + from, row * columns + to + 1)
    })
  }
}

/** Calls back with each neighbour of a cell. */
export function around({ columns, rows }: Cells, cell: number, visit: (next: number) => void): void {
  const column = cell % columns
  if (column > 0) visit(cell - 1)
  if (column < columns - 1) visit(cell + 1)
  if (cell >= columns) visit(cell - columns)
  if (cell < columns * (rows - 1)) visit(cell + columns)
}

/** Whether a neighbour of a cell has no area. */
function touchesNobody({ columns, rows, areas }: Cells, cell: number): boolean {
  const column = cell % columns
  return (
    (column > 0 && areas[cell - 1] === NOBODY) ||
    (column < columns - 1 && areas[cell + 1] === NOBODY) ||
    (cell >= columns && areas[cell - columns] === NOBODY) ||
    (cell < columns * (rows - 1) && areas[cell + columns] === NOBODY)
  )
}

/**
 * Lets areas grow into cells without an area, by at most so many cells: the lines between shapes belong to both
 * sides.
 */
export function grow(cells: Cells, steps: number): void {
  const { areas } = cells
  let rim: number[] = []
  for (let cell = 0; cell < areas.length; cell++)
    if (areas[cell] !== NOBODY && touchesNobody(cells, cell)) rim.push(cell)
  for (let step = 0; step < steps && rim.length > 0; step++) {
    const next: number[] = []
    for (const cell of rim)
      around(cells, cell, (beside) => {
        if (areas[beside] !== NOBODY) return
        areas[beside] = areas[cell]!
        next.push(beside)
      })
    rim = next
  }
}

/** Gives cells without an area to the nearest of some points (px), each for its area. */
export function claim(cells: Cells, points: readonly (readonly [area: number, at: Point])[]): void {
  const { areas, columns, perPx } = cells
  if (points.every(([area]) => area === NOBODY)) return
  areas.forEach((area, cell) => {
    if (area !== NOBODY) return
    const [x, y] = [((cell % columns) + 0.5) / perPx, (Math.floor(cell / columns) + 0.5) / perPx]
    let [nearest, least] = [NOBODY, Infinity]
    for (const [owner, at] of points) {
      const away = (at[0] - x) ** 2 + (at[1] - y) ** 2
      if (away < least) [nearest, least] = [owner, away]
    }
    areas[cell] = nearest
  })
}

/**
 * Gives pieces smaller than so many cells to the area they touch most; pieces without an area go to a neighbouring
 * piece by the same rule.
 */
export function meltSpecks(cells: Cells, least: number): void {
  const { areas } = cells
  const seen = new Uint8Array(areas.length)
  let own = NOBODY
  let piece: number[] = []
  let beside = new Map<number, number>()
  const visit = (next: number) => {
    const area = areas[next]!
    if (area !== own) beside.set(area, (beside.get(area) ?? 0) + 1)
    else if (!seen[next]) {
      seen[next] = 1
      piece.push(next)
    }
  }
  for (let start = 0; start < areas.length; start++) {
    if (seen[start]) continue
    own = areas[start]!
    piece = [start]
    beside = new Map()
    seen[start] = 1
    for (const cell of piece) around(cells, cell, visit)
    if (piece.length >= least || beside.size === 0) continue
    const [[most]] = [...beside].sort((a, b) => b[1] - a[1] || a[0] - b[0]) as [[number, number]]
    for (const cell of piece) areas[cell] = most
  }
}

/** How many cells each area has. */
export function sizesOf({ areas }: Cells): ReadonlyMap<number, number> {
  const counts = new Uint32Array(2 ** 16)
  for (let cell = 0; cell < areas.length; cell++) counts[areas[cell]!]! += 1
  const sizes = new Map<number, number>()
  counts.forEach((count, area) => {
    if (count > 0) sizes.set(area, count)
  })
  return sizes
}
