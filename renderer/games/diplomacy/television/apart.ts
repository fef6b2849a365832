// Counters that can be read from four metres are larger than the room that the map keeps for them. Where two would
// overlap, both are moved apart by as little as possible.
import type { Point } from '../../../../shared/map/board-map.ts'

export interface Box {
  readonly at: Point
  readonly width: number
  readonly height: number
}

const ROUNDS = 60

/** The smallest box around others; there is at least one. */
export function oneBoxAround(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ at, width }) => at[0] - width / 2))
  const right = Math.max(...boxes.map(({ at, width }) => at[0] + width / 2))
  const top = Math.min(...boxes.map(({ at, height }) => at[1] - height / 2))
  const bottom = Math.max(...boxes.map(({ at, height }) => at[1] + height / 2))
  return { at: [(left + right) / 2, (top + bottom) / 2], width: right - left, height: bottom - top }
}

/** Points at which no two boxes overlap, in the order given. A box that overlaps none keeps its point. */
export function apart(things: readonly Box[]): readonly Point[] {
  const at = things.map((thing): [number, number] => [thing.at[0], thing.at[1]])
  for (let round = 0; round < ROUNDS; round++) {
    let clear = true
    for (let a = 0; a < things.length; a++)
      for (let b = a + 1; b < things.length; b++) {
        const [one, other] = [things[a] as Box, things[b] as Box]
        const [p, q] = [at[a] as [number, number], at[b] as [number, number]]
        const over = [
          (one.width + other.width) / 2 - Math.abs(p[0] - q[0]),
          (one.height + other.height) / 2 - Math.abs(p[1] - q[1]),
        ] as const
        if (over[0] <= 0.01 || over[1] <= 0.01) continue
        clear = false
        const axis = over[0] < over[1] ? 0 : 1
        const way = p[axis] < q[axis] ? -1 : 1
        // Each moves a little more than half the overlap: with exact halves the loop never ends the overlap.
        p[axis] += way * over[axis] * 0.52
        q[axis] -= way * over[axis] * 0.52
      }
    if (clear) break
  }
  return at
}
