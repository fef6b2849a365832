import { describe, expect, test } from 'vitest'
import { ringArea, type Ring } from '../../../shared/map/layout/plane.ts'
import { clipRing, landRings } from './land.ts'

const square: Ring = [[0, 0], [10, 0], [10, 10], [0, 10]] // oxfmt-ignore

describe('clipRing', () => {
  test('keeps what lies inside, and the cut along the rim', () => {
    expect(Math.abs(ringArea(clipRing(square, [5, -5, 20, 20])))).toBe(50)
    expect(clipRing(square, [-1, -1, 11, 11])).toEqual(square)
  })
  test('leaves nothing of what lies outside', () => {
    expect(clipRing(square, [20, 20, 30, 30])).toEqual([])
  })
})

test('coasts of countries side by side close into one land, borders left out', () => {
  const rings = landRings({
    rings: [],
    lines: [
      { countries: ['A'], points: [[5, 0], [0, 0], [0, 10], [5, 10]] }, // oxfmt-ignore
      { countries: ['B'], points: [[5, 0], [10, 0], [10, 10], [5, 10]] }, // oxfmt-ignore
      { countries: ['A', 'B'], points: [[5, 0], [5, 10]] }, // oxfmt-ignore
    ],
  })
  expect(rings).toHaveLength(1)
  expect(Math.abs(ringArea(rings[0]!))).toBe(100)
})
