import { expect, it } from 'vitest'
import { loadTexts } from './text.ts'
import { percents } from './percent.ts'

it.each([
  ['shares that rounding would bring to 101', [28, 6, 2], ['78%', '17%', '5%']],
  ['thirds', [1, 1, 1], ['34%', '33%', '33%']],
  ['a certain outcome', [36, 0, 0], ['100%', '0%', '0%']],
  ['nothing', [0, 0, 0], ['0%', '0%', '0%']],
])('writes %s as percentages of one whole', async (_, parts, written) => {
  await loadTexts('en')
  expect(percents(parts)).toEqual(written)
})
