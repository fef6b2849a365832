// Compares the drawing with the rules; a drawing that differs is not shipped. The tests of the shipped file prove the
// same again without any of this code.
import type { Arc } from './arcs.ts'
import { areaKind, provinceOf } from './areas.ts'
import { lineLength, type Point } from '../../shared/map/layout/plane.ts'
import type { Source } from './soup.ts'
import type { VariantFacts } from './variant.ts'

/** A border shorter than this, px, cannot be seen. */
const LEAST_BORDER_PX = 12
/** An authored line may run this many px along another pair's border (at junctions, before the noise settles). */
const STRAY_PX = 4

const pairOf = (a: string, b: string) => (a < b ? `${a}-${b}` : `${b}-${a}`)

/** The province that an arc's side counts for in the rules; none for inland seas. */
function rulesSide(variant: VariantFacts, id: string | null): string | null {
  if (id === null || areaKind(variant, id) === 'water') return null
  return provinceOf(variant, id)
}

/** Length of common border by pair of provinces. */
function commonBorders(variant: VariantFacts, arcs: readonly Arc[]): Map<string, number> {
  const lengths = new Map<string, number>()
  for (const arc of arcs) {
    const [a, b] = [rulesSide(variant, arc.left), rulesSide(variant, arc.right)]
    if (a === null || b === null || a === b) continue
    const pair = pairOf(a, b)
    lengths.set(pair, (lengths.get(pair) ?? 0) + lineLength(arc.points))
  }
  return lengths
}

/** The pairs that a stated exception joins, once the exception itself has been checked. */
function joined(variant: VariantFacts, arcs: readonly Arc[], nodes: ReturnType<typeof meetings>) {
  const pairs = new Set<string>()
  const errors: string[] = []
  for (const { over, pairs: stated } of variant.joins ?? []) {
    const shores = new Set(
      arcs.flatMap(({ left, right }) => (left === over ? [right] : right === over ? [left] : [])),
    )
    for (const pair of stated) {
      const both = pair.split('-')
      const isTrue =
        over === null
          ? nodes.some(({ ids }) => ids.size === 4 && both.every((id) => ids.has(id)))
          : both.every((id) => shores.has(id) || variant.straits[over]?.province === id)
      if (isTrue) pairs.add(pair)
      else errors.push(`${pair} do not meet ${over === null ? 'in one point' : `at ${over}`}`)
    }
  }
  return { pairs, errors }
}

function checkAdjacency(
  variant: VariantFacts,
  lengths: ReadonlyMap<string, number>,
  joins: ReadonlySet<string>,
): string[] {
  const { adjacency } = variant.rules
  const wanted = new Set(Object.entries(adjacency).flatMap(([a, list]) => list.map((b) => pairOf(a, b))))
  return [
    ...[...lengths.keys()]
      .filter((pair) => !wanted.has(pair))
      .map((pair) => `${pair} touch, but are not adjacent`),
    ...[...wanted]
      .filter((pair) => !lengths.has(pair) && !joins.has(pair))
      .map((pair) => `${pair} are adjacent, but do not touch`),
    ...[...lengths]
      .filter(([pair, px]) => wanted.has(pair) && px < LEAST_BORDER_PX)
      .map(([pair, px]) => `the border ${pair} is only ${px.toFixed(1)} px long`),
  ]
}

/** The provinces that meet at each end of an arc. */
function meetings(variant: VariantFacts, arcs: readonly Arc[]): { at: Point; ids: Set<string> }[] {
  const nodes = new Map<number, { at: Point; ids: Set<string> }>()
  for (const arc of arcs)
    for (const [vertex, at] of [[arc.from, arc.points[0]!] as const, [arc.to, arc.points.at(-1)!] as const]) {
      const node = nodes.get(vertex) ?? { at, ids: new Set<string>() }
      nodes.set(vertex, node)
      for (const side of [arc.left, arc.right]) {
        const id = side === null ? null : (provinceOf(variant, side) ?? side)
        if (id !== null) node.ids.add(id)
      }
    }
  return [...nodes.values()]
}

/** Two coastal provinces share a coast where they meet at the water's edge: there fleets pass (R19). */
function checkFleets(
  variant: VariantFacts,
  nodes: ReturnType<typeof meetings>,
  joins: ReadonlySet<string>,
): string[] {
  const { adjacency, armyOnly, seas } = variant.rules
  const isSea = (id: string) => seas.includes(id)
  const meetAtSea = new Set<string>(joins)
  for (const { ids } of nodes) {
    const here = [...ids].filter((id) => id in adjacency)
    if (!here.some(isSea)) continue
    const lands = here.filter((id) => !isSea(id))
    for (const a of lands) for (const b of lands) if (a < b) meetAtSea.add(pairOf(a, b))
  }
  const isCoastal = (id: string) => !isSea(id) && adjacency[id]!.some(isSea)
  const forbidden = new Set(armyOnly.map((pair) => pairOf(...(pair.split('-') as [string, string]))))
  return Object.entries(adjacency).flatMap(([a, list]) =>
    list.flatMap((b) => {
      if (a > b || !isCoastal(a) || !isCoastal(b)) return []
      const pair = pairOf(a, b)
      if (meetAtSea.has(pair) !== forbidden.has(pair)) return []
      return [`${pair} ${forbidden.has(pair) ? 'meet' : 'do not meet'} at the water's edge`]
    }),
  )
}

function checkCorners(variant: VariantFacts, nodes: ReturnType<typeof meetings>): string[] {
  const stated = (variant.joins ?? []).filter(({ over }) => over === null)
  const isStated = (ids: ReadonlySet<string>) =>
    ids.size === 4 &&
    stated.some(({ pairs }) => [...ids].every((id) => pairs.join('-').split('-').includes(id)))
  return nodes
    .filter(({ ids }) => ids.size > 3 && !isStated(ids))
    .map(({ at, ids }) => `${[...ids].join(', ')} meet in one point at ${at.map(Math.round).join(',')}`)
}

/** A line named after a pair must part that pair: catches lines that moved, were swapped or lost their neighbour. */
function checkLineNames(variant: VariantFacts, arcs: readonly Arc[], sources: readonly Source[]): string[] {
  const parted = new Map<number, Map<string, number>>()
  for (const arc of arcs)
    for (const [source, px] of arc.sources) {
      if (!sources[source]!.parts) continue
      const name = (side: string | null) => (side === null ? 'nothing' : (provinceOf(variant, side) ?? side))
      const pair = pairOf(name(arc.left), name(arc.right))
      const lengths = parted.get(source) ?? new Map<string, number>()
      parted.set(source, lengths)
      lengths.set(pair, (lengths.get(pair) ?? 0) + px)
    }
  return sources.flatMap(({ parts }, i) => {
    if (!parts) return []
    const name = pairOf(...parts)
    const lengths = parted.get(i) ?? new Map<string, number>()
    const stray = [...lengths].filter(([pair, px]) => pair !== name && px > STRAY_PX)
    if (!lengths.has(name)) stray.push(['nothing it is named after', 0])
    return stray.map(([pair, px]) => `the line ${parts.join('-')} parts ${pair} over ${Math.round(px)} px`)
  })
}

/** All ways in which the drawing fails the rules, as sentences. */
export function checkDrawing(
  variant: VariantFacts,
  arcs: readonly Arc[],
  sources: readonly Source[],
): string[] {
  const nodes = meetings(variant, arcs)
  const joins = joined(variant, arcs, nodes)
  return [
    ...joins.errors,
    ...checkAdjacency(variant, commonBorders(variant, arcs), joins.pairs),
    ...checkFleets(variant, nodes, joins.pairs),
    ...checkCorners(variant, nodes),
    ...checkLineNames(variant, arcs, sources),
  ]
}
