// Spaces grow from their points over their own element until they meet: the nearest point by way has a cell.
import { NOBODY, type Grid } from './grid.ts'

/** Cost of a step over smooth ground. */
const STEP = 10

/** Cells by cost, in a ring of buckets: no step costs more than the ring is long. */
class Queue {
  readonly #buckets: number[][]
  #at = 0
  #size = 0
  constructor(most: number) {
    this.#buckets = Array.from({ length: most + 1 }, () => [])
  }
  add(cell: number, cost: number): void {
    this.#buckets[cost % this.#buckets.length]!.push(cell)
    this.#size++
  }
  /** The cheapest cell with its cost; null when there is none. */
  next(): readonly [cell: number, cost: number] | null {
    if (this.#size === 0) return null
    for (;;) {
      const cell = this.#buckets[this.#at % this.#buckets.length]!.pop()
      if (cell === undefined) {
        this.#at++
        continue
      }
      this.#size--
      return [cell, this.#at]
    }
  }
}

function hash(x: number, y: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Smooth noise from 0 to 1; it repeats with the width of the world. */
function noise(x: number, y: number, size: number, columns: number): number {
  const across = Math.round(columns / size)
  const [u, v] = [(x / columns) * across, y / size]
  const [i, j] = [Math.floor(u), Math.floor(v)]
  const ease = (t: number) => t * t * (3 - 2 * t)
  const [s, t] = [ease(u - i), ease(v - j)]
  const at = (p: number, q: number) => hash(p % across, q)
  const top = at(i, j) * (1 - s) + at(i + 1, j) * s
  const bottom = at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s
  return top * (1 - t) + bottom * t
}

/** Calls back with the eight cells around one, and how far they are. */
function around({ columns, rows }: Grid, cell: number, visit: (next: number, far: number) => void): void {
  const column = cell % columns
  const [left, right] = [column > 0 ? -1 : columns - 1, column < columns - 1 ? 1 : 1 - columns]
  visit(cell + left, 1)
  visit(cell + right, 1)
  for (const down of [-columns, columns]) {
    if (cell + down < 0 || cell + down >= columns * rows) continue
    visit(cell + down, 1)
    visit(cell + down + left, Math.SQRT2)
    visit(cell + down + right, Math.SQRT2)
  }
}

/** Lets every area grow into the free cells of its element. `border` is the extra cost of changing countries, px. */
export function growAreas(grid: Grid, countries: Uint16Array, borderPx: number): void {
  const { columns, areas, land } = grid
  const queue = new Queue(Math.round(borderPx * STEP) + 4 * STEP)
  const cost = new Int32Array(areas.length).fill(-1)
  const owner = new Uint16Array(areas.length)
  for (let cell = 0; cell < areas.length; cell++)
    if (areas[cell] !== NOBODY) {
      cost[cell] = 0
      owner[cell] = areas[cell]!
      queue.add(cell, 0)
    }
  for (let entry = queue.next(); entry; entry = queue.next()) {
    const [cell, at] = entry
    if (cost[cell] !== at) continue
    areas[cell] = owner[cell]!
    const [x, y] = [cell % columns, Math.floor(cell / columns)]
    const rough = land[cell]
      ? 0.45 + 0.7 * noise(x, y, 26, columns) + 0.5 * noise(x, y, 9, columns)
      : 0.7 + 0.6 * noise(x, y, 60, columns)
    around(grid, cell, (next, far) => {
      if (land[next] !== land[cell]) return
      const change = land[cell] && countries[next] !== countries[cell] ? borderPx * STEP : 0
      const total = at + Math.round(STEP * far * rough) + change
      if (cost[next] !== -1 && cost[next]! <= total) return
      if (cost[next] === 0) return
      cost[next] = total
      owner[next] = owner[cell]!
      queue.add(next, total)
    })
  }
}
