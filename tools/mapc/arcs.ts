// Faces with one label are merged; the edges left between different labels are chained into arcs, each shared by
// exactly two areas, then simplified so that no two arcs touch.
import type { Divide } from '../../shared/map/layout/outlines.ts'
import type { Labelling } from './labels.ts'
import { nodeSegments, type Segment } from './noding.ts'
import { distance, ringArea, type Line, type Point } from '../../shared/map/layout/plane.ts'
import { simplify } from '../../shared/map/layout/simplify.ts'
import type { Source, SourceKind } from './soup.ts'
import type { Subdivision } from './subdivision.ts'

/** A line between areas, by their ids: noded, then simplified and rounded. */
export interface Arc extends Divide<string> {
  /** How many px of it come from which source. */
  readonly sources: ReadonlyMap<number, number>
}

interface Chain {
  readonly vertices: readonly number[]
  readonly left: string | null
  readonly right: string | null
  readonly sources: ReadonlyMap<number, number>
}

export interface ArcOptions {
  readonly coastPx2: number
  readonly linePx2: number
  /** Units in one px that coordinates are rounded to. */
  readonly precision: number
}

/** Closed arcs around less than this, px², are leftovers of the noding. */
const SPECK_PX2 = 8

function chainEdges({ edges, vertices, faceOf }: Subdivision, { labels }: Labelling): Chain[] {
  const labelOf = (half: number) => {
    const face = faceOf(half)
    return face ? (labels.get(face) ?? null) : null
  }
  const kept = edges
    .map((edge, i) => ({ ...edge, left: labelOf(2 * i), right: labelOf(2 * i + 1) }))
    .filter((edge) => edge.left !== edge.right)
  const touching = new Map<number, number[]>()
  kept.forEach((edge, i) => {
    for (const vertex of [edge.from, edge.to]) {
      const list = touching.get(vertex)
      if (list) list.push(i)
      else touching.set(vertex, [i])
    }
  })
  const isNode = (vertex: number) => touching.get(vertex)!.length !== 2
  const used = new Set<number>()
  const follow = (first: number, start: number): Chain => {
    const { from, left, right } = kept[first]!
    const walked = [start]
    const sources = new Map<number, number>()
    let current: number | undefined = first
    for (let at = start; current !== undefined;) {
      used.add(current)
      const edge: (typeof kept)[number] = kept[current]!
      const length = distance(vertices[edge.from]!, vertices[edge.to]!)
      sources.set(edge.source, (sources.get(edge.source) ?? 0) + length)
      at = edge.from === at ? edge.to : edge.from
      walked.push(at)
      current = at === start || isNode(at) ? undefined : touching.get(at)!.find((i) => !used.has(i))
    }
    const forward = from === start
    return { vertices: walked, left: forward ? left : right, right: forward ? right : left, sources }
  }
  const chains: Chain[] = []
  for (const [vertex, list] of touching)
    if (isNode(vertex)) for (const i of list) if (!used.has(i)) chains.push(follow(i, vertex))
  kept.forEach((edge, i) => {
    if (!used.has(i)) chains.push(follow(i, edge.from))
  })
  return chains
}

function rounded(line: Line, precision: number): Line {
  return line
    .map(([x, y]): Point => [Math.round(x * precision) / precision, Math.round(y * precision) / precision])
    .filter((p, i, all) => i === 0 || p[0] !== all[i - 1]![0] || p[1] !== all[i - 1]![1])
}

/** The numbers of lines that cross, touch or cover themselves or another line anywhere but at shared ends. */
export function entangled(lines: readonly Line[]): number[] {
  const segments: Segment[] = []
  const whole = lines.map(() => 0)
  lines.forEach((line, source) => {
    for (let i = 1; i < line.length; i++) {
      segments.push({ a: line[i - 1]!, b: line[i]!, source })
      whole[source]!++
    }
  })
  const pieces = lines.map(() => 0)
  for (const edge of nodeSegments(segments, { gridPx: 1e-4 }).edges) pieces[edge.source]!++
  return whole.flatMap((count, i) => (pieces[i] === count ? [] : [i]))
}

/** Finer first, which frees lines that were cut too straight; then coarser, which closes inlets too narrow to draw. */
const TOLERANCE_TRIES = [0.5, 0.25, 0, 2, 4, 8, 16]

/** Chains, simplifies and rounds; arcs that touch are simplified again with other tolerances until none do. */
export function makeArcs(
  subdivision: Subdivision,
  labelling: Labelling,
  sources: readonly Source[],
  options: ArcOptions,
): { arcs: Arc[]; errors: string[] } {
  const chains = chainEdges(subdivision, labelling).map((chain) => {
    const raw = chain.vertices.map((vertex) => subdivision.vertices[vertex]!)
    const [from, to] = [chain.vertices[0]!, chain.vertices.at(-1)!]
    const main = [...chain.sources].sort((p, q) => q[1] - p[1])[0]![0]
    const kind: SourceKind = sources[main]!.kind
    return {
      ...chain,
      raw,
      from,
      to,
      tolerance: kind === 'land' || kind === 'sea' ? options.linePx2 : options.coastPx2,
    }
  })
  const solid = chains.filter(
    (chain) => chain.from !== chain.to || Math.abs(ringArea(chain.raw)) >= SPECK_PX2,
  )
  const draw = (chain: (typeof solid)[number], tolerance: number) =>
    rounded(simplify(chain.raw, tolerance, chain.from === chain.to), options.precision)
  const tries = solid.map(() => 0)
  const drawn = solid.map((chain) => draw(chain, chain.tolerance))
  const errors: string[] = []
  for (let bad = entangled(drawn); bad.length > 0 && errors.length === 0; bad = entangled(drawn))
    for (const i of bad) {
      const chain = solid[i]!
      const factor = TOLERANCE_TRIES[tries[i]!++]
      if (factor === undefined)
        errors.push(
          `the line between ${chain.left} and ${chain.right} touches another near ${chain.raw[0]!.map(Math.round).join(',')}`,
        )
      else drawn[i] = draw(chain, chain.tolerance * factor)
    }
  const arcs = solid.map(({ left, right, from, to, raw, sources: from_ }, i): Arc => {
    return { left, right, from, to, raw, points: drawn[i]!, sources: from_ }
  })
  return { arcs, errors }
}
