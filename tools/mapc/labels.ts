// Gives every face the id of the area it belongs to: first by the authored points, then by contact with a neighbour of
// the same element, then islands by country.
import type { AreaKind } from '../../shared/map/board-map.ts'
import { distance, type Point } from './plane.ts'
import type { Projection } from './projection.ts'
import type { Face, Subdivision } from './subdivision.ts'
import type { Element, Terrain } from './terrain.ts'
import type { LonLat, VariantFacts } from './variant.ts'

/** Land that is nobody's and water that leads nowhere, when no authored point names them. */
export const NEUTRAL_ISLES = 'isles'
export const LAKES = 'lakes'

/** Lakes smaller than this, px², are given to the land around them. */
const LEAST_LAKE_PX2 = 90
/** Faces smaller than this, px², would not survive the rounding and melt into a neighbour. */
const SLIVER_PX2 = 4
/** Faces of a province that islands may join have at least this area, px². */
const MAINLAND_PX2 = 400

export interface Labelling {
  readonly labels: ReadonlyMap<Face, string>
  readonly errors: readonly string[]
  readonly notes: readonly string[]
}

/** What an area id of the variant stands for. */
export function areaKind(variant: VariantFacts, id: string): AreaKind {
  if (id in variant.provinces) return variant.rules.seas.includes(id) ? 'sea' : 'land'
  if (id in variant.straits) return 'strait'
  if (id in variant.impassable || id === NEUTRAL_ISLES) return 'impassable'
  if (id in variant.waters || id === LAKES) return 'water'
  throw new Error(`no area is called ${id}`)
}

/** The province an area stands for: itself, the shore of a strait or inland sea, or none. */
export function provinceOf(variant: VariantFacts, id: string): string | null {
  if (id in variant.provinces) return id
  return variant.straits[id]?.province ?? variant.waters[id]?.province ?? null
}

function elementOf(variant: VariantFacts, id: string): Element {
  switch (areaKind(variant, id)) {
    case 'land':
    case 'impassable':
      return 'land'
    case 'sea':
    case 'water':
      return 'water'
    case 'strait':
      return 'strait'
  }
}

const place = ([x, y]: Point) => `${Math.round(x)},${Math.round(y)}`

/** Labels all faces; errors are gaps in borders and points that lie where they must not. */
export function labelFaces(
  variant: VariantFacts,
  { faces, faceAt, faceOf, edges, vertices }: Subdivision,
  terrain: Terrain,
  projection: Projection,
): Labelling {
  const labels = new Map<Face, string>()
  const errors: string[] = []
  const notes: string[] = []
  const [width, height] = variant.projection.frame

  const byPoints = (id: string, points: readonly LonLat[]) => {
    let found = 0
    for (const lonLat of points) {
      const at = projection(lonLat)
      if (at[0] < 0 || at[1] < 0 || at[0] > width || at[1] > height) continue
      const face = faceAt(at)
      const wanted = elementOf(variant, id)
      const element = terrain.elementAt(at)
      if (!face || element !== wanted) {
        errors.push(`the point of ${id} at ${lonLat.join(' ')} falls on ${element}`)
        continue
      }
      const other = labels.get(face)
      if (other !== undefined && other !== id)
        errors.push(
          `${other} and ${id} share one face: a border has a gap within ${face.bounds.map(Math.round).join(' ')}`,
        )
      labels.set(face, id)
      found++
    }
    if (found === 0) errors.push(`no point of ${id} lies in the frame on its own element`)
  }
  for (const [id, points] of Object.entries(variant.provinces)) byPoints(id, points)
  for (const [id, points] of Object.entries(variant.impassable)) byPoints(id, points)
  for (const [id, { at }] of Object.entries(variant.waters)) byPoints(id, at)
  for (const face of faces) {
    const strait = terrain.straitAt(face.inner)
    if (strait !== null) labels.set(face, strait)
  }

  const edgeLength = (half: number) =>
    distance(vertices[edges[half >> 1]!.from]!, vertices[edges[half >> 1]!.to]!)
  /** The label it shares the longest border with, among neighbours that pass. */
  const closest = (face: Face, passes: (neighbour: Face) => boolean): string | null => {
    const shared = new Map<string, number>()
    for (const half of face.halves) {
      const neighbour = faceOf(half ^ 1)
      const label = neighbour && labels.get(neighbour)
      if (!neighbour || neighbour === face || label === undefined || label === null || !passes(neighbour))
        continue
      shared.set(label, (shared.get(label) ?? 0) + edgeLength(half))
    }
    return [...shared].sort((p, q) => q[1] - p[1])[0]?.[0] ?? null
  }

  let pending = faces.filter((face) => !labels.has(face))
  for (let before = Infinity; pending.length < before;) {
    before = pending.length
    pending = pending.filter((face) => {
      const label = closest(face, (neighbour) => neighbour.element === face.element)
      if (label === null) return true
      labels.set(face, label)
      if (face.area > 25)
        notes.push(`${Math.round(face.area)} px² at ${place(face.inner)} joined to ${label} by contact`)
      return false
    })
  }

  const nearestOf = (face: Face, ids: readonly string[]): string | null => {
    let best: string | null = null
    let least = Infinity
    for (const [candidate, id] of labels) {
      if (!ids.includes(id) || candidate.area < MAINLAND_PX2) continue
      for (const point of candidate.rings[0]!) {
        const d = distance(point, face.inner)
        if (d < least) {
          least = d
          best = id
        }
      }
    }
    return best
  }
  const islands = pending.map((face): [Face, string] => {
    if (face.element !== 'land') {
      const shore = face.area < LEAST_LAKE_PX2 ? closest(face, () => true) : null
      if (shore === null) notes.push(`nameless water of ${Math.round(face.area)} px² at ${place(face.inner)}`)
      return [face, shore ?? LAKES]
    }
    const country = terrain.countryAt(face.inner) ?? ''
    const owner = nearestOf(face, variant.islands[country] ?? [])
    const sea = closest(face, (neighbour) => neighbour.element !== 'land')
    if (owner === null || sea === null) return [face, owner ?? NEUTRAL_ISLES]
    // An island must not bring its province to a sea that the rules keep from it (Shetland, Rhodes).
    const touches = areaKind(variant, sea) !== 'sea' || variant.rules.adjacency[owner]!.includes(sea)
    if (!touches) notes.push(`an island near ${owner} lies in ${sea}: nobody's`)
    return [face, touches ? owner : NEUTRAL_ISLES]
  })
  for (const [face, label] of islands) labels.set(face, label)
  for (const face of faces) {
    if (face.area >= SLIVER_PX2) continue
    const solid = (neighbour: Face) => neighbour.area >= SLIVER_PX2
    const around =
      closest(face, (other) => solid(other) && other.element === face.element) ?? closest(face, solid)
    if (around !== null) labels.set(face, around)
  }
  return { labels, errors, notes }
}
