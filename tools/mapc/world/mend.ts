// Areas grown from points touch nearly as the rules say. A missing contact gets a corridor, a contact too many is
// removed; a change is kept only if fewer pairs are wrong after it.
import { Contacts } from './contacts.ts'
import { beside, disc, type Grid } from './grid.ts'

/** A border shorter than this, px, cannot be seen. */
const LEAST_PX = 16
/** Half the width of a corridor, px. */
const CORRIDOR_PX = 8
/** How far a corridor may lead, px. */
const FARTHEST_PX = 260
/** The surroundings of a space's points belong to it, px. */
const CORE_PX = 17

export interface Wanted {
  /** Numbers of areas that take part: 1 to `count`. */
  readonly count: number
  readonly isLand: (area: number) => boolean
  /** Pairs that must touch, by `Contacts.key`. */
  readonly pairs: ReadonlySet<number>
  /** Pairs that water parts: a mark joins them. */
  readonly overWater: ReadonlySet<number>
  /** Cells that stay with their area. */
  readonly points: readonly number[]
}

type Change = (readonly [cell: number, was: number])[]

export class Mending {
  readonly #grid: Grid
  readonly #contacts: Contacts
  readonly #wanted: Wanted
  readonly #core: Uint8Array
  readonly #cost: Float64Array
  readonly #from: Int32Array
  #log: Change = []
  readonly #seen: Int32Array
  #mark = 0

  constructor(grid: Grid, contacts: Contacts, wanted: Wanted) {
    this.#grid = grid
    this.#contacts = contacts
    this.#wanted = wanted
    this.#core = new Uint8Array(grid.areas.length)
    for (const point of wanted.points)
      for (const cell of disc(grid, point, CORE_PX))
        if (grid.areas[cell] === grid.areas[point]) this.#core[cell] = 1
    this.#cost = new Float64Array(grid.areas.length).fill(Infinity)
    this.#from = new Int32Array(grid.areas.length)
    this.#seen = new Int32Array(grid.areas.length)
  }

  /** How wrong a pair is. */
  #fault(a: number, b: number): number {
    const { pairs, count, overWater } = this.#wanted
    if (a > count || b > count || a === 0 || b === 0) return 0
    const key = Contacts.key(a, b)
    const length = this.#contacts.length(a, b)
    if (pairs.has(key))
      return length >= LEAST_PX || (length === 0 && overWater.has(key)) ? 0 : 1 - length / (2 * LEAST_PX)
    return length > 0 ? 1 + Math.min(1, length / 400) * 0.2 : 0
  }

  faults(): { missing: [number, number][]; extra: [number, number][] } {
    const missing: [number, number][] = []
    for (const key of this.#wanted.pairs) {
      const [a, b] = [Math.floor(key / 4096), key % 4096]
      if (this.#fault(a, b) > 0) missing.push([a, b])
    }
    const extra = this.#contacts.pairs().flatMap(([a, b]): [number, number][] => {
      return !this.#wanted.pairs.has(Contacts.key(a, b)) && this.#fault(a, b) > 0 ? [[a, b]] : []
    })
    return { missing, extra }
  }

  total(): number {
    let sum = 0
    for (const key of this.#wanted.pairs) sum += this.#fault(Math.floor(key / 4096), key % 4096)
    for (const [a, b] of this.#contacts.pairs())
      if (!this.#wanted.pairs.has(Contacts.key(a, b))) sum += this.#fault(a, b)
    return sum
  }

  #paint(cell: number, area: number): void {
    const was = this.#grid.areas[cell]!
    if (was === area) return
    this.#log.push([cell, was])
    this.#contacts.paint(cell, area)
  }

  #undo(): void {
    for (const [cell, was] of this.#log.toReversed()) this.#contacts.paint(cell, was)
    this.#log = []
  }

  /** Keeps what `change` paints if fewer pairs are wrong after it. */
  #attempt(change: () => void): boolean {
    const before = this.total()
    this.#log = []
    change()
    if (this.#log.length === 0) return false
    this.#tidy()
    if (this.total() < before - 0.05) {
      this.#log = []
      return true
    }
    this.#undo()
    return false
  }

  /** Pieces cut off from their area go to the area that cut them off. */
  #tidy(): void {
    const { areas } = this.#grid
    const robbed = new Map<number, number>()
    for (const [cell, was] of this.#log) if (areas[cell] !== was) robbed.set(was, areas[cell]!)
    for (const [area, robber] of robbed) {
      if (area === 0) continue
      const rim = new Set<number>()
      for (const [cell, was] of [...this.#log]) if (was === area) beside(this.#grid, cell, (next) => { if (areas[next] === area) rim.add(next) }) // oxfmt-ignore
      const mark = ++this.#mark
      const seen = this.#seen
      const pieces: { cells: number[]; hasCore: boolean }[] = []
      for (const start of rim) {
        if (seen[start] === mark) continue
        const cells = [start]
        seen[start] = mark
        let hasCore = false
        for (const cell of cells) {
          if (this.#core[cell]) hasCore = true
          beside(this.#grid, cell, (next) => {
            if (areas[next] !== area || seen[next] === mark) return
            seen[next] = mark
            cells.push(next)
          })
        }
        pieces.push({ cells, hasCore })
      }
      if (pieces.length < 2) continue
      const landOf = (cell: number) => this.#grid.land[cell]
      for (const { cells, hasCore } of pieces)
        if (!hasCore)
          for (const cell of cells)
            if (!!landOf(cell) === this.#wanted.isLand(robber)) this.#paint(cell, robber)
    }
  }

  /** Leads a corridor of `a` to `b`, through what lies between. */
  #corridor(a: number, b: number): void {
    const path = this.#pathBetween(a, b)
    if (!path) return
    const { areas, land } = this.#grid
    const dry = this.#wanted.isLand(a) ? 1 : 0
    for (const cell of path)
      for (const near of disc(this.#grid, cell, CORRIDOR_PX))
        if (land[near] === dry && areas[near] !== b && !this.#core[near] && areas[near] !== a)
          this.#paint(near, a)
    for (const cell of path) if (areas[cell] !== b && land[cell] === dry) this.#paint(cell, a)
  }

  #pathBetween(a: number, b: number): number[] | null {
    const { areas, land } = this.#grid
    const dry = this.#wanted.isLand(a) ? 1 : 0
    const touched: number[] = []
    // Steps cost whole numbers, so buckets will do.
    const buckets: number[][] = []
    const put = (cell: number, cost: number, from: number) => {
      if (this.#cost[cell] === Infinity) touched.push(cell)
      this.#cost[cell] = cost
      this.#from[cell] = from
      const bucket = (buckets[cost] ??= [])
      bucket.push(cell)
    }
    let found = -1
    for (let cell = 0; cell < areas.length; cell++) {
      if (areas[cell] !== a || land[cell] !== dry) continue
      let rim = false
      beside(this.#grid, cell, (next) => {
        if (areas[next] !== a) rim = true
      })
      if (rim) put(cell, 0, -1)
    }
    for (let cost = 0; cost < buckets.length && cost < FARTHEST_PX * 4 && found < 0; cost++) {
      const bucket = buckets[cost]
      for (let i = 0; bucket && i < bucket.length && found < 0; i++) {
        const cell = bucket[i]!
        if (this.#cost[cell] !== cost) continue
        beside(this.#grid, cell, (next) => {
          if (found >= 0) return
          if (areas[next] === b) {
            this.#from[next] = cell
            found = next
            return
          }
          if (areas[next] === a || land[next] !== dry) return
          const third = areas[next]!
          const wrong = this.#fault(third, b) > 0 || this.#fault(third, a) > 0
          const step = this.#core[next] ? 40 : wrong ? 2 : 4
          if (cost + step < this.#cost[next]!) put(next, cost + step, cell)
        })
      }
    }
    const path: number[] = []
    if (found >= 0)
      for (let cell = found; cell !== -1 && areas[cell] !== a; cell = this.#from[cell]!) path.push(cell)
    const last = path.length > 0 ? this.#from[path.at(-1)!]! : -1
    if (last >= 0) path.push(last)
    for (const cell of touched) this.#cost[cell] = Infinity
    return found >= 0 ? path : null
  }

  /** The cells of `a` beside `b`. */
  #seam(a: number, b: number): number[] {
    const { areas } = this.#grid
    const cells: number[] = []
    for (let cell = 0; cell < areas.length; cell++) {
      if (areas[cell] !== a) continue
      let touches = false
      beside(this.#grid, cell, (next) => {
        if (areas[next] === b) touches = true
      })
      if (touches) cells.push(cell)
    }
    return cells
  }

  /** Parts two areas: `by` takes the ground of `a` along their border. */
  #part(a: number, b: number, by: number, px: number): void {
    const { areas, land } = this.#grid
    for (const cell of this.#seam(a, b))
      for (const near of disc(this.#grid, cell, px))
        if (areas[near] === a && land[near] === land[cell]) this.#paint(near, by)
  }

  #neighbours(area: number): number[] {
    return this.#contacts.pairs().flatMap(([a, b]) => (a === area ? [b] : b === area ? [a] : []))
  }

  /** Mends all pairs it can; `rest` are areas of nobody that may lie between two. */
  run(rounds: number): void {
    for (let round = 0; round < rounds; round++) {
      const { missing, extra } = this.faults()
      let changed = 0
      for (const [a, b] of missing) {
        if (this.#fault(a, b) === 0) continue
        if (this.#attempt(() => this.#corridor(a, b)) || this.#attempt(() => this.#corridor(b, a))) changed++
      }
      for (const [a, b] of extra) {
        if (this.#fault(a, b) === 0) continue
        const { count, pairs } = this.#wanted
        const tries = (
          [
            [a, b],
            [b, a],
          ] as const
        ).flatMap(([from, to]) =>
          this.#neighbours(from)
            .filter((by) => by !== to && by <= count && by > 0)
            .filter((by) => this.#wanted.isLand(by) === this.#wanted.isLand(from))
            .filter((by) => pairs.has(Contacts.key(by, to)) && pairs.has(Contacts.key(by, from)))
            .map((by) => [from, to, by] as const),
        )
        if (tries.some(([from, to, by]) => this.#attempt(() => this.#part(from, to, by, 9)))) changed++
      }
      if (changed === 0) break
    }
  }

  /** Parts what is still wrong by ground of nobody's. */
  wall(impassable: number): [number, number][] {
    const walls: [number, number][] = []
    for (const [a, b] of this.faults().extra) {
      const from = this.#wanted.isLand(a) || !this.#wanted.isLand(b) ? a : b
      const to = from === a ? b : a
      if (
        this.#attempt(() => this.#part(from, to, impassable, 3)) ||
        this.#attempt(() => this.#part(to, from, impassable, 3))
      )
        walls.push([a, b])
    }
    return walls
  }
}
