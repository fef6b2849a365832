// How a counter moves where it does not go straight from one place to the next.
import type { Point } from '../../../../shared/map/board-map.ts'

export interface Step {
  readonly at: Point
  /** When, as a share of the whole. */
  readonly offset: number
}

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

/** A bounce: half way to the goal, then back home. */
export const recoil = (home: Point, goal: Point): readonly Step[] => [
  { at: home, offset: 0 },
  { at: between(home, goal, 0.5), offset: 0.38 },
  { at: between(home, goal, 0.52), offset: 0.46 },
  { at: between(home, goal, -0.07), offset: 0.8 },
  { at: home, offset: 1 },
]

/** Through places one after the other, at one speed. */
export function through(places: readonly Point[]): readonly Step[] {
  const far = places.map((place, i) => {
    const before = places[i - 1]
    return before ? Math.hypot(place[0] - before[0], place[1] - before[1]) : 0
  })
  const whole = far.reduce((sum, one) => sum + one, 0)
  let gone = 0
  return places.map((at, i) => {
    gone += far[i] ?? 0
    return { at, offset: whole === 0 ? i / Math.max(1, places.length - 1) : gone / whole }
  })
}
