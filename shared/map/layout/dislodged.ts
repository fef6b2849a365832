import { LARGEST_SCALE, spread, SYMBOL_SIZE } from '../symbols.ts'
import { distance, type Bounds, type Point } from './plane.ts'
import { overlap, type Box } from './raster.ts'
import type { RingIndex } from './ring-index.ts'

const STEPS = 48
const [NEAREST_PX, FARTHEST_PX] = [20, 50]
const GAP_PX = 1

export interface DislodgedQuestion {
  readonly unit: Box
  /** The units of all provinces, this one among them. */
  readonly units: readonly Point[]
  readonly own: RingIndex
  readonly limits: Bounds
  /** Every box already on the board, those of other dislodged units included. */
  readonly taken: readonly Box[]
  /** The same at the largest size they are drawn. */
  readonly grown: readonly Box[]
}

/** The cost, in px, of lying on a symbol at its largest size. */
const GROWN_COST_PX = 9

/** The place of a dislodged unit at the largest size it is drawn. */
export const grownDislodged = (unit: Box, { at, width, height }: Box): Box => ({
  at: spread(unit.at, at, LARGEST_SCALE),
  width: width * LARGEST_SCALE,
  height: height * LARGEST_SCALE,
})

/**
 * Where a dislodged unit is drawn, rings included: off every other symbol, as near as possible to the unit that
 * dislodged it, and preferably within the province; null where there is no such place.
 */
export function placeDislodged({ unit, units, own, limits, taken, grown }: DislodgedQuestion): Box | null {
  const [width, height] = SYMBOL_SIZE.dislodged
  let best: Box | null = null
  let least = Infinity
  for (let radius = NEAREST_PX; radius <= FARTHEST_PX; radius++)
    for (let step = 0; step < STEPS; step++) {
      const angle = (step * 2 * Math.PI) / STEPS
      const at: Point = [unit.at[0] + radius * Math.cos(angle), unit.at[1] + radius * Math.sin(angle)]
      const box: Box = { at, width, height }
      const [left, top, right, bottom] = limits
      if (
        at[0] - width / 2 < left ||
        at[0] + width / 2 > right ||
        at[1] - height / 2 < top ||
        at[1] + height / 2 > bottom
      )
        continue
      // Its own province is the nearest, so that it is not taken for a neighbour's unit.
      if (units.some((other) => distance(other, at) < distance(unit.at, at))) continue
      if (taken.some((other) => overlap(other, box, GAP_PX))) continue
      const corners = [-0.5, 0, 0.5].flatMap((u) =>
        [-0.5, 0, 0.5].map((v) => [u * width, v * height] as const),
      )
      const outside = corners.filter(([dx, dy]) => !own.has(at[0] + dx, at[1] + dy)).length
      const crowd = Math.min(
        ...taken.filter((other) => other !== unit).map((other) => distance(other.at, at)),
      )
      const bare = distance(unit.at, at) + 4 * outside - Math.min(crowd, 30) * 0.2
      if (bare >= least) continue
      const large = grownDislodged(unit, box)
      const badness = bare + GROWN_COST_PX * grown.filter((other) => overlap(other, large)).length
      if (badness >= least) continue
      least = badness
      best = box
    }
  return best
}
