import { describe, expect, test } from 'vitest'
import { largestFitting } from './fill-sheet.ts'

const FILLING = { least: 10, most: 30, unit: 'pt' } as const

describe('letters that fill a sheet', () => {
  test('as large as they may be where all fits', () => {
    expect(largestFitting(FILLING, () => true)).toBe(30)
  })

  test('none where not even the least fit', () => {
    expect(largestFitting(FILLING, () => false)).toBeNull()
  })

  test.each([10, 11.3, 17, 24.9, 29.9])('no larger than %d, and hardly smaller', (limit) => {
    const size = largestFitting(FILLING, (tried) => tried <= limit) ?? 0
    expect(size).toBeLessThanOrEqual(limit)
    expect(size).toBeGreaterThan(limit - 0.2)
  })
})
