// Boards that go round: their left edge is the neighbour of the right one. `round` is the width of the world in viewBox px;
// without it nothing is changed.
import type { Box, Point } from '../../shared/map/board-map.ts'

/** A drawing's size and, where it goes round, the width of the world, in viewBox px. */
export interface Extent {
  readonly width: number
  readonly height: number
  readonly round?: number | undefined
}

/** How far apart two x are, the short way. */
export function apart(a: number, b: number, round = Infinity): number {
  const away = Math.abs(a - b) % round
  return Math.min(away, round - away)
}

/** What to add to x for the place round the world that is nearest to another x. */
export const turnTo = (x: number, near: number, round?: number): number =>
  round ? Math.round((near - x) / round) * round : 0

/** The same place, where it is nearest to another point. */
export const nearest = (at: Point, near: Point, round?: number): Point => [
  at[0] + turnTo(at[0], near[0], round),
  at[1],
]

/** The part of a drawing that shows the world once. */
export const once = ({ width, height, round = width }: Extent): Box => ({
  x: (width - round) / 2,
  y: 0,
  width: round,
  height,
})
