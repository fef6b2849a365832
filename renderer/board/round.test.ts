import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apart, nearest, once, turnTo } from './round.ts'

test.each([
  [10, 90, 100, 20],
  [90, 10, 100, 20],
  [10, 250, 100, 40],
  [10, 90, undefined, 80],
])('%d and %d are apart by the short way round %s', (a, b, round, away) => {
  expect(apart(a, b, round)).toBe(away)
})

test.each([
  [10, 90, 100, 100],
  [90, 10, 100, -100],
  [40, 60, 100, 0],
  [10, 90, undefined, 0],
])('%d is turned towards %d on a world of %s by %d', (x, near, round, by) => {
  expect(turnTo(x, near, round) || 0).toBe(by)
})

test('a place is kept as high as it is', () => {
  expect(nearest([10, 5], [90, 7], 100)).toEqual([110, 5])
})

test('the world is shown once from the middle of what a drawing shows twice', () => {
  expect(once({ width: 1600, height: 1200, round: 1400 })).toEqual({
    x: 100,
    y: 0,
    width: 1400,
    height: 1200,
  })
  expect(once({ width: 1600, height: 1200 })).toEqual({ x: 0, y: 0, width: 1600, height: 1200 })
})

describe('on any world', () => {
  const world = fc.record({
    round: fc.integer({ min: 2, max: 9_000 }),
    a: fc.integer({ min: -30_000, max: 30_000 }),
    b: fc.integer({ min: -30_000, max: 30_000 }),
    turns: fc.integer({ min: -4, max: 4 }),
  })

  test('nothing is farther than half round, and each way is as long as the way back', () => {
    fc.assert(
      fc.property(world, ({ round, a, b, turns }) => {
        const away = apart(a, b, round)
        expect(away).toBeGreaterThanOrEqual(0)
        expect(away).toBeLessThanOrEqual(round / 2)
        expect(apart(b, a, round)).toBe(away)
        expect(apart(a + turns * round, b, round)).toBe(away)
      }),
    )
  })

  test('the nearest of a place is the same place, as near as the two are apart', () => {
    fc.assert(
      fc.property(world, ({ round, a, b }) => {
        const [x, y] = nearest([a, 7], [b, 3], round)
        expect(y).toBe(7)
        expect(Math.abs((x - a) % round)).toBe(0)
        expect(Math.abs(x - b)).toBe(apart(a, b, round))
        expect(nearest([x, y], [b, 3], round)).toEqual([x, y])
      }),
    )
  })
})
