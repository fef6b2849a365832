// From degrees to the drawing: an equal-area projection for each region, then the field that carries places to where they
// found room.
import type { Point } from '../../../shared/map/layout/plane.ts'
import type { LonLat } from '../variant.ts'
import type { RegionFact } from './facts.ts'
import { thinPlate } from './thin-plate.ts'

const RADIANS = Math.PI / 180

/** Lambert's azimuthal equal-area projection about the region's centre. */
export function earthOf({ centre, pxPerRadian, stretch, origin }: RegionFact): (at: LonLat) => Point {
  const [sin0, cos0] = [Math.sin(centre[1] * RADIANS), Math.cos(centre[1] * RADIANS)]
  return ([lon, lat]) => {
    const l = (lon - centre[0]) * RADIANS
    const [sin, cos] = [Math.sin(lat * RADIANS), Math.cos(lat * RADIANS)]
    const k = Math.sqrt(2 / Math.max(1e-3, 1 + sin0 * sin + cos0 * cos * Math.cos(l)))
    return [
      origin[0] + pxPerRadian * stretch * k * cos * Math.sin(l),
      origin[1] - pxPerRadian * k * (cos0 * sin - sin0 * cos * Math.cos(l)),
    ]
  }
}

/** Points of the earth this far outside a region's window, in px, are only moved with the window as a whole. */
const FAR_PX = 350

/** The whole way from degrees to the drawing of a region whose places went from `homes` to `at`. */
export function drawnEarth(
  region: RegionFact,
  homes: readonly Point[],
  at: readonly Point[],
): (at: LonLat) => Point {
  const earth = earthOf(region)
  const field = thinPlate(homes, at)
  const [x0, y0, x1, y1] = region.window
  const [fromMiddle, toMiddle] = [middle(homes), middle(at)]
  const shift = [toMiddle[0] - fromMiddle[0], toMiddle[1] - fromMiddle[1]] as const
  return (lonLat) => {
    const point = earth(lonLat)
    const [x, y] = point
    const away = Math.max(x0 - x, x - x1, y0 - y, y - y1)
    return away > FAR_PX ? [x + shift[0], y + shift[1]] : field(point)
  }
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce<Point>((total, [x, y]) => [total[0] + x, total[1] + y], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}
