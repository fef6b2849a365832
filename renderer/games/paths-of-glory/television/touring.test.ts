import { expect, it } from 'vitest'
import { begunAt } from './touring.ts'

const END = ['bar-le-duc', 'kovno', 'melun']

it.each([
  ['all places of a new act', [], 0, END, 0],
  ['those that were not looked at yet', END, 0, END, 1],
  ['none that were', END, 2, END, 3],
  ['a place that is added', END, 3, [...END, 'paris'], 3],
  ['all of another act', END, 2, ['sedan', 'metz'], 0],
  ['a single place again', ['sedan'], 0, ['sedan'], 0],
] as const)('looks at %s', (_what, toured, looked, now, first) => {
  expect(begunAt(toured, looked, now)).toBe(first)
})
