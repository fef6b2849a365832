import { expect, test } from 'vitest'
import { densify, meander, spline } from './curve.ts'
import { distance, type Point } from './plane.ts'

const line: Point[] = [[0, 0], [60, 20], [120, 0]] // oxfmt-ignore

test('a spline passes through every point given', () => {
  const curve = spline(line, 1)
  for (const knot of line) expect(Math.min(...curve.map((point) => distance(point, knot)))).toBeLessThan(1e-9)
})

test('densified steps are no longer than asked', () => {
  const dense = densify(line, 7)
  for (let i = 1; i < dense.length; i++)
    expect(distance(dense[i - 1]!, dense[i]!)).toBeLessThanOrEqual(7 + 1e-9)
})

test('a meander keeps its ends, stays near its line, and is the same for the same seed', () => {
  const straight = densify([[0, 0], [200, 0]], 2) // oxfmt-ignore
  const winding = meander(straight, 2.8, 7)
  expect([winding[0], winding.at(-1)]).toEqual([straight[0], straight.at(-1)])
  expect(Math.max(...winding.map(([, y]) => Math.abs(y)))).toBeLessThan(2.8)
  expect(Math.max(...winding.map(([, y]) => Math.abs(y)))).toBeGreaterThan(0.3)
  expect(meander(straight, 2.8, 7)).toEqual(winding)
  expect(meander(straight, 2.8, 8)).not.toEqual(winding)
})
