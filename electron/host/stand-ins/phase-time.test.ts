import { expect, it } from 'vitest'
import { PhaseTime } from './phase-time.ts'

it('keeps seven computers within three seconds together, although one of them is slow', () => {
  const time = new PhaseTime()
  let now = 5_000
  for (let seats = 7; seats > 0; seats--) {
    const share = time.share('S1901M', seats, now)
    expect(share).toBeGreaterThanOrEqual(300)
    now += share + (seats === 6 ? 80 : 0)
  }
  expect(now - 5_000).toBeLessThanOrEqual(3_001)
})

it('starts again with every phase, and gives a single computer one second', () => {
  const time = new PhaseTime()
  expect(time.share('S1901M', 1, 0)).toBe(1_000)
  expect(time.share('S1901M', 7, 2_900)).toBe(300)
  expect(time.share('F1901M', 7, 2_900)).toBeCloseTo(3_000 / 7)
})
