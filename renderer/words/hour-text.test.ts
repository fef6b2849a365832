import { expect, test } from 'vitest'
import { clockText, nextAt } from './hour-text.ts'

const evening = new Date(2026, 10, 21, 19, 5)

test.each(['19:06', '23:59', '00:15', '19:05', '06:00'])('%s is the next such hour of the clock', (text) => {
  const at = nextAt(text, evening)
  expect(clockText(at)).toBe(text)
  expect(at).toBeGreaterThan(evening.getTime())
  expect(at - evening.getTime()).toBeLessThanOrEqual(24 * 3_600_000)
})
