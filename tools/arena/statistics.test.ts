import { expect, it } from 'vitest'
import { estimate, proportion } from './statistics.ts'

it('gives a mean with the half width of its interval', () => {
  const { mean, margin } = estimate([1, 2, 3, 4, 5])
  expect(mean).toBe(3)
  // 1.96 standard deviations of the mean: sqrt(2.5 / 5).
  expect(margin).toBeCloseTo(1.386, 3)
})

it('keeps a proportion between 0 and 1 for few trials', () => {
  // Wilson's interval for ten of ten.
  expect(proportion(10, 10)).toMatchObject({ low: expect.closeTo(0.722, 3) as number, high: 1 })
  expect(proportion(0, 120).low).toBe(0)
})
