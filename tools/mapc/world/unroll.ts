// The cylinder laid flat: every area once in one piece, those across the cut where they overhang least. What lies beyond an
// area's own piece is there a second time, as a ghost; scenery is drawn wherever it lies.
import type { Cells } from '../../../shared/map/cells/cells.ts'
import type { Grid } from './grid.ts'

/** Ghosts have the number of their area and this. */
export const GHOST = 2000
const MARGIN = 2

export interface Unrolled {
  readonly cells: Cells
  /** Columns left of the cut. */
  readonly left: number
}

export function unroll({ columns, rows, areas }: Grid, spaces: number, pxPerCell: number): Unrolled {
  const most = areas.reduce((a, b) => Math.max(a, b), 0)
  const across = new Uint8Array(most + 1)
  for (let row = 0; row < rows; row++) {
    const a = areas[row * columns]!
    if (a <= spaces && a === areas[row * columns + columns - 1]) across[a] = 1
  }
  // Where an area across the cut lies: how many of its cells are in either half, and how far it reaches from the cut.
  const half = Math.floor(columns / 2)
  const counts = Array.from({ length: most + 1 }, () => ({ west: 0, east: 0, westReach: 0, eastReach: 0 }))
  areas.forEach((area, cell) => {
    if (!across[area]) return
    const column = cell % columns
    const count = counts[area]!
    if (column < half) {
      count.west++
      count.westReach = Math.max(count.westReach, column + 1)
    } else {
      count.east++
      count.eastReach = Math.max(count.eastReach, columns - column)
    }
  })
  /** Rounds to add to the columns of the western and the eastern half. */
  const homes = counts.map(({ west, east }, area) =>
    !across[area] ? [0, 0] : west > east ? [0, -1] : [1, 0],
  )
  const left =
    MARGIN + Math.max(0, ...counts.map(({ eastReach }, area) => (homes[area]![1] === -1 ? eastReach : 0)))
  const right =
    MARGIN + Math.max(0, ...counts.map(({ westReach }, area) => (homes[area]![0] === 1 ? westReach : 0)))
  // An even number, so that the edge of the drawing is a whole number of its units.
  const width = Math.ceil((left + columns + right) / 2) * 2
  const cells: Cells = { columns: width, rows, perPx: 1 / pxPerCell, areas: new Uint16Array(width * rows) }
  for (let row = 0; row < rows; row++)
    for (let x = 0; x < width; x++) {
      const round = Math.floor((x - left) / columns)
      const column = x - left - round * columns
      const area = areas[row * columns + column]!
      const home = homes[area]![column < half ? 0 : 1]
      cells.areas[row * width + x] = round === home || area > spaces ? area : area + GHOST
    }
  return { cells, left }
}
