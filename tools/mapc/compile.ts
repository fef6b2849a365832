import type { PackedMap } from '../../shared/map/packed.ts'
import { loadAtlas } from './atlas.ts'
import { outlinesOf } from '../../shared/map/layout/outlines.ts'
import { makeArcs } from './arcs.ts'
import { checkDrawing } from './checks.ts'
import { makeGraticule } from './graticule.ts'
import { layoutInputOf } from './layout-input.ts'
import { labelFaces } from './labels.ts'
import { layOut } from '../../shared/map/layout/layout.ts'
import { letter } from '../../shared/map/layout/lettering.ts'
import { packMap } from './pack.ts'
import { foldsOf, makeProjection } from './projection.ts'
import { checkShores } from './shores.ts'
import { makeSoup } from './soup.ts'
import { subdivide } from './subdivision.ts'
import { makeTerrain } from './terrain.ts'
import type { VariantFacts } from './variant.ts'

export interface CompileReport {
  /** What is wrong, as sentences; a map with errors is not made. */
  readonly errors: readonly string[]
  /** What an author may want to look at. */
  readonly notes: readonly string[]
}

/** The detail of the shipped map: see docs/map.md for what other values cost. */
const DETAIL = { coastPx2: 0.8, linePx2: 0.3, leastIslandPx2: 25, precision: 5 }

/** Compiles a variant's facts into the shipped map. `map` is null when there are errors. */
export function compileMap(variant: VariantFacts): CompileReport & { readonly map: PackedMap | null } {
  const { frame } = variant.projection
  const detail = { ...DETAIL, ...variant.detail }
  const projection = makeProjection(variant.projection)
  const folds = foldsOf(projection, frame).map((at) => `the projection folds at ${at.join(' ')}`)
  if (folds.length > 0) return { errors: folds, notes: [], map: null }

  const atlas = loadAtlas({
    projection,
    frame,
    omittedCountries: variant.omittedCountries,
    simplifyPx2: DETAIL.coastPx2,
    leastIslandPx2: DETAIL.leastIslandPx2,
  })
  const terrain = makeTerrain(atlas, variant.straits, projection)
  const soup = makeSoup(variant, atlas, projection)
  const subdivision = subdivide(soup, terrain, frame)
  const labelling = labelFaces(variant, subdivision, terrain, projection)
  if (labelling.errors.length > 0) return { errors: labelling.errors, notes: labelling.notes, map: null }

  const { arcs, errors } = makeArcs(subdivision, labelling, soup.sources, detail)
  const outlines = outlinesOf(arcs, 'left')
  const failures = [
    ...errors,
    ...checkDrawing(variant, arcs, soup.sources),
    ...checkShores(variant, arcs, outlines, projection),
  ]
  if (failures.length > 0) return { errors: failures, notes: labelling.notes, map: null }

  const input = layoutInputOf(variant, projection)
  const sites = layOut(input, outlines)
  const names = letter(input, outlines, sites)
  const drawing = { arcs, outlines, sites, names, graticule: makeGraticule(projection, frame) }
  const cramped = [...sites]
    .sort((p, q) => p[1].clearance - q[1].clearance)
    .slice(0, 14)
    .map(([id, site]) => `${id} ${site.clearance.toFixed(1)}`)
  const late = [...names].flatMap(([id, byLanguage]) =>
    Object.entries(byLanguage)
      .filter(([, name]) => name.fromZoom > 2)
      .map(([language, name]) => `${id} ${language} ${name.fromZoom}`),
  )
  return {
    errors: [],
    notes: [
      ...labelling.notes,
      `names that fit late: ${late.join(', ')}`,
      `least room, px: ${cramped.join(', ')}`,
    ],
    map: packMap(variant, drawing, projection, detail.precision),
  }
}
