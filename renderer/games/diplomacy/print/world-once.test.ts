import { expect, test } from 'vitest'
import imperial from '../../../../resources/maps/imperial.json'
import standard from '../../../../resources/maps/standard.json'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import { SYMBOL_SIZE } from '../../../../shared/map/symbols.ts'
import { drawnOnce, printedPart } from './world-once.ts'

const world = decodeMap(imperial as unknown as PackedMap)

test('paper shows the world once, and every counter, centre and code whole', () => {
  const part = printedPart(world)
  expect(part.width).toBe(world.round)
  expect(part.x).toBeGreaterThan(0)
  expect(part.x + part.width).toBeLessThan(world.width)
  const drawn = drawnOnce(world)
  expect(printedPart(drawn)).toEqual(part)
  for (const { id, sites } of drawn.provinces.values()) {
    const symbols = [
      [sites.unit, SYMBOL_SIZE.unit],
      ...Object.values(sites.coasts).map((at) => [at, SYMBOL_SIZE.unit] as const),
      [sites.code.at, SYMBOL_SIZE.code],
      ...(sites.star ? [[sites.star, SYMBOL_SIZE.star] as const] : []),
    ] as const
    for (const [[x], [width]] of symbols) {
      expect(x - width / 2, id).toBeGreaterThanOrEqual(part.x)
      expect(x + width / 2, id).toBeLessThanOrEqual(part.x + part.width)
    }
  }
})

test('a province beyond the cut has moved once round with all of its symbols', () => {
  const drawn = drawnOnce(world)
  const moved = [...world.provinces.values()].filter(
    ({ id, sites }) => drawn.provinces.get(id)!.sites.unit[0] !== sites.unit[0],
  )
  expect(moved.length).toBeGreaterThan(2)
  for (const { id, sites } of moved) {
    const now = drawn.provinces.get(id)!.sites
    const by = now.unit[0] - sites.unit[0]
    expect(Math.abs(by), id).toBe(world.round)
    for (const [before, after] of [
      [sites.code.at, now.code.at],
      [sites.dislodged, now.dislodged],
      [sites.names['en']!.at, now.names['en']!.at],
    ] as const)
      expect(after, id).toEqual([before[0] + by, before[1]])
  }
})

test('a board that ends at its edges is printed as it is', () => {
  const map = decodeMap(standard as unknown as PackedMap)
  expect(drawnOnce(map)).toBe(map)
  expect(printedPart(map)).toEqual({ x: 0, y: 0, width: map.width, height: map.height })
})
