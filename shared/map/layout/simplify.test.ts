import { expect, test } from 'vitest'
import type { Point } from './plane.ts'
import { simplify } from './simplify.ts'

test('points on a straight line go, corners and ends stay', () => {
  const line: Point[] = [[0, 0], [5, 0], [10, 0], [10, 5], [10, 10]] // oxfmt-ignore
  expect(simplify(line, 0.1)).toEqual([[0, 0], [10, 0], [10, 10]]) // oxfmt-ignore
})

test('a closed line keeps the shape of a ring, however coarse', () => {
  const circle = Array.from({ length: 61 }, (_, i): Point => {
    const angle = (i * Math.PI) / 30
    return [Math.cos(angle), Math.sin(angle)]
  })
  expect(simplify(circle, 1000, true)).toHaveLength(5)
})
