import type { Point } from './plane.ts'
import type { Box } from './box.ts'
import { cellCentre, type Window } from './raster.ts'

const MARGIN_STEP_PX = 0.5
const WIDEST_PX = 250

/** Tells exactly and at once whether a box lies on free cells only (a table of sums over the mask). */
export class FreeSpace {
  private readonly taken: Int32Array

  constructor(
    mask: Uint8Array,
    readonly window: Window,
  ) {
    const { columns, rows } = window
    this.taken = new Int32Array((columns + 1) * (rows + 1))
    for (let row = 0; row < rows; row++) {
      let sum = 0
      for (let column = 0; column < columns; column++) {
        sum += mask[row * columns + column] ? 0 : 1
        this.taken[(row + 1) * (columns + 1) + column + 1] =
          this.taken[row * (columns + 1) + column + 1]! + sum
      }
    }
  }

  /** Whether the box, grown by `margin` px on all sides, is free. */
  fits({ at, width, height }: Box, margin: number): boolean {
    const { x, y, columns, rows, cellsPerPx } = this.window
    const left = Math.floor((at[0] - width / 2 - margin - x) * cellsPerPx)
    const right = Math.ceil((at[0] + width / 2 + margin - x) * cellsPerPx)
    const top = Math.floor((at[1] - height / 2 - margin - y) * cellsPerPx)
    const bottom = Math.ceil((at[1] + height / 2 + margin - y) * cellsPerPx)
    if (left < 0 || top < 0 || right > columns || bottom > rows) return false
    const { taken } = this
    const [above, below] = [top * (columns + 1), bottom * (columns + 1)]
    return taken[below + right]! - taken[below + left]! - taken[above + right]! + taken[above + left]! === 0
  }

  /** The widest margin, up to `most` px, with which the box is free; -1 if it is not free at all. */
  margin(box: Box, most: number): number {
    if (!this.fits(box, 0)) return -1
    let [free, blocked] = [0, most + MARGIN_STEP_PX]
    while (blocked - free > MARGIN_STEP_PX) {
      const middle = (free + blocked) / 2
      if (this.fits(box, middle)) free = middle
      else blocked = middle
    }
    return free
  }

  /** The middle of the widest free square: where a province looks widest. */
  pole(): Point {
    let pole = cellCentre(this.window, 0, 0)
    let widest = -Infinity
    for (let row = 0; row < this.window.rows; row += 2)
      for (let column = 0; column < this.window.columns; column += 2) {
        const at = cellCentre(this.window, column, row)
        const box = { at, width: 1, height: 1 }
        if (!this.fits(box, Math.max(0, widest))) continue
        const margin = this.margin(box, WIDEST_PX)
        if (margin <= widest) continue
        widest = margin
        pole = at
      }
    return pole
  }

  /** The free spot for a box that is nearest to a point, among every second cell. */
  nearest(to: Point, width: number, height: number, margin: number): Box | null {
    let best: Box | null = null
    let least = Infinity
    for (let row = 0; row < this.window.rows; row += 2)
      for (let column = 0; column < this.window.columns; column += 2) {
        const at = cellCentre(this.window, column, row)
        const away = Math.hypot(at[0] - to[0], (at[1] - to[1]) * 1.2)
        if (away >= least || !this.fits({ at, width, height }, margin)) continue
        least = away
        best = { at, width, height }
      }
    return best
  }
}
