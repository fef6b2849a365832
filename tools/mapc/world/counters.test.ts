import { expect, test } from 'vitest'
import type { Point, Ring } from '../../../shared/map/layout/plane.ts'
import { astray, overlapping } from './counters.ts'

const square = (x: number): { rings: Ring[] } => ({
  rings: [
    [
      [x, 0],
      [x + 40, 0],
      [x + 40, 40],
      [x, 40],
    ],
  ],
})
const outlines = new Map([
  ['ALD', square(0)],
  ['BER', square(40)],
])
const box = (...at: Point) => ({ at, width: 20, height: 12 })

test('a counter whose middle lies on a neighbour is named, a fleet on a separate coast too', () => {
  const sites = new Map([
    ['ALD', { unit: box(45, 20), coasts: {} }],
    ['BER', { unit: box(60, 20), coasts: { NC: box(41, 5), SC: box(38, 35) } }],
  ])
  expect(astray(sites, outlines)).toEqual([
    'the counter of ALD lies off its own ground',
    'the counter of BER/SC lies off its own ground',
  ])
})

test('counters of two spaces that lie over each other are named, those of one space are not', () => {
  const sites = new Map([
    ['ALD', { unit: box(33, 20), coasts: {} }],
    ['BER', { unit: box(50, 20), coasts: { NC: box(60, 20) } }],
  ])
  expect(overlapping(sites)).toEqual(['the counters of ALD and BER lie over each other'])
})
