import { expect, it } from 'vitest'
import { largest } from './fills.ts'

const SIZES = [26, 27, 28, 29, 30]

it.each([
  [25, 26],
  [26, 26],
  [28, 28],
  [99, 30],
])('with room for letters of %d px it takes %d', (room, size) => {
  expect(largest(SIZES, (one) => one <= room)).toBe(size)
})
