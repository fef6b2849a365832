import { expect, test } from 'vitest'
import { ringPoints, walkFaces, type Walkable } from './faces.ts'
import { ringArea, type Point } from './plane.ts'

/** A square cut by its diagonal: four corners, five edges. */
const corners: Point[] = [[0, 0], [10, 0], [10, 10], [0, 10]] // oxfmt-ignore
const pairs = [[0, 1], [1, 2], [2, 3], [3, 0], [0, 2]] as const // oxfmt-ignore
const edges: Walkable[] = pairs.map(([from, to]) => ({ from, to, points: [corners[from]!, corners[to]!] }))

test('a square with a diagonal has two faces and an outside', () => {
  const areas = walkFaces(edges).map((ring) =>
    ringArea(
      ringPoints(
        ring,
        edges.map(({ points }) => points),
      ),
    ),
  )
  expect(areas.sort((a, b) => a - b)).toEqual([-100, 50, 50])
})

test('every half-edge is walked exactly once', () => {
  const halves = walkFaces(edges).flat()
  expect(halves.sort((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, i) => i))
})
