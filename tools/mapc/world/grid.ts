// A grid of cells on a cylinder, one cell a px: each belongs to one area and is land or water.
import type { Point } from '../../../shared/map/layout/plane.ts'

export const NOBODY = 0

export interface Grid {
  readonly columns: number
  readonly rows: number
  readonly areas: Uint16Array
  /** 1 for land, 0 for water. */
  readonly land: Uint8Array
}

/** Calls back with each cell beside one; the left edge is beside the right one. */
export function beside({ columns, rows }: Grid, cell: number, visit: (next: number) => void): void {
  const column = cell % columns
  visit(column > 0 ? cell - 1 : cell + columns - 1)
  visit(column < columns - 1 ? cell + 1 : cell - columns + 1)
  if (cell >= columns) visit(cell - columns)
  if (cell < columns * (rows - 1)) visit(cell + columns)
}

/** The cell a point lies in. */
export function cellAt({ columns, rows }: Grid, [x, y]: Point): number {
  const column = ((Math.floor(x) % columns) + columns) % columns
  return Math.max(0, Math.min(rows - 1, Math.floor(y))) * columns + column
}

/** The cells of a disc. */
export function disc(grid: Grid, cell: number, radius: number): number[] {
  const { columns, rows } = grid
  const [column, row] = [cell % columns, Math.floor(cell / columns)]
  const cells: number[] = []
  const reach = Math.ceil(radius)
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++)
      if (dx * dx + dy * dy <= radius * radius && row + dy >= 0 && row + dy < rows)
        cells.push((row + dy) * columns + ((((column + dx) % columns) + columns) % columns))
  return cells
}
