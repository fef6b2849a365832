import { expect, test } from 'vitest'
import { noteRadius } from './lights.ts'

/** The number on a note is so many times as high as its radius is wide. */
const LETTERS = 1.25

test.each([0.42, 0.5, 0.55, 0.7, 0.88, 1.4])('the number of a cost can be read at a zoom of %d', (zoom) => {
  expect(noteRadius(zoom) * LETTERS * zoom).toBeGreaterThanOrEqual(10.4)
})

test('of a whole map a note hides no more than its place', () => {
  expect(noteRadius(0.15)).toBeLessThan(25)
})
