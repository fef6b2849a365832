import { expect, it } from 'vitest'
import { fitting, SIZES } from './fit.ts'
import { plainColour } from './map-file.ts'

it.each([
  ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  ['color(srgb 1 0.5 0)', 'rgb(255, 128, 0)'],
  ['color(srgb 0.2 0.4 0.6 / 0.5)', 'rgba(51, 102, 153, 0.5)'],
  ['none', 'none'],
])('writes %s as %s, which every program knows', (value, plain) => expect(plainColour(value)).toBe(plain))

it('takes the most comfortable size that fits, and the smallest where none does', () => {
  expect(fitting(100, ({ letters }) => letters * 10)).toMatchObject({ letters: 10 })
  expect(fitting(100, () => 101)).toBe(SIZES.at(-1))
  const letters = SIZES.map((size) => size.letters)
  expect(letters).toEqual(letters.toSorted((a, b) => b - a))
})
