// Who touches whom in the grid: how many cells' edges every two areas share, kept up to date cell by cell.
import { beside, type Grid } from './grid.ts'

export class Contacts {
  readonly #grid: Grid
  readonly #lengths = new Map<number, number>()

  constructor(grid: Grid) {
    this.#grid = grid
    const { areas, columns, rows } = grid
    for (let cell = 0; cell < areas.length; cell++) {
      const right = cell % columns === columns - 1 ? cell - columns + 1 : cell + 1
      this.#count(areas[cell]!, areas[right]!, 1)
      if (cell < columns * (rows - 1)) this.#count(areas[cell]!, areas[cell + columns]!, 1)
    }
  }

  static key(a: number, b: number): number {
    return a < b ? a * 4096 + b : b * 4096 + a
  }

  length(a: number, b: number): number {
    return this.#lengths.get(Contacts.key(a, b)) ?? 0
  }

  pairs(): [a: number, b: number, length: number][] {
    return [...this.#lengths].map(([key, length]) => [Math.floor(key / 4096), key % 4096, length])
  }

  /** Gives a cell to an area. */
  paint(cell: number, area: number): void {
    const { areas } = this.#grid
    const was = areas[cell]!
    if (was === area) return
    beside(this.#grid, cell, (next) => {
      this.#count(was, areas[next]!, -1)
      this.#count(area, areas[next]!, 1)
    })
    areas[cell] = area
  }

  #count(a: number, b: number, by: number): void {
    if (a === b) return
    const key = Contacts.key(a, b)
    const length = (this.#lengths.get(key) ?? 0) + by
    if (length === 0) this.#lengths.delete(key)
    else this.#lengths.set(key, length)
  }
}
