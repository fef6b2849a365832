// A window of the drawing cut into cells, for questions of room: which of them are free.
import type { Box } from './box.ts'
import { densify } from './curve.ts'
import type { Bounds, Point, Ring } from './plane.ts'

/** The part of the drawing looked at, and how many cells a px has. */
export interface Window {
  readonly x: number
  readonly y: number
  readonly columns: number
  readonly rows: number
  readonly cellsPerPx: number
}

/** Windows larger than this many px² are rastered at half the resolution. */
const LARGE_PX2 = 60000

/** A window around bounds. */
export function makeWindow([x0, y0, x1, y1]: Bounds): Window {
  const cellsPerPx = (x1 - x0) * (y1 - y0) > LARGE_PX2 ? 0.5 : 1
  return {
    x: x0,
    y: y0,
    columns: Math.ceil((x1 - x0) * cellsPerPx),
    rows: Math.ceil((y1 - y0) * cellsPerPx),
    cellsPerPx,
  }
}

/** The middle of a cell. */
export function cellCentre(window: Window, column: number, row: number): Point {
  return [window.x + (column + 0.5) / window.cellsPerPx, window.y + (row + 0.5) / window.cellsPerPx]
}

/** Sets the cells whose middle lies in the rings (even-odd). */
export function rasterise(rings: readonly Ring[], window: Window): Uint8Array {
  const { x, columns, rows, cellsPerPx } = window
  const mask = new Uint8Array(columns * rows)
  crossingsByRow(rings, window).forEach((xs, row) => {
    xs.sort((p, q) => p - q)
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const first = Math.max(0, Math.ceil((xs[i]! - x) * cellsPerPx - 0.5))
      const last = Math.min(columns - 1, Math.floor((xs[i + 1]! - x) * cellsPerPx - 0.5))
      if (last >= first) mask.fill(1, row * columns + first, row * columns + last + 1)
    }
  })
  return mask
}

/** Where rings cross the middles of a window's rows. */
function crossingsByRow(rings: readonly Ring[], window: Window): number[][] {
  const { y: top, rows, cellsPerPx } = window
  const middles = Array.from({ length: rows }, (_, row) => cellCentre(window, 0, row)[1])
  const byRow: number[][] = middles.map(() => [])
  const rowOf = (y: number) => (y - top) * cellsPerPx - 0.5
  for (const ring of rings)
    for (let i = 0; i < ring.length; i++) {
      const [a, b] = [ring[i]!, ring[i + 1 === ring.length ? 0 : i + 1]!]
      const first = Math.max(0, Math.floor(rowOf(Math.min(a[1], b[1]))))
      const last = Math.min(rows - 1, Math.ceil(rowOf(Math.max(a[1], b[1]))))
      for (let row = first; row <= last; row++) {
        const y = middles[row]!
        if (a[1] > y !== b[1] > y) byRow[row]!.push(a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]))
      }
    }
  return byRow
}

/** Clears the cells that the rings run through, so that inlets thinner than a cell count too. */
export function clearOutlines(mask: Uint8Array, rings: readonly Ring[], window: Window): void {
  const { x, y, columns, rows, cellsPerPx } = window
  for (const ring of rings)
    for (const point of densify([...ring, ring[0]!], 0.5 / cellsPerPx)) {
      const column = Math.floor((point[0] - x) * cellsPerPx)
      const row = Math.floor((point[1] - y) * cellsPerPx)
      if (column >= 0 && row >= 0 && column < columns && row < rows) mask[row * columns + column] = 0
    }
}

/** Clears the cells under boxes, and the rim of the window. */
export function punch(mask: Uint8Array, window: Window, boxes: readonly Box[], gap: number): void {
  const { x, y, columns, rows, cellsPerPx } = window
  for (const { at, width, height } of boxes) {
    const left = Math.max(0, Math.floor((at[0] - width / 2 - gap - x) * cellsPerPx))
    const right = Math.min(columns - 1, Math.ceil((at[0] + width / 2 + gap - x) * cellsPerPx))
    const top = Math.max(0, Math.floor((at[1] - height / 2 - gap - y) * cellsPerPx))
    const bottom = Math.min(rows - 1, Math.ceil((at[1] + height / 2 + gap - y) * cellsPerPx))
    for (let row = top; row <= bottom; row++)
      if (right >= left) mask.fill(0, row * columns + left, row * columns + right + 1)
  }
  mask.fill(0, 0, columns)
  mask.fill(0, (rows - 1) * columns)
  for (let row = 0; row < rows; row++) mask[row * columns] = mask[row * columns + columns - 1] = 0
}
