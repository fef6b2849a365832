// The shapes of a GeoJSON collection: the numbers of its polygons, and nothing else.
import { z } from 'zod'
import type { Point } from '../board-map.ts'
import type { Shape } from './shape.ts'

const MOST = { features: 3_000, rings: 3_000, points: 100_000 } as const

const at = z.tuple([z.number().min(-1e7).max(1e7), z.number().min(-1e7).max(1e7)]).rest(z.number())
const ring = z.array(at).min(3).max(MOST.points)
const polygon = z.array(ring).max(MOST.rings)
const id = z.union([z.string().max(60), z.number()]).optional()

/** A collection of features with polygons; other members of a feature are ignored. */
export const geoJsonSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z
    .array(
      z.object({
        type: z.literal('Feature'),
        id: id.describe('The province, or `impassable` or `water` for what is none'),
        properties: z.object({ id }).nullish(),
        geometry: z.discriminatedUnion('type', [
          z.object({ type: z.literal('Polygon'), coordinates: polygon }),
          z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).max(MOST.rings) }),
        ]),
      }),
    )
    .max(MOST.features),
})
export type GeoJson = z.infer<typeof geoJsonSchema>

/** Shapes by the id of their feature. North is up; longitudes are scaled by the cosine of the middle latitude. */
export function shapesOfGeoJson({ features }: GeoJson): Shape[] {
  const polygons = features.map(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  )
  const all = polygons.flat(3)
  const isOnEarth = all.every(([x, y]) => Math.abs(x) <= 360 && Math.abs(y) <= 90)
  const heights = all.reduce<[number, number]>(
    ([low, high], [, y]) => [Math.min(low, y), Math.max(high, y)],
    [Infinity, -Infinity],
  )
  const middle = (heights[0] + heights[1]) / 2
  const narrowed = isOnEarth ? Math.max(0.1, Math.cos((middle * Math.PI) / 180)) : 1
  return features.map(({ id, properties }, i) => ({
    area: String(id ?? properties?.id ?? ''),
    rings: polygons[i]!.flat().map((ring) => ring.map(([x, y]): Point => [x * narrowed, -y])),
    rule: 'evenodd',
  }))
}
