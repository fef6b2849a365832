import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packLine, unpackLine } from './packed.ts'

const coordinate = fc.integer({ min: -20_000, max: 20_000 })

test('any line of whole points unpacks to itself', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(coordinate, coordinate)),
      fc.constantFrom(1, 5, 10),
      (points, precision) => {
        expect(unpackLine(packLine(points), precision)).toEqual(
          points.map(([x, y]) => [x / precision, y / precision]),
        )
      },
    ),
    { numRuns: 100 },
  )
})

test('a small step takes two letters', () => {
  expect(packLine([[3, -4]])).toHaveLength(2)
})

test('an unknown letter is refused, and so is half a number', () => {
  expect(() => unpackLine('AA!A', 10)).toThrow('packed line broken at 2 of 4')
  expect(() => unpackLine('AAg', 10)).toThrow('broken')
})
