// The edges of an area in a grid, for frequent queries of edges near a place.
import type { MapArea } from '../../shared/map/board-map.ts'

/** Cells are squares of this many px: about as long as the segments queried. */
const CELL_PX = 8
/** More cells in a column than any map has. */
const COLUMN = 4096
/** An edge this near the end of a segment, px, touches it without crossing it. */
const TOUCH_PX = 0.1

const cell = (px: number) => Math.floor(px / CELL_PX)

/** The coordinates of an edge in a cell: from x, y to x, y. */
const NUMBERS = 4

export class EdgeGrid {
  /** The edges of each cell, `NUMBERS` numbers for each. An edge is in every cell it may pass through. */
  readonly #cells = new Map<number, number[]>()

  constructor({ rings }: Pick<MapArea, 'rings'>) {
    for (const ring of rings) {
      let [x1, y1] = ring.at(-1) ?? [0, 0]
      for (const [x2, y2] of ring) {
        this.#add(x1, y1, x2, y2)
        x1 = x2
        y1 = y2
      }
    }
  }

  #add(x1: number, y1: number, x2: number, y2: number): void {
    for (let x = cell(Math.min(x1, x2)); x <= cell(Math.max(x1, x2)); x++)
      for (let y = cell(Math.min(y1, y2)); y <= cell(Math.max(y1, y2)); y++) {
        const edges = this.#cells.get(x * COLUMN + y)
        if (edges) edges.push(x1, y1, x2, y2)
        else this.#cells.set(x * COLUMN + y, [x1, y1, x2, y2])
      }
  }

  /** The share of a segment that is free of edges: 1 for all of it, less where one crosses it. */
  free(px: number, py: number, qx: number, qy: number): number {
    const dx = qx - px
    const dy = qy - py
    const touch = TOUCH_PX / Math.hypot(dx, dy)
    let free = 1 - touch
    for (let x = cell(Math.min(px, qx)); x <= cell(Math.max(px, qx)); x++)
      for (let y = cell(Math.min(py, qy)); y <= cell(Math.max(py, qy)); y++) {
        const edges = this.#cells.get(x * COLUMN + y)
        if (!edges) continue
        for (let i = 0; i < edges.length; i += NUMBERS) {
          const x1 = edges[i]!
          const y1 = edges[i + 1]!
          const ex = edges[i + 2]! - x1
          const ey = edges[i + 3]! - y1
          const across = dx * ey - dy * ex
          const along = ((x1 - px) * ey - (y1 - py) * ex) / across
          if (!(along > touch && along < free)) continue
          const part = ((x1 - px) * dy - (y1 - py) * dx) / across
          if (part >= 0 && part <= 1) free = along
        }
      }
    return free < 1 - touch ? free : 1
  }
}
