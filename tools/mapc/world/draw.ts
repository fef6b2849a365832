// The drawing of a settled world: lines traced from its cells, symbols, letters and names.
import { packedSites } from '../../../shared/map/cells/draw.ts'
import { chainsOf, straightened, type Chain } from '../../../shared/map/cells/trace.ts'
import type { AreaKind, BorderKind } from '../../../shared/map/board-map.ts'
import type { Shores } from '../../../shared/map/layout/berths.ts'
import { layOut, type LayoutInput } from '../../../shared/map/layout/layout.ts'
import { letter } from '../../../shared/map/layout/lettering.ts'
import { outlinesOf } from '../../../shared/map/layout/outlines.ts'
import { lineLength, type Line, type Point } from '../../../shared/map/layout/plane.ts'
import {
  KIND_LETTER,
  packLine,
  PACKED_FORMAT,
  PACKED_VERSION,
  type PackedArea,
  type PackedMap,
  type PackedSites,
} from '../../../shared/map/packed.ts'
import { entangled } from '../arcs.ts'
import { astray, overlapping } from './counters.ts'
import type { WorldFacts } from './facts.ts'
import { misjoined } from './coastal-borders.ts'
import { LAKES, type Settled } from './settle.ts'
import { GHOST, unroll } from './unroll.ts'

/** How far lines may leave the edges of the cells, px: the first, and others where lines would touch. */
const TOLERANCES_PX = [1, 0.6, 0.35, 0.2, 0.1, 0, 2, 4]
/** Units of a px that are kept. */
const PRECISION = 2
const CREDITS = 'Coastlines: Natural Earth (public domain)'
/** A border shorter than this, px, cannot be seen. */
const LEAST_BORDER_PX = 12

const rounded = (line: Line): Point[] =>
  line
    .map(([x, y]): Point => [Math.round(x * PRECISION) / PRECISION, Math.round(y * PRECISION) / PRECISION])
    .filter((p, i, all) => i === 0 || p[0] !== all[i - 1]![0] || p[1] !== all[i - 1]![1])

/** Lines with as few points as can be without one touching another. */
function loosened(chains: readonly Chain[]): { chains: Chain[]; errors: string[] } {
  const draw = (chain: Chain, tolerance: number) =>
    rounded(
      chain.left === null || chain.right === null
        ? chain.points
        : straightened(chain.raw, chain.from === chain.to, tolerance),
    )
  const tries = chains.map(() => 0)
  const lines = chains.map((chain) => draw(chain, TOLERANCES_PX[0]!))
  const errors: string[] = []
  for (let bad = entangled(lines); bad.length > 0 && errors.length === 0; bad = entangled(lines))
    for (const i of bad) {
      const tolerance = TOLERANCES_PX[++tries[i]!]
      if (tolerance === undefined) errors.push(`a line touches another near ${chains[i]!.raw[0]!.join(' ')}`)
      else lines[i] = draw(chains[i]!, tolerance)
    }
  return { chains: chains.map((chain, i) => ({ ...chain, points: lines[i]! })), errors }
}

export function drawWorld(
  facts: WorldFacts,
  { grid, ids, globe, spaces }: Settled,
): { map: PackedMap | null; errors: readonly string[]; notes: readonly string[] } {
  const scale = facts.projection.pxPerCell
  const { cells, left } = unroll(grid, spaces, scale)
  const box = [cells.columns * scale, cells.rows * scale] as const
  const idOf = (area: number | null): string | null =>
    area === null ? null : ids[(area > GHOST ? area - GHOST : area) - 1]!
  const traced = loosened(chainsOf(cells))
  const beyond = traced.chains.map((chain) => [idOf(chain.left), idOf(chain.right)] as const)
  const { chains } = traced
  const walked = outlinesOf(chains, 'right')
  const outlines = new Map(
    [...walked].flatMap(([area, outline]) => (area > GHOST ? [] : [[idOf(area)!, outline] as const])),
  )
  const again = new Map(
    [...walked].flatMap(([area, outline]) => (area > GHOST ? [[idOf(area)!, outline] as const] : [])),
  )

  const kindOf = (id: string): AreaKind => {
    if (id in facts.spaces) return facts.rules.seas.includes(id) ? 'sea' : 'land'
    return id in facts.waters || id === LAKES ? 'water' : 'impassable'
  }
  const liesAt = (id: string, sea: string) => facts.rules.adjacency[id]!.includes(sea)
  const errors = [...traced.errors]
  const lengths = new Map<string, number>()
  chains.forEach(({ points }, i) => {
    const [a, b] = beyond[i]!
    if (a === null || b === null) return
    const pair = [a, b].sort().join('-')
    lengths.set(pair, (lengths.get(pair) ?? 0) + lineLength(points))
  })
  for (const [pair, px] of lengths)
    if (pair.split('-').every((id) => id in facts.spaces) && px < LEAST_BORDER_PX)
      errors.push(`the border ${pair} is only ${px.toFixed(1)} px long`)

  errors.push(...misjoined(chains, beyond, facts.rules, kindOf))

  const coastSeas = Object.entries(facts.rules.coastSeas)
  const coasts = Object.fromEntries(
    coastSeas.map(([coast, seas]): [string, Shores] => {
      const [id] = coast.split('/') as [string]
      const elsewhere = coastSeas.flatMap(([other, theirs]) => (other.startsWith(`${id}/`) ? theirs : []))
      const shoreAt = (at: readonly string[]) =>
        chains.flatMap(({ points }, i) =>
          beyond[i]!.includes(id) && at.some((sea) => beyond[i]!.includes(sea)) ? [points] : [],
        )
      const own = shoreAt(seas)
      if (own.length === 0) errors.push(`${coast} has no shore at ${seas.join(' ')}`)
      return [coast, { own, others: shoreAt(elsewhere.filter((sea) => !seas.includes(sea))) }]
    }),
  )
  const input: LayoutInput = {
    frame: box,
    provinces: Object.keys(facts.spaces),
    kindOf,
    hasCentre: (id) => facts.rules.centres.includes(id),
    cramped: 'overlaps',
    liesAt,
    coasts,
    names: facts.names,
  }
  const boxNote = `box ${box.join(' x ')}, ${Math.round(left * scale)} px of it west of the cut`
  if (errors.length > 0) return { map: null, errors, notes: [boxNote] }
  const sites = layOut(input, outlines)
  errors.push(...overlapping(sites), ...astray(sites, outlines))
  const names = letter(input, outlines, sites)
  const kindBetween = ([a, b]: readonly [string | null, string | null]): BorderKind => {
    if (a === null || b === null) return 'frame'
    const dry = [a, b].filter((id) => kindOf(id) === 'land' || kindOf(id) === 'impassable').length
    return dry === 2 ? 'land' : dry === 1 ? 'coast' : 'sea'
  }
  const tight = [...sites]
    .sort((p, q) => p[1].clearance - q[1].clearance)
    .slice(0, 24)
    .map(([id, { clearance }]) => `${id} ${clearance.toFixed(1)}`)
  const map: PackedMap = {
    format: PACKED_FORMAT,
    version: PACKED_VERSION,
    variant: facts.id,
    credits: CREDITS,
    box,
    round: globe.width * scale,
    precision: PRECISION,
    arcs: chains.map(({ points }) =>
      packLine(points.map(([x, y]): Point => [Math.round(x * PRECISION), Math.round(y * PRECISION)])),
    ),
    kinds: beyond.map((pair) => KIND_LETTER[kindBetween(pair)]).join(''),
    areas: Object.fromEntries(
      [...outlines.keys()].sort().map((id): [string, PackedArea] => {
        const [own, ghost] = [outlines.get(id)!.walks, again.get(id)?.walks ?? []]
        return [
          id,
          { kind: kindOf(id), rings: [...own, ...ghost], ...(ghost.length > 0 && { own: own.length }) },
        ]
      }),
    ),
    sites: Object.fromEntries(
      [...sites]
        .sort((p, q) => (p[0] < q[0] ? -1 : 1))
        .map(([id, placed]): [string, PackedSites] => [id, packedSites(placed, names.get(id) ?? {})]),
    ),
    crossings: facts.crossings.map((pair) => {
      const [a, b] = pair.split('-') as [string, string]
      const [from, to] = nearest(outlines.get(a)!.rings.flat(), outlines.get(b)!.rings.flat())
      return [a, b, ...from, ...to] as const
    }),
    graticule: graticule(
      (at) => {
        const [x, y] = globe.project(at)
        return [x * scale, y * scale]
      },
      globe.width * scale,
      left * scale,
      box,
    ),
  }
  return {
    map: errors.length > 0 ? null : map,
    errors,
    notes: [boxNote, `least room, px: ${tight.join(', ')}`],
  }
}

/** The two points of two outlines that are nearest to each other. */
function nearest(a: readonly Point[], b: readonly Point[]): readonly [Point, Point] {
  let best: readonly [Point, Point] = [a[0]!, b[0]!]
  let least = Infinity
  for (const p of a)
    for (const q of b) {
      const away = (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2
      if (away < least) [least, best] = [away, [p, q]]
    }
  return best
}

/** Meridians and parallels twenty degrees apart, in whole px. */
function graticule(
  project: (at: readonly [number, number]) => Point,
  width: number,
  left: number,
  [wide, high]: readonly [number, number],
): string[] {
  const lines: string[] = []
  for (let lon = -180; lon < 180; lon += 20)
    for (const round of [-1, 0, 1]) {
      const line = Array.from({ length: 37 }, (_, i): Point => project([lon, 84 - i * 4])).map(
        ([x, y]): Point => [Math.round(x + left + round * width), Math.round(y)],
      )
      if (line.some(([x]) => x >= 0 && x <= wide))
        lines.push(packLine(line.filter(([, y]) => y >= 0 && y <= high)))
    }
  for (let lat = 80; lat > -64; lat -= 20) {
    const line: Point[] = []
    for (const round of [-1, 0, 1])
      for (let lon = -170; lon < 190; lon += 4) {
        const [x, y] = project([lon, lat])
        const at: Point = [Math.round(x + left + round * width), Math.round(y)]
        if (at[0] >= 0 && at[0] <= wide) line.push(at)
      }
    lines.push(packLine(line))
  }
  return lines
}
