import { expect, test } from 'vitest'
import { pauseWithVoice } from './pace.ts'

test('a frame that was spoken goes on soon, one the device could not speak stays as long as it takes to read', () => {
  expect(pauseWithVoice(3_000, true)).toBeLessThan(1_000)
  expect(pauseWithVoice(3_000, false)).toBe(3_000)
  expect(pauseWithVoice(3_000, null)).toBeGreaterThan(3_000)
})
