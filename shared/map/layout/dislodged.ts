import { LARGEST_SCALE, spread, SYMBOL_SIZE } from '../symbols.ts'
import { distance, type Bounds, type Point } from './plane.ts'
import { overlap, type Box } from './box.ts'
import type { RingIndex } from './ring-index.ts'

const STEPS = 48
const [NEAREST_PX, FARTHEST_PX] = [20, 50]
const GAP_PX = 1
/** Symbols farther than this from the unit, px, say nothing about the place of the one dislodged beside it. */
const SURROUNDINGS_PX = 250
/** Room around it that counts, px. */
const AIR_PX = 30

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

/** What overlapping costs where there is no room, in px of way: another space's unit, and any other symbol. */
const OVER = { unit: 40, sign: 6 }

/** A dislodged unit's place where nothing is free: over as little as can be, nearer to its own unit than to another. */
export function crampedDislodged({ unit, units, own, limits, taken }: DislodgedQuestion): Box {
  const [width, height] = SYMBOL_SIZE.dislodged
  const [left, top, right, bottom] = limits
  const near = taken.filter((other) => other !== unit && distance(other.at, unit.at) < SURROUNDINGS_PX)
  let best: Box = { ...unit, width, height }
  let least = Infinity
  for (let radius = NEAREST_PX; radius <= FARTHEST_PX; radius += 2)
    for (let step = 0; step < STEPS; step++) {
      const angle = (step * 2 * Math.PI) / STEPS
      const at: Point = [unit.at[0] + radius * Math.cos(angle), unit.at[1] + radius * Math.sin(angle)]
      const box: Box = { at, width, height }
      if (at[0] - width / 2 < left || at[0] + width / 2 > right) continue
      if (at[1] - height / 2 < top || at[1] + height / 2 > bottom) continue
      if (overlap(unit, box) || units.some((other) => distance(other, at) < radius - 1e-6)) continue
      let cost = radius + (own.has(...at) ? 0 : 8)
      for (const other of near)
        if (overlap(other, box)) cost += other.height < unit.height ? OVER.sign : OVER.unit
      if (cost < least) [least, best] = [cost, box]
    }
  return best
}

/**
 * Where a dislodged unit is drawn, rings included: off every other symbol, as near as possible to the unit that
 * dislodged it, and preferably within the province; null where there is no such place.
 */
export function placeDislodged({ unit, own, limits, ...all }: DislodgedQuestion): Box | null {
  const [width, height] = SYMBOL_SIZE.dislodged
  const near = (at: Point) => distance(at, unit.at) < SURROUNDINGS_PX
  const units = all.units.filter(near)
  const taken = all.taken.filter(({ at }) => near(at))
  const grown = all.grown.filter(({ at }) => near(at))
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
      let crowd = AIR_PX
      for (const other of taken) if (other !== unit) crowd = Math.min(crowd, distance(other.at, at))
      const bare = distance(unit.at, at) + 4 * outside - crowd * 0.2
      if (bare >= least) continue
      const large = grownDislodged(unit, box)
      const badness = bare + GROWN_COST_PX * grown.filter((other) => overlap(other, large)).length
      if (badness >= least) continue
      least = badness
      best = box
    }
  return best
}
