import { describe, expect, test } from 'vitest'
import standard from '../../resources/maps/standard.json' with { type: 'json' }
import type { PackedMap } from './packed.ts'
import { decodeMap } from './decode.ts'

const packed = standard as unknown as PackedMap

describe('decodeMap', () => {
  test('gives every province an area, a path and places for its symbols', () => {
    const { provinces } = decodeMap(packed)
    expect(provinces.size).toBe(75)
    for (const province of provinces.values()) {
      expect(province.path).toMatch(/^M[\d. -]+l/)
      expect(province.rings.length).toBeGreaterThan(0)
      expect(province.sites.unit).toHaveLength(2)
    }
    expect(Object.keys(provinces.get('STP')!.sites.coasts)).toEqual(['NC', 'SC'])
  })

  test('refuses a file of another version', () => {
    expect(() => decodeMap({ ...packed, version: 0 })).toThrow(/not a map of version/)
  })

  test('refuses a file whose lines are broken', () => {
    expect(() => decodeMap({ ...packed, arcs: ['AA!', ...packed.arcs.slice(1)] })).toThrow(/broken/)
    expect(() => decodeMap({ ...packed, arcs: packed.arcs.slice(1) })).toThrow()
  })
})
