// Azimuthal equal-area about a focus, then a radial fisheye that enlarges the crowded middle, then Gaussian lenses
// for single crowded corners, then the frame. These numbers decide how readable the board is.
import type { Point } from '../../shared/map/layout/plane.ts'
import type { LonLat, ProjectionFacts } from './variant.ts'

const RADIANS = Math.PI / 180

export type Projection = (at: LonLat) => Point

/** Builds the mapping from degrees to viewBox px. */
export function makeProjection(facts: ProjectionFacts): Projection {
  const { centre, fisheyeRadians, stretch, pxPerRadian, shift, frame } = facts
  const focus = {
    lon: centre[0] * RADIANS,
    sin: Math.sin(centre[1] * RADIANS),
    cos: Math.cos(centre[1] * RADIANS),
  }

  const fisheye = ([lon, lat]: LonLat): Point => {
    const l = lon * RADIANS - focus.lon
    const [sin, cos] = [Math.sin(lat * RADIANS), Math.cos(lat * RADIANS)]
    // Equal-area scale; its pole is the far side of the earth, which only clamped points come near.
    const cosDistance = Math.max(-0.999999, focus.sin * sin + focus.cos * cos * Math.cos(l))
    const k = Math.sqrt(2 / (1 + cosDistance))
    const x = k * cos * Math.sin(l)
    const y = -k * (focus.cos * sin - focus.sin * cos * Math.cos(l))
    const r = Math.hypot(x, y)
    const pull = r === 0 ? 1 : (fisheyeRadians * Math.asinh(r / fisheyeRadians)) / r
    return [x * pull * stretch[0], y * pull * stretch[1]]
  }

  const lenses = facts.lenses.map((lens) => ({
    centre: fisheye(lens.at),
    sigma: lens.sigmaDegrees * RADIANS,
    gain: lens.gain,
  }))

  return (at) => {
    const [x, y] = fisheye(at)
    let [dx, dy] = [0, 0]
    for (const lens of lenses) {
      const [ex, ey] = [x - lens.centre[0], y - lens.centre[1]]
      const weight = lens.gain * Math.exp(-(ex * ex + ey * ey) / (2 * lens.sigma * lens.sigma))
      dx += ex * weight
      dy += ey * weight
    }
    return [
      frame[0] / 2 + shift[0] + pxPerRadian * (x + dx),
      frame[1] / 2 + shift[1] + pxPerRadian * (y + dy),
    ]
  }
}

/** Grid points inside the frame, a degree apart, where the mapping turns over (lenses too strong): none on a good map. */
export function foldsOf(projection: Projection, frame: readonly [number, number]): LonLat[] {
  const folds: LonLat[] = []
  for (let lon = -20; lon <= 45; lon++)
    for (let lat = 32; lat <= 71; lat++) {
      const origin = projection([lon, lat])
      if (origin[0] < 0 || origin[1] < 0 || origin[0] > frame[0] || origin[1] > frame[1]) continue
      const east = projection([lon + 0.1, lat])
      const north = projection([lon, lat + 0.1])
      const turn =
        (east[0] - origin[0]) * (north[1] - origin[1]) - (east[1] - origin[1]) * (north[0] - origin[0])
      if (turn >= 0) folds.push([lon, lat]) // y runs down, so an unfolded step turns the other way
    }
  return folds
}
