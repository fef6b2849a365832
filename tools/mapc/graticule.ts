import { inBounds, type Line, type Point } from '../../shared/map/layout/plane.ts'
import type { Projection } from './projection.ts'
import { simplify } from '../../shared/map/layout/simplify.ts'
import type { LonLat } from './variant.ts'

const STEPS = 240
const MARGIN_PX = 20
const SIMPLIFY_PX2 = 4

/** Meridians and parallels ten degrees apart, in whole px: they show honestly how the projection bends. */
export function makeGraticule(projection: Projection, [width, height]: readonly [number, number]): Line[] {
  const lines: Line[] = []
  const trace = (at: (t: number) => LonLat) => {
    let run: Point[] = []
    const flush = () => {
      if (run.length > 1)
        lines.push(simplify(run, SIMPLIFY_PX2).map(([x, y]) => [Math.round(x), Math.round(y)]))
      run = []
    }
    for (let i = 0; i <= STEPS; i++) {
      const point = projection(at(i / STEPS))
      if (inBounds(point, [-MARGIN_PX, -MARGIN_PX, width + MARGIN_PX, height + MARGIN_PX])) run.push(point)
      else flush()
    }
    flush()
  }
  for (let lon = -60; lon <= 70; lon += 10) trace((t) => [lon, 20 + t * 65])
  for (let lat = 30; lat <= 80; lat += 10) trace((t) => [-60 + t * 130, lat])
  return lines
}
