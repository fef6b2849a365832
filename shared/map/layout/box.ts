import type { Point } from './plane.ts'

/** A symbol's box: centre and size. */
export interface Box {
  readonly at: Point
  readonly width: number
  readonly height: number
}

/** Whether two boxes overlap, or come nearer than `gap`. */
export function overlap(a: Box, b: Box, gap = 0): boolean {
  return (
    Math.abs(a.at[0] - b.at[0]) < (a.width + b.width) / 2 + gap &&
    Math.abs(a.at[1] - b.at[1]) < (a.height + b.height) / 2 + gap
  )
}
