import type { Atlas } from './atlas.ts'
import { boundsOf, inBounds, type Point } from '../../shared/map/layout/plane.ts'
import type { Projection } from './projection.ts'
import { RingIndex } from '../../shared/map/layout/ring-index.ts'
import { straitRing } from './soup.ts'
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
  const indexed = Object.entries(straits).map(([id, { outline, channel }]) => ({
    id,
    outline: new RingIndex([straitRing(outline, projection).slice(0, -1)]),
    channel: channel ? new RingIndex([straitRing(channel, projection).slice(0, -1)]) : null,
  }))
  const countries = atlas.rings
    .filter((ring) => !ring.isHole)
    .map((ring) => ({ country: ring.country, bounds: boundsOf(ring.points), points: ring.points }))

  const straitAt = ([x, y]: Point): string | null => {
    const strait =
      indexed.find(({ channel }) => channel?.has(x, y)) ??
      (land.has(x, y) ? undefined : indexed.find(({ outline }) => outline.has(x, y)))
    return strait?.id ?? null
  }
  return {
    straitAt,
    elementAt: (at) => (straitAt(at) !== null ? 'strait' : land.has(at[0], at[1]) ? 'land' : 'water'),
    countryAt: (at) =>
      countries.find(
        ({ bounds, points }) => inBounds(at, bounds) && new RingIndex([points]).has(at[0], at[1]),
      )?.country ?? null,
  }
}
