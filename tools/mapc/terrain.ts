import type { Atlas } from './atlas.ts'
import { densify } from './curve.ts'
import { boundsOf, inBounds, type Point } from './plane.ts'
import type { Projection } from './projection.ts'
import { RingIndex } from './ring-index.ts'
import type { Strait } from './variant.ts'

/** What a point of the drawing is made of. */
export type Element = 'land' | 'water' | 'strait'

export interface Terrain {
  elementAt(at: Point): Element
  /** The strait whose outline holds the point, if it is water there. */
  straitAt(at: Point): string | null
  /** The present-day country the point lies in. */
  countryAt(at: Point): string | null
}

/** Answers what lies where, from the coastlines and the outlines of the straits. */
export function makeTerrain(
  atlas: Atlas,
  straits: Readonly<Record<string, Strait>>,
  projection: Projection,
): Terrain {
  // Neighbouring countries cover disjoint areas, so the even-odd sum of all their rings is the land.
  const land = new RingIndex(atlas.rings.map((ring) => ring.points))
  const straitRings = Object.entries(straits).map(([id, { outline }]) => ({
    id,
    index: new RingIndex([
      densify([...outline, outline[0]!], 0.05)
        .map(projection)
        .slice(0, -1),
    ]),
  }))
  const countries = atlas.rings
    .filter((ring) => !ring.isHole)
    .map((ring) => ({ country: ring.country, bounds: boundsOf(ring.points), points: ring.points }))

  const isLand = (at: Point) => land.has(at[0], at[1])
  const straitAt = (at: Point) =>
    isLand(at) ? null : (straitRings.find(({ index }) => index.has(at[0], at[1]))?.id ?? null)
  return {
    straitAt,
    elementAt: (at) => (isLand(at) ? 'land' : straitAt(at) === null ? 'water' : 'strait'),
    countryAt: (at) =>
      countries.find(
        ({ bounds, points }) => inBounds(at, bounds) && new RingIndex([points]).has(at[0], at[1]),
      )?.country ?? null,
  }
}
