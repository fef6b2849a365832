// A world on a cylinder: longitude runs round, and each degree takes as many px as its surroundings need.
import type { Point } from '../../../shared/map/layout/plane.ts'
import type { LonLat } from '../variant.ts'
import type { Density, WorldProjection } from './facts.ts'

export interface Globe {
  /** Width of the world, px: x and x + width are the same place. */
  readonly width: number
  readonly height: number
  /** The place of a longitude and latitude, x from 0 to width. */
  readonly project: (at: LonLat) => Point
}

/** Steps in which a density passes into the next, degrees. */
const BLEND_DEGREES = 6

/** Px along an axis as a function of degrees: the integral of densities that pass smoothly into each other. */
function axis(entries: readonly Density[], length: number): (degrees: number) => number {
  const step = 0.5
  const start = entries[0]![0]
  const count = Math.round(length / step)
  const densityAt = (degrees: number): number =>
    entries.reduce((last, [from, px]) => (degrees >= from ? px : last), entries[0]![1])
  const sums = [0]
  for (let i = 0; i < count; i++) {
    const at = start + (i + 0.5) * step
    let sum = 0
    let weight = 0
    for (let d = -BLEND_DEGREES; d <= BLEND_DEGREES; d++) {
      const share = BLEND_DEGREES + 1 - Math.abs(d)
      sum += share * densityAt(start + ((((at + d - start) % length) + length) % length))
      weight += share
    }
    sums.push(sums[i]! + (sum / weight) * step)
  }
  return (degrees) => {
    const t = Math.max(0, Math.min(length, degrees - start)) / step
    const i = Math.min(count - 1, Math.floor(t))
    return sums[i]! + (sums[i + 1]! - sums[i]!) * (t - i)
  }
}

export function makeGlobe({ east, south, lenses }: WorldProjection): Globe {
  const x = axis(east, 360)
  const top = south[0]![0]
  const y = axis(
    south.map(([from, px]): Density => [top - from, px]),
    top - south.at(-1)![0],
  )
  const cut = east[0]![0]
  const width = Math.round(x(cut + 360))
  const height = Math.round(y(top - south.at(-1)![0]))
  const plain = ([lon, lat]: LonLat): Point => [x(cut + ((((lon - cut) % 360) + 360) % 360)), y(top - lat)]
  const centres = lenses.map(({ at, sigmaPx, gain }) => ({ at: plain(at), sigmaPx, gain }))
  const project = (at: LonLat): Point => {
    const [px, py] = plain(at)
    let [qx, qy] = [px, py]
    for (const { at: centre, sigmaPx, gain } of centres) {
      const [dx, dy] = [px - centre[0], py - centre[1]]
      const pull = gain * Math.exp(-(dx * dx + dy * dy) / (2 * sigmaPx * sigmaPx))
      qx += dx * pull
      qy += dy * pull
    }
    return [qx, qy]
  }
  return { width, height, project }
}
