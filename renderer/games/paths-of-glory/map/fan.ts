// How a stack is laid out: counters side by side in a row at the place, each as wide as its kind. If they do not fit,
// they overlap; the last one is at the right end and is covered by none.
import { PLACE_ROOM } from '../../../../shared/map/places/place-map.ts'
import type { Point } from '../../../../shared/map/board-map.ts'
import type { Counter } from './position.ts'

/** Sides of counters in viewBox px. */
export const COUNTER_PX = { army: 30, corps: 25 } as const
const GAP = 1.5
/** The greatest width of a row. */
const ROW = 2 * PLACE_ROOM.leastHalf - 3

export interface Fanned {
  readonly counter: Counter
  /** Its middle. */
  readonly at: Point
  readonly size: number
}

const sizeOf = ({ army }: Counter): number => (army ? COUNTER_PX.army : COUNTER_PX.corps)

/** The width of a stack's row. */
export function rowWidth(counters: readonly Counter[]): number {
  const whole = counters.reduce((sum, counter) => sum + sizeOf(counter) + GAP, -GAP)
  return Math.min(ROW, Math.max(0, whole))
}

/** Where the counters of a stack lie, in the order in which they are drawn. */
export function fan(counters: readonly Counter[], [x, y]: Point): readonly Fanned[] {
  const width = rowWidth(counters)
  const sizes = counters.map(sizeOf)
  const last = sizes.at(-1) ?? 0
  const whole = sizes.reduce((sum, size) => sum + size + GAP, -GAP)
  // The counters before the last one are moved together; the last one stays at the end of the row.
  const squeeze = whole <= ROW ? 1 : (ROW - last) / (whole - last)
  let along = 0
  return counters.map((counter, i) => {
    const size = sizes[i]!
    const at: Point = [x - width / 2 + along * squeeze + size / 2, y + (COUNTER_PX.army - size) / 2]
    along += size + GAP
    return { counter, at, size }
  })
}
