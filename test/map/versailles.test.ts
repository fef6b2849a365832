// Proves from the points of the shipped file that the drawing of Versailles 1929 agrees with the rules.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { VERSAILLES } from '../../shared/games/diplomacy/variants/versailles/board.ts'
import type { Point } from '../../shared/map/board-map.ts'
import { decodeMap } from '../../shared/map/decode.ts'
import type { PackedMap } from '../../shared/map/packed.ts'
import { rulesOf } from '../../tools/mapc/rules.ts'
import { areasOf, commonBorders, corners, meetingAtSea, pairOf } from './derive.ts'
import { areaOf, clashes, contains, lengthOf } from './geometry.ts'

const file = readFileSync(new URL('../../resources/maps/versailles.json', import.meta.url), 'utf8')
const map = decodeMap(JSON.parse(file) as PackedMap)
const areas = areasOf(map)
const borders = commonBorders(map, lengthOf)
const { adjacency, armyOnly, seas } = rulesOf(VERSAILLES)
const pairs = new Set(
  Object.entries(adjacency).flatMap(([id, list]) => list.map((other) => pairOf(id, other))),
)

describe('topology', () => {
  test('provinces touch if and only if they are adjacent', () => {
    expect([...borders.keys()].sort()).toEqual([...pairs].sort())
  })

  test('no four provinces meet in one point', () => {
    expect(corners(map).filter((here) => here.size > 3)).toEqual([])
  })

  test('coastal provinces meet at the water if and only if fleets pass between them', () => {
    const meeting = meetingAtSea(map)
    const onSea = (id: string) => !seas.includes(id) && adjacency[id]!.some((other) => seas.includes(other))
    const apart = [...pairs].filter((pair) => pair.split('-').every(onSea) && !meeting.has(pair))
    expect(apart.sort()).toEqual(armyOnly.filter((pair) => pair.split('-').every(onSea)).sort())
  })

  test('every border is long enough to be seen', () => {
    for (const [pair, length] of borders) expect(length, pair).toBeGreaterThan(12)
  })
})

describe('geometry', () => {
  test('no line crosses, touches or covers another', () => {
    expect(clashes(map.borders.map((border) => border.points))).toEqual([])
  })

  test('the areas cover the frame, once', () => {
    const total = [...areas.values()].reduce((sum, { rings }) => sum + areaOf(rings), 0)
    expect(total / (map.width * map.height)).toBeCloseTo(1, 6)
    for (let x = 7.13; x < map.width; x += 31.7)
      for (let y = 5.37; y < map.height; y += 29.3) {
        const here = [...areas.values()].filter(({ rings }) => contains(rings, [x, y]))
        expect(here, `${x},${y}`).toHaveLength(1)
      }
  })

  test('every province is large enough to be touched', () => {
    for (const { id, rings } of map.provinces.values()) expect(areaOf(rings), id).toBeGreaterThan(1700)
  })

  test('a crossing leads over water from shore to shore', () => {
    const at = (point: Point) => [...areas.values()].find(({ rings }) => contains(rings, point))
    expect(map.crossings.map((crossing) => crossing.between.join('-')).sort()).toEqual([
      'CON-CON',
      'CON-CON',
      'DEN-SWE',
    ])
    for (const { from, to } of map.crossings)
      expect(at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])?.kind).toBe('strait')
  })
})

test('the file takes no more than 45 kB compressed', () => {
  expect(gzipSync(file, { level: 9 }).length).toBeLessThan(45_000)
})
