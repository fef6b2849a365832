// Compiles a map from shapes that other people drew: converts them to cells, traces the borders, and places the
// symbols as on our own maps.
import type { AreaKind, BorderKind, Point } from '../board-map.ts'
import {
  KIND_LETTER,
  packLine,
  PACKED_FORMAT,
  PACKED_VERSION,
  type PackedArea,
  type PackedMap,
  type PackedSites,
} from '../packed.ts'
import type { Shores } from '../layout/berths.ts'
import { layOut, type LayoutInput, type Placed } from '../layout/layout.ts'
import { letter, type PlacedName } from '../layout/lettering.ts'
import { boundsOf } from '../layout/plane.ts'
import { claim, grow, makeCells, meltSpecks, NOBODY, paint, sizesOf, type Cells } from './cells.ts'
import { outlinesOf, type Outline } from '../layout/outlines.ts'
import type { Picture } from '../sketch/picture.ts'
import type { Shape } from '../sketch/shape.ts'
import { packedPicture } from './ground-picture.ts'
import { chainsOf, type Chain } from './trace.ts'

/** Areas of a drawing that are no provinces. */
export const SCENERY = ['impassable', 'water'] as const
export type SceneryKind = (typeof SCENERY)[number]
export const isScenery = (area: string): area is SceneryKind => (SCENERY as readonly string[]).includes(area)

export interface Sketch {
  readonly id: string
  readonly credits: string
  readonly shapes: readonly Shape[]
  /** Provinces in the order of the board. */
  readonly provinces: readonly {
    readonly id: string
    readonly kind: 'land' | 'sea'
    readonly hasCentre: boolean
    /** Named coasts, each with the provinces that it reaches by water. */
    readonly coasts: Readonly<Record<string, readonly string[]>>
  }[]
  readonly liesAt: (province: string, sea: string) => boolean
  /** Full names by language tag and province. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>
  /**
   * Where units stand (in the drawing's units), where that is known. A province without a shape gets the cells
   * without an area that are nearest to its point.
   */
  readonly seeds: Readonly<Record<string, Point>>
  /** A picture that is shown instead of areas. */
  readonly picture?: Picture | undefined
}

/** Provinces that cannot be seen or touched. */
export interface Undrawn {
  readonly kind: 'not-drawn' | 'too-small'
  readonly province: string
}

/** Px² of a map for each province, and the least number of provinces a map is sized for. */
const PX2_A_PROVINCE = 15_000
const LEAST_PROVINCES = 22
const MOST_PX2 = 4_000_000
/** A map is at most so many times as wide as it is high, or the other way round. */
const LONGEST = 4
const PRECISION = 5
/** Lines drawn between shapes are no wider than this, px. */
const GAP_PX = 4
/** Pieces smaller than this are given to a neighbouring area, px². */
const SPECK_PX2 = 10
/** A province smaller than this cannot be touched reliably, px². */
const LEAST_PX2 = 120
/** Cells without an area. */
const REST = 'impassable'

interface Scaled {
  readonly frame: Point
  readonly toPx: (at: Point) => Point
  /** Px in a unit of the drawing. */
  readonly scale: number
}

/** Converts the drawing's units to px of a map, and has its frame. */
function scaled({ shapes, seeds, provinces, picture }: Sketch): Scaled {
  const points = [
    ...shapes.flatMap(({ rings }) => rings.flat()),
    ...Object.values(seeds),
    ...(picture?.corners ?? []),
  ]
  const [x0, y0, x1, y1] = boundsOf(points.length > 0 ? points : [[0, 0]])
  const [wide, high] = [Math.max(x1 - x0, 1e-6), Math.max(y1 - y0, 1e-6)]
  const aspect = Math.min(LONGEST, Math.max(1 / LONGEST, wide / high))
  const area = Math.min(MOST_PX2, PX2_A_PROVINCE * Math.max(provinces.length, LEAST_PROVINCES))
  const frame: Point = [Math.round(Math.sqrt(area * aspect)), Math.round(Math.sqrt(area / aspect))]
  const scale = Math.min(frame[0] / wide, frame[1] / high)
  const [dx, dy] = [(frame[0] - wide * scale) / 2, (frame[1] - high * scale) / 2]
  return { frame, scale, toPx: ([x, y]) => [(x - x0) * scale + dx, (y - y0) * scale + dy] }
}

/** Compiles a sketch; there is no map where provinces cannot be seen. */
export function drawMap(sketch: Sketch): { map: PackedMap } | { undrawn: readonly Undrawn[] } {
  const { frame, toPx, scale } = scaled(sketch)
  const perPx = frame[0] * frame[1] > 1_500_000 ? 1 : 2
  const cells = makeCells(frame, perPx)
  const ids = [...sketch.provinces.map(({ id }) => id), ...SCENERY]
  const numberOf = new Map(ids.map((id, i) => [id, i + 1]))
  for (const { area, rings, rule } of sketch.shapes) {
    const number = numberOf.get(area)
    if (number !== undefined) paint(cells, rings.map((ring) => ring.map(toPx)), number, rule) // oxfmt-ignore
  }
  const shaped = new Set(sketch.shapes.map(({ area }) => area))
  claim(
    cells,
    Object.entries(sketch.seeds).map(
      ([id, at]) => [shaped.has(id) ? NOBODY : numberOf.get(id)!, toPx(at)] as const,
    ),
  )
  const asDrawn = sizesOf(cells)
  grow(cells, GAP_PX * perPx)
  meltSpecks(cells, SPECK_PX2 * perPx * perPx)
  const rest = numberOf.get(REST)!
  cells.areas.forEach((area, cell) => {
    if (area === NOBODY) cells.areas[cell] = rest
  })
  const sizes = sizesOf(cells)
  const undrawn = sketch.provinces.flatMap(({ id }): Undrawn[] => {
    const number = numberOf.get(id)!
    const size = Math.min(sizes.get(number) ?? 0, asDrawn.get(number) ?? 0) / (perPx * perPx)
    if (size === 0) return [{ kind: 'not-drawn', province: id }]
    return size < LEAST_PX2 ? [{ kind: 'too-small', province: id }] : []
  })
  if (undrawn.length > 0) return { undrawn }
  const map = packed(sketch, frame, cells, ids)
  const ground = sketch.picture ? packedPicture(sketch.picture, { toPx, scale, precision: PRECISION }) : []
  return { map: ground.length > 0 ? { ...map, picture: ground } : map }
}

function packed(sketch: Sketch, frame: Point, cells: Cells, ids: readonly string[]): PackedMap {
  const chains = chainsOf(cells)
  const idOf = (area: number | null): string | null => (area === null ? null : (ids[area - 1] ?? null))
  const outlines = new Map([...outlinesOf(chains, 'right')].map(([area, outline]) => [idOf(area)!, outline]))
  const kinds = new Map<string, AreaKind>(sketch.provinces.map(({ id, kind }) => [id, kind]))
  const kindOf = (area: string): AreaKind => kinds.get(area) ?? (isScenery(area) ? area : 'impassable')
  const input: LayoutInput = {
    frame: [frame[0], frame[1]],
    provinces: sketch.provinces.map(({ id }) => id),
    kindOf,
    hasCentre: (id) => sketch.provinces.find((one) => one.id === id)?.hasCentre === true,
    cramped: 'overlaps',
    liesAt: sketch.liesAt,
    coasts: shoresOf(sketch, chains, idOf, outlines),
    names: sketch.names,
  }
  const sites = layOut(input, outlines)
  const names = letter(input, outlines, sites)
  const whole = (line: readonly Point[]): Point[] =>
    line.map(([x, y]) => [Math.round(x * PRECISION), Math.round(y * PRECISION)])
  const areas = [...outlines.keys()].sort()
  return {
    format: PACKED_FORMAT,
    version: PACKED_VERSION,
    variant: sketch.id,
    credits: sketch.credits,
    box: [frame[0], frame[1]],
    precision: PRECISION,
    arcs: chains.map(({ points }) => packLine(whole(points))),
    kinds: chains.map((chain) => KIND_LETTER[borderKind(chain, idOf, kindOf)]).join(''),
    areas: Object.fromEntries(
      areas.map((id): [string, PackedArea] => [id, { kind: kindOf(id), rings: outlines.get(id)!.walks }]),
    ),
    sites: Object.fromEntries(
      areas.flatMap((id): [string, PackedSites][] => {
        const placed = sites.get(id)
        return placed ? [[id, packedSites(placed, names.get(id) ?? {})]] : []
      }),
    ),
    crossings: [],
    graticule: [],
  }
}

function borderKind(
  { left, right }: Chain,
  idOf: (area: number | null) => string | null,
  kindOf: (area: string) => AreaKind,
): BorderKind {
  const [a, b] = [idOf(left), idOf(right)]
  if (a === null || b === null) return 'frame'
  const dry = [a, b].filter((id) => kindOf(id) === 'land' || kindOf(id) === 'impassable').length
  return dry === 2 ? 'land' : dry === 1 ? 'coast' : 'sea'
}

/** The shores of separate coasts: where they meet the water that each leads to. */
function shoresOf(
  { provinces }: Sketch,
  chains: readonly Chain[],
  idOf: (area: number | null) => string | null,
  outlines: ReadonlyMap<string, Outline>,
): Record<string, Shores> {
  const shores: Record<string, Shores> = {}
  for (const { id, coasts } of provinces) {
    const shoreAt = (seas: readonly string[]) =>
      chains.flatMap(({ left, right, points }) => {
        const pair = [idOf(left), idOf(right)]
        return pair.includes(id) && pair.some((other) => other !== null && seas.includes(other))
          ? [points]
          : []
      })
    const all = Object.values(coasts).flat()
    for (const [coast, seas] of Object.entries(coasts)) {
      const own = shoreAt(seas)
      shores[`${id}/${coast}`] = {
        own: own.length > 0 ? own : (outlines.get(id)?.rings ?? []),
        others: shoreAt(all.filter((sea) => !seas.includes(sea))),
      }
    }
  }
  return shores
}

const tenth = (value: number) => Math.round(value * 10) / 10
const hundredth = (value: number) => Math.round(value * 100) / 100
const tenths = ([x, y]: Point): Point => [tenth(x), tenth(y)]

/** The places of a province's symbols and names, rounded. */
export function packedSites(placed: Placed, names: Readonly<Record<string, PlacedName>>): PackedSites {
  const coasts = Object.entries(placed.coasts).map(([coast, { at }]) => [coast, tenths(at)] as const)
  return {
    unit: tenths(placed.unit.at),
    dislodged: tenths(placed.dislodged.at),
    ...(placed.star && { star: tenths(placed.star.at) }),
    code: [...tenths(placed.code.at), hundredth(placed.codeScale)] as const,
    names: Object.fromEntries(
      Object.entries(names).map(([language, { box, lines, scale, fromZoom }]) => [
        language,
        [...tenths(box.at), hundredth(scale), fromZoom, ...lines] as const,
      ]),
    ),
    ...(coasts.length > 0 && { coasts: Object.fromEntries(coasts) }),
  }
}
