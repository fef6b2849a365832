import { expect, test } from 'vitest'
import { timeText } from './time-text.ts'

test.each([
  [0, '0:00'],
  [-500, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [59_001, '1:00'],
  [15 * 60_000, '15:00'],
  [3_750_000, '1:02:30'],
])('%i ms reads %s', (ms, text) => expect(timeText(ms)).toBe(text))
