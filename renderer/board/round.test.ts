import { expect, test } from 'vitest'
import { apart, nearest, turnTo } from './round.ts'

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
