// Counters of a size that is read from four metres are larger than the room the map keeps for them: where two would lie on
// each other they are moved apart, each by as little as will do.
import type { Point } from '../../../../shared/map/board-map.ts'

export interface Box {
  readonly at: Point
  readonly width: number
  readonly height: number
}

const ROUNDS = 60

/** Where things stand so that none lies on another, in the order they were given; as they were where they are clear. */
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
        // A little more than half each: halves alone come ever closer and never get there.
        p[axis] += way * over[axis] * 0.52
        q[axis] -= way * over[axis] * 0.52
      }
    if (clear) break
  }
  return at
}
