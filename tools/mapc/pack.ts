import type { BorderKind, Point } from '../../shared/map/board-map.ts'
import {
  KIND_LETTER,
  packLine,
  PACKED_FORMAT,
  PACKED_VERSION,
  type PackedArea,
  type PackedMap,
  type PackedName,
  type PackedSites,
} from '../../shared/map/packed.ts'
import type { Outline } from '../../shared/map/layout/outlines.ts'
import type { Arc } from './arcs.ts'
import { areaKind, provinceOf } from './areas.ts'
import type { Placed } from '../../shared/map/layout/layout.ts'
import type { PlacedName } from '../../shared/map/layout/lettering.ts'
import type { Line } from '../../shared/map/layout/plane.ts'
import type { Projection } from './projection.ts'
import type { VariantFacts } from './variant.ts'

export interface Drawing {
  readonly arcs: readonly Arc[]
  readonly outlines: ReadonlyMap<string, Outline>
  readonly sites: ReadonlyMap<string, Placed>
  readonly names: ReadonlyMap<string, Readonly<Record<string, PlacedName>>>
  readonly graticule: readonly Line[]
}

const CREDITS = 'Coastlines: Natural Earth (public domain)'

const tenth = (value: number) => Math.round(value * 10) / 10
const hundredth = (value: number) => Math.round(value * 100) / 100
const tenths = ([x, y]: Point): Point => [tenth(x), tenth(y)]

function borderKind(variant: VariantFacts, { left, right }: Arc): BorderKind {
  if (left === null || right === null) return 'frame'
  const kinds = [areaKind(variant, left), areaKind(variant, right)]
  const dry = kinds.filter((kind) => kind === 'land' || kind === 'impassable').length
  if (dry === 2) return 'land'
  if (dry === 1) return 'coast'
  const narrows = [left, right].filter(
    (id) => areaKind(variant, id) === 'strait' && !variant.straits[id]?.open,
  )
  return narrows.length > 0 ? 'strait' : 'sea'
}

function packArea(variant: VariantFacts, id: string, outline: Outline): PackedArea {
  const province = provinceOf(variant, id)
  return {
    kind: areaKind(variant, id),
    ...(province !== null && province !== id ? { province } : {}),
    rings: outline.walks,
  }
}

function packName({ box, lines, scale, fromZoom }: PlacedName): PackedName {
  const [x, y] = tenths(box.at)
  return [x, y, hundredth(scale), fromZoom, ...lines]
}

function packSites(placed: Placed, names: Readonly<Record<string, PlacedName>>): PackedSites {
  const coasts = Object.entries(placed.coasts).map(([coast, box]) => [coast, tenths(box.at)] as const)
  const [x, y] = tenths(placed.code.at)
  return {
    unit: tenths(placed.unit.at),
    dislodged: tenths(placed.dislodged.at),
    ...(placed.star ? { star: tenths(placed.star.at) } : {}),
    code: [x, y, hundredth(placed.codeScale)],
    names: Object.fromEntries(Object.entries(names).map(([language, name]) => [language, packName(name)])),
    ...(coasts.length > 0 ? { coasts: Object.fromEntries(coasts) } : {}),
  }
}

/** Marks across water and from sea to sea. */
const marksOf = ({ straits, passages = [] }: VariantFacts) => [
  ...Object.values(straits).flatMap(({ province, crossing }) =>
    crossing ? [{ ...crossing, between: [province, crossing.leadsTo] as const }] : [],
  ),
  ...passages,
]

/** The shipped form of a drawing. Keys are sorted, so that the same drawing gives the same bytes. */
export function packMap(
  variant: VariantFacts,
  drawing: Drawing,
  projection: Projection,
  precision: number,
): PackedMap {
  const whole = (line: Line): Point[] =>
    line.map(([x, y]) => [Math.round(x * precision), Math.round(y * precision)])
  const ids = [...drawing.outlines.keys()].sort()
  return {
    format: PACKED_FORMAT,
    version: PACKED_VERSION,
    variant: variant.id,
    credits: CREDITS,
    box: variant.projection.frame,
    precision,
    arcs: drawing.arcs.map((arc) => packLine(whole(arc.points))),
    kinds: drawing.arcs.map((arc) => KIND_LETTER[borderKind(variant, arc)]).join(''),
    areas: Object.fromEntries(ids.map((id) => [id, packArea(variant, id, drawing.outlines.get(id)!)])),
    sites: Object.fromEntries(
      ids.flatMap((id) => {
        const placed = drawing.sites.get(id)
        return placed ? [[id, packSites(placed, drawing.names.get(id)!)] as const] : []
      }),
    ),
    crossings: marksOf(variant).map(({ between, from, to }) => [
      ...between,
      ...tenths(projection(from)),
      ...tenths(projection(to)),
    ]),
    graticule: drawing.graticule.map(packLine),
  }
}
