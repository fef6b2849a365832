import { expect, test } from 'vitest'
import { NOTE_LETTERS, noteHalf, noteRadius } from './lights.ts'
import { widthOf } from './names.ts'

test.each([0.42, 0.5, 0.55, 0.7, 0.88, 1.4])('the number of a cost can be read at a zoom of %d', (zoom) => {
  expect(noteRadius(zoom) * NOTE_LETTERS * zoom).toBeGreaterThanOrEqual(10.4)
})

test('of a whole map a note hides no more than its place', () => {
  expect(noteRadius(0.15)).toBeLessThan(25)
})

test.each(['1', '10', '1–2', '½–1'])(
  'a note is as wide as its text %s needs, and round where it can be',
  (text) => {
    const half = noteHalf(text, 10)
    expect(2 * half).toBeGreaterThan(widthOf(text, 10 * NOTE_LETTERS))
    expect(half === 10).toBe(text === '1')
  },
)
