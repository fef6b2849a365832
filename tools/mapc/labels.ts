// Gives every face the id of the area it belongs to: first by the authored points, then by contact with a neighbour of
// the same element, then islands by country.
import { areaKind, elementOf, LAKES, NEUTRAL_ISLES } from './areas.ts'
import { distance, inBounds, type Point } from '../../shared/map/layout/plane.ts'
import type { Projection } from './projection.ts'
import type { Face, Subdivision } from './subdivision.ts'
import type { Terrain } from './terrain.ts'
import type { LonLat, VariantFacts } from './variant.ts'

/** Lakes smaller than this, px², are given to the land around them. */
const LEAST_LAKE_PX2 = 90
/** Faces smaller than this, px², would be lost by rounding, and are merged into a neighbour. */
const SLIVER_PX2 = 4
/** Faces of a province that islands may join have at least this area, px². */
const MAINLAND_PX2 = 400
/** Faces larger than this, px², are reported to the author when they are merged into a neighbour. */
const WORTH_A_NOTE_PX2 = 25

export interface Labelling {
  readonly labels: ReadonlyMap<Face, string>
  readonly errors: readonly string[]
  readonly notes: readonly string[]
}

/** The labels so far, and all that the passes below look at. */
interface Work {
  readonly variant: VariantFacts
  readonly subdivision: Subdivision
  readonly terrain: Terrain
  readonly projection: Projection
  readonly labels: Map<Face, string>
  readonly errors: string[]
  readonly notes: string[]
}

const place = ([x, y]: Point) => `${Math.round(x)},${Math.round(y)}`

/** Labels all faces; errors are gaps in borders and points that lie where they must not. */
export function labelFaces(
  variant: VariantFacts,
  subdivision: Subdivision,
  terrain: Terrain,
  projection: Projection,
): Labelling {
  const work: Work = { variant, subdivision, terrain, projection, labels: new Map(), errors: [], notes: [] }
  for (const [id, points] of Object.entries(variant.provinces)) nameByPoints(work, id, points)
  for (const [id, points] of Object.entries(variant.impassable)) nameByPoints(work, id, points)
  for (const [id, { at }] of Object.entries(variant.waters)) nameByPoints(work, id, at)
  nameStraits(work)
  const islands = joinByContact(work).map((face) => [face, islandLabel(work, face)] as const)
  for (const [face, label] of islands) work.labels.set(face, label)
  meltSlivers(work)
  return work
}

function nameByPoints(
  { variant, subdivision, terrain, projection, labels, errors }: Work,
  id: string,
  points: readonly LonLat[],
): void {
  const [width, height] = variant.projection.frame
  let found = 0
  for (const lonLat of points) {
    const at = projection(lonLat)
    if (!inBounds(at, [0, 0, width, height])) continue
    const face = subdivision.faceAt(at)
    const element = terrain.elementAt(at)
    if (!face || element !== elementOf(variant, id)) {
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

function nameStraits({ subdivision, terrain, labels }: Work): void {
  for (const face of subdivision.faces) {
    const strait = terrain.straitAt(face.inner)
    if (strait !== null) labels.set(face, strait)
  }
}

/** The label a face shares the longest border with, among neighbours that pass. */
function closest(
  { subdivision, labels }: Work,
  face: Face,
  passes: (neighbour: Face) => boolean,
): string | null {
  const { vertices, edges, faceOf } = subdivision
  const shared = new Map<string, number>()
  for (const half of face.halves) {
    const neighbour = faceOf(half ^ 1)
    const label = neighbour ? labels.get(neighbour) : undefined
    if (!neighbour || neighbour === face || label === undefined || !passes(neighbour)) continue
    const { from, to } = edges[half >> 1]!
    shared.set(label, (shared.get(label) ?? 0) + distance(vertices[from]!, vertices[to]!))
  }
  return [...shared].sort((p, q) => q[1] - p[1])[0]?.[0] ?? null
}

/**
 * Gives each face without a label that of a neighbour of its element, until no such face has a labelled neighbour;
 * returns the rest.
 */
function joinByContact(work: Work): Face[] {
  let pending = work.subdivision.faces.filter((face) => !work.labels.has(face))
  for (let before = Infinity; pending.length < before;) {
    before = pending.length
    pending = pending.filter((face) => {
      const label = closest(work, face, (neighbour) => neighbour.element === face.element)
      if (label === null) return true
      work.labels.set(face, label)
      if (face.area > WORTH_A_NOTE_PX2)
        work.notes.push(`${Math.round(face.area)} px² at ${place(face.inner)} joined to ${label} by contact`)
      return false
    })
  }
  return pending
}

/** The province of the list whose mainland is nearest. */
function nearestOf({ labels }: Work, face: Face, ids: readonly string[]): string | null {
  let best: string | null = null
  let least = Infinity
  for (const [candidate, id] of labels) {
    if (!ids.includes(id) || candidate.area < MAINLAND_PX2) continue
    const away = Math.min(...candidate.rings[0]!.map((point) => distance(point, face.inner)))
    if (away >= least) continue
    least = away
    best = id
  }
  return best
}

/** The owner of an island or a lake that touches nothing of its kind. */
function islandLabel(work: Work, face: Face): string {
  const { variant, terrain, notes } = work
  if (face.element !== 'land') {
    const shore = face.area < LEAST_LAKE_PX2 ? closest(work, face, () => true) : null
    if (shore === null) notes.push(`nameless water of ${Math.round(face.area)} px² at ${place(face.inner)}`)
    return shore ?? LAKES
  }
  const country = terrain.countryAt(face.inner) ?? ''
  const owner = nearestOf(work, face, variant.islands[country] ?? [])
  const sea = closest(work, face, (neighbour) => neighbour.element !== 'land')
  if (owner === null || sea === null) return owner ?? NEUTRAL_ISLES
  // An island must not bring its province to a sea that the rules keep from it (Shetland, Rhodes).
  if (areaKind(variant, sea) !== 'sea' || variant.rules.adjacency[owner]!.includes(sea)) return owner
  notes.push(`an island near ${owner} lies in ${sea}: nobody's`)
  return NEUTRAL_ISLES
}

function meltSlivers(work: Work): void {
  const solid = (neighbour: Face) => neighbour.area >= SLIVER_PX2
  for (const face of work.subdivision.faces) {
    if (solid(face)) continue
    const around =
      closest(work, face, (other) => solid(other) && other.element === face.element) ??
      closest(work, face, solid)
    if (around !== null) work.labels.set(face, around)
  }
}
