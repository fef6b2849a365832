// A window of the drawing cut into cells, for questions of room: which cells are free, and how far from the next
// obstacle each of them is.
import { distanceField } from './distance-field.ts'
import { crossingsAt, type Bounds, type Point, type Ring } from './plane.ts'

/** A symbol's box: centre and size. */
export interface Box {
  readonly at: Point
  readonly width: number
  readonly height: number
}

/** Whether two boxes overlap, or come nearer than `gap`. */
export function overlap(a: Box, b: Box, gap = 0): boolean {
  return (
    Math.abs(a.at[0] - b.at[0]) < (a.width + b.width) / 2 + gap &&
    Math.abs(a.at[1] - b.at[1]) < (a.height + b.height) / 2 + gap
  )
}

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
  for (let row = 0; row < rows; row++) {
    const xs = crossingsAt(rings, cellCentre(window, 0, row)[1])
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const first = Math.max(0, Math.ceil((xs[i]! - x) * cellsPerPx - 0.5))
      const last = Math.min(columns - 1, Math.floor((xs[i + 1]! - x) * cellsPerPx - 0.5))
      if (last >= first) mask.fill(1, row * columns + first, row * columns + last + 1)
    }
  }
  return mask
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

/** Distances in px to the nearest cell that is not free. */
export class Room {
  private readonly field: Float64Array

  constructor(
    mask: Uint8Array,
    readonly window: Window,
  ) {
    this.field = distanceField(mask, window.columns, window.rows)
  }

  cell(column: number, row: number): number {
    return this.field[row * this.window.columns + column]! / this.window.cellsPerPx
  }

  at([px, py]: Point): number {
    const { x, y, columns, rows, cellsPerPx } = this.window
    const column = Math.floor((px - x) * cellsPerPx)
    const row = Math.floor((py - y) * cellsPerPx)
    return column < 0 || row < 0 || column >= columns || row >= rows ? 0 : this.cell(column, row)
  }

  /** The least distance over a box, probed at fifteen points; 0 as soon as one lies outside. */
  around({ at, width, height }: Box): number {
    let least = Infinity
    for (const u of [-0.5, -0.25, 0, 0.25, 0.5])
      for (const v of [-0.5, 0, 0.5]) {
        least = Math.min(least, this.at([at[0] + u * width, at[1] + v * height]))
        if (least === 0) return 0
      }
    return least
  }

  /** The roomiest point. */
  pole(): Point {
    let widest = -1
    let pole: Point = [this.window.x, this.window.y]
    for (let row = 0; row < this.window.rows; row++)
      for (let column = 0; column < this.window.columns; column++)
        if (this.cell(column, row) > widest) {
          widest = this.cell(column, row)
          pole = cellCentre(this.window, column, row)
        }
    return pole
  }
}
