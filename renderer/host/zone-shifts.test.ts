import { expect, it } from 'vitest'
import { shiftsOf } from './zone-shifts.ts'

it('finds when a zone changes to summer and back, to the minute', () => {
  const shifts = shiftsOf('Europe/Prague', Date.UTC(2026, 0, 10))
  expect(shifts.slice(0, 3)).toEqual([
    { from: Date.UTC(2026, 0, 9), minutes: 60 },
    { from: Date.UTC(2026, 2, 29, 1), minutes: 120 },
    { from: Date.UTC(2026, 9, 25, 1), minutes: 60 },
  ])
})

it('has one line for a zone that never changes, and half hours where there are some', () => {
  expect(shiftsOf('Asia/Kolkata', 0)).toEqual([{ from: -86_400_000, minutes: 330 }])
})
