import type { Point } from '../../shared/map/layout/plane.ts'

/** A straight piece of some line; `source` says which line and survives every cut. */
export interface Segment {
  readonly a: Point
  readonly b: Point
  readonly source: number
}

/** An edge of the planar graph between two numbered vertices. */
export interface Edge {
  readonly from: number
  readonly to: number
  readonly source: number
}

export interface Graph {
  readonly vertices: readonly Point[]
  readonly edges: readonly Edge[]
}

export interface NodingOptions {
  /** Coordinates are rounded to multiples of this many px. */
  readonly gridPx: number
  /** Where two lines run over each other the higher one stays. */
  readonly priority?: (source: number) => number
}

const CELL_PX = 8

interface Cut {
  /** Position along the segment, 0 to 1. */
  readonly t: number
  readonly at: Point
}

/** Calls `visit` once for every two segments that share a cell of a coarse grid. */
function eachNearPair(segments: readonly Segment[], visit: (i: number, j: number) => void): void {
  const cells = new Map<number, number[]>()
  segments.forEach(({ a, b }, i) => {
    const xEnd = Math.floor(Math.max(a[0], b[0]) / CELL_PX)
    const yEnd = Math.floor(Math.max(a[1], b[1]) / CELL_PX)
    for (let x = Math.floor(Math.min(a[0], b[0]) / CELL_PX); x <= xEnd; x++)
      for (let y = Math.floor(Math.min(a[1], b[1]) / CELL_PX); y <= yEnd; y++) {
        const key = x * 65536 + y
        const cell = cells.get(key)
        if (cell) cell.push(i)
        else cells.set(key, [i])
      }
  })
  const done = new Set<number>()
  for (const cell of cells.values())
    for (let p = 0; p < cell.length; p++)
      for (let q = p + 1; q < cell.length; q++) {
        const [i, j] = [cell[p]!, cell[q]!]
        const key = i * segments.length + j
        if (done.has(key)) continue
        done.add(key)
        visit(i, j)
      }
}

/** Where the ends of `other` lie on `segment`, for two parallel segments. */
function collinearCuts(segment: Segment, other: Segment, gridPx: number): Cut[] {
  const [sx, sy] = [segment.b[0] - segment.a[0], segment.b[1] - segment.a[1]]
  const squared = sx * sx + sy * sy
  return [other.a, other.b].flatMap((at) => {
    const [px, py] = [at[0] - segment.a[0], at[1] - segment.a[1]]
    const t = (px * sx + py * sy) / squared
    const off = Math.abs(px * sy - py * sx) / Math.sqrt(squared)
    return t > 0 && t < 1 && off < gridPx ? [{ t, at }] : []
  })
}

/** Cuts every segment at every crossing with another, and joins the pieces into a graph without double edges. */
export function nodeSegments(soup: readonly Segment[], options: NodingOptions): Graph {
  const { gridPx, priority = () => 0 } = options
  const snap = (v: number) => Math.round(v / gridPx) * gridPx
  const segments = soup
    .map(({ a, b, source }): Segment => ({
      a: [snap(a[0]), snap(a[1])],
      b: [snap(b[0]), snap(b[1])],
      source,
    }))
    .filter(({ a, b }) => a[0] !== b[0] || a[1] !== b[1])
  const cuts: Cut[][] = segments.map(() => [])

  eachNearPair(segments, (i, j) => {
    const [s, o] = [segments[i]!, segments[j]!]
    const [dx, dy] = [s.b[0] - s.a[0], s.b[1] - s.a[1]]
    const [ex, ey] = [o.b[0] - o.a[0], o.b[1] - o.a[1]]
    const [fx, fy] = [o.a[0] - s.a[0], o.a[1] - s.a[1]]
    const turn = dx * ey - dy * ex
    if (Math.abs(turn) < 1e-12) {
      cuts[i]!.push(...collinearCuts(s, o, gridPx))
      cuts[j]!.push(...collinearCuts(o, s, gridPx))
      return
    }
    const t = (fx * ey - fy * ex) / turn
    const u = (fx * dy - fy * dx) / turn
    const slack = 1e-7
    if (t < -slack || t > 1 + slack || u < -slack || u > 1 + slack) return
    const crossing: Point = [snap(s.a[0] + t * dx), snap(s.a[1] + t * dy)]
    // A crossing very near an end point counts as that end point: otherwise slivers a thousandth of a px wide would
    // arise.
    const near = [s.a, s.b, o.a, o.b].find(
      (end) => Math.abs(end[0] - crossing[0]) <= 2 * gridPx && Math.abs(end[1] - crossing[1]) <= 2 * gridPx,
    )
    cuts[i]!.push({ t, at: near ?? crossing })
    cuts[j]!.push({ t: u, at: near ?? crossing })
  })

  const numbers = new Map<string, number>()
  const vertices: Point[] = []
  const vertexAt = (at: Point): number => {
    const key = `${Math.round(at[0] / gridPx)},${Math.round(at[1] / gridPx)}`
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, vertices.length)
    return vertices.push(at) - 1
  }
  const edges = new Map<string, Edge>()
  segments.forEach((segment, i) => {
    let from = vertexAt(segment.a)
    for (const { at } of [...cuts[i]!.sort((p, q) => p.t - q.t), { at: segment.b }]) {
      const to = vertexAt(at)
      if (to === from) continue
      const key = from < to ? `${from},${to}` : `${to},${from}`
      const known = edges.get(key)
      if (!known || priority(segment.source) > priority(known.source))
        edges.set(key, { from, to, source: segment.source })
      from = to
    }
  })
  return { vertices, edges: [...edges.values()] }
}

/** Removes the edges that lead nowhere, end by end, so that every edge left lies between two faces. */
export function pruneDangles(edges: readonly Edge[]): Edge[] {
  const touching = new Map<number, number[]>()
  edges.forEach((edge, i) => {
    for (const vertex of [edge.from, edge.to]) {
      const list = touching.get(vertex)
      if (list) list.push(i)
      else touching.set(vertex, [i])
    }
  })
  const degree = new Map([...touching].map(([vertex, list]) => [vertex, list.length]))
  const dead = new Set<number>()
  const loose = [...degree].filter(([, n]) => n === 1).map(([vertex]) => vertex)
  for (let vertex = loose.pop(); vertex !== undefined; vertex = loose.pop()) {
    if (degree.get(vertex) !== 1) continue
    const victim = touching.get(vertex)!.find((i) => !dead.has(i))!
    dead.add(victim)
    for (const end of [edges[victim]!.from, edges[victim]!.to]) {
      const left = degree.get(end)! - 1
      degree.set(end, left)
      if (left === 1) loose.push(end)
    }
  }
  return edges.filter((_, i) => !dead.has(i))
}
