// Counters that can be read from four metres are larger than the room that the map keeps for them. Where two would
// overlap, both are moved apart by as little as possible.
import type { Point } from '../../../../shared/map/board-map.ts'

export interface Box {
  readonly at: Point
  readonly width: number
  readonly height: number
}

const ROUNDS = 60

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
