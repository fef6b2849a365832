import { expect, test } from 'vitest'
import imperial from '../../../../resources/maps/imperial.json'
import standard from '../../../../resources/maps/standard.json'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import { HEADING_IDS } from '../../../board/walk.ts'
import { stepTo } from './walk.ts'

const map = decodeMap(standard as unknown as PackedMap)

test('arrow keys move to the neighbour in that direction', () => {
  expect(stepTo(map, 'MUN', 'north')).toBe('KIE')
  expect(stepTo(map, 'PAR', 'east')).toBe('BUR')
})

test('every province can be reached with arrow keys from any other', () => {
  const seen = new Set(['PAR'])
  const open = ['PAR']
  for (let from = open.pop(); from !== undefined; from = open.pop())
    for (const heading of HEADING_IDS) {
      const to = stepTo(map, from, heading)
      if (to === null || seen.has(to)) continue
      seen.add(to)
      open.push(to)
    }
  expect([...map.provinces.keys()].filter((id) => !seen.has(id))).toEqual([])
})

test('the walk ends at the rim', () => {
  expect(stepTo(map, 'nowhere', 'north')).toBeNull()
})

test('arrow keys go on past the edge of a board that goes round, and come back', () => {
  const world = decodeMap(imperial as unknown as PackedMap)
  const x = (id: string) => world.provinces.get(id)!.sites.unit[0]
  const places = [...world.provinces.keys()].toSorted((a, b) => x(a) - x(b))
  const [west, east] = [places[0]!, places.at(-1)!]
  const beyond = stepTo(world, west, 'west')
  expect(x(beyond!)).toBeGreaterThan(world.width / 2)
  expect(x(stepTo(world, east, 'east')!)).toBeLessThan(world.width / 2)
})
