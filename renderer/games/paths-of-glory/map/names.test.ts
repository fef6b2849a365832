import { describe, expect, test } from 'vitest'
import { legibleName } from './names.ts'

const PLACE = { id: 'sedan', at: [100, 100], half: 48 } as const

describe('the name of a lit place', () => {
  test.each([0.4, 0.55, 0.67])('is large enough to be read at zoom %d', (zoom) => {
    const { size } = legibleName(PLACE, 'Sedan', zoom)!
    expect(size * zoom).toBeGreaterThanOrEqual(10.9)
  })

  test('is left out on the whole board', () => {
    expect(legibleName(PLACE, 'Sedan', 0.14)).toBeNull()
  })
})
