import { expect, test } from 'vitest'
import type { Point } from '../../../shared/map/layout/plane.ts'
import { thinPlate } from './thin-plate.ts'

const from: Point[] = [[0, 0], [400, 0], [0, 300], [400, 300], [200, 150]] // oxfmt-ignore

test('carries every knot to within a px or two of its partner', () => {
  const to = from.map(([x, y], i): Point => (i === 4 ? [x + 60, y - 30] : [x, y]))
  const field = thinPlate(from, to)
  from.forEach((at, i) => {
    const [x, y] = field(at)
    expect(Math.hypot(x - to[i]![0], y - to[i]![1])).toBeLessThan(2.5)
  })
})

test('a shift of all knots shifts everything, far away too', () => {
  const field = thinPlate(from, from.map(([x, y]): Point => [x + 12, y - 7])) // oxfmt-ignore
  const [x, y] = field([3000, -2000])
  expect(x).toBeCloseTo(3012, 3)
  expect(y).toBeCloseTo(-2007, 3)
})
