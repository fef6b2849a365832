// Proves from the points of the shipped file that the drawing of Ancient Mediterranean agrees with the rules. The rules
// themselves are compared with another source, border by border, in test/reference/board.test.ts.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { variantOf } from '../../shared/games/diplomacy/variants/index.ts'
import type { Point } from '../../shared/map/board-map.ts'
import { decodeMap } from '../../shared/map/decode.ts'
import type { PackedMap } from '../../shared/map/packed.ts'
import { rulesOf } from '../../tools/mapc/rules.ts'
import { areasOf, commonBorders, corners, meetingAtSea, pairOf } from './derive.ts'
import { areaOf, clashes, contains, lengthOf } from './geometry.ts'

const file = readFileSync(new URL('../../resources/maps/ancient-mediterranean.json', import.meta.url), 'utf8')
const map = decodeMap(JSON.parse(file) as PackedMap)
const areas = areasOf(map)
const borders = commonBorders(map, lengthOf)
const { adjacency, armyOnly, seas } = rulesOf(variantOf('ancient-mediterranean').board)
const pairs = new Set(
  Object.entries(adjacency).flatMap(([id, list]) => list.map((other) => pairOf(id, other))),
)

/** The four seas that meet in one point, and the pairs that only meet there. */
const FOUR = ['AUS', 'GOT', 'LIB', 'MES']
const IN_THE_POINT = ['AUS-LIB', 'GOT-MES']
/** Across the delta's mouths, and along the strait that armies cross between Neapolis and Sicilia. */
const OVER_WATER = ['ALE-SII', 'AUS-TYN']

describe('topology', () => {
  test('provinces touch if and only if they are adjacent, four pairs apart that the rules state', () => {
    expect([...borders.keys(), ...IN_THE_POINT, ...OVER_WATER].sort()).toEqual([...pairs].sort())
  })

  test('the four seas meet in one point, and no other four do', () => {
    const crowded = corners(map).filter((here) => here.size > 3)
    expect(crowded.map((here) => [...here].sort())).toEqual([FOUR])
  })

  test('the Nile’s mouths lie between Alexandria and Sinai, and the strait between two seas', () => {
    const shoresOf = (strait: string) =>
      new Set(
        map.borders.flatMap(({ between }) =>
          between.includes(strait) ? between.filter((id) => id !== strait) : [],
        ),
      )
    expect([...shoresOf('nile')]).toEqual(expect.arrayContaining(['ALE', 'SII', 'GOP', 'MEM', 'BAY', 'THB']))
    expect([...shoresOf('messina')].sort()).toEqual(['AUS', 'NEA', 'SIC', 'TYN'])
  })

  test('coastal provinces meet at the water if and only if fleets pass between them', () => {
    const meeting = meetingAtSea(map)
    const onSea = (id: string) => !seas.includes(id) && adjacency[id]!.some((other) => seas.includes(other))
    const apart = [...pairs].filter((pair) => pair.split('-').every(onSea) && !meeting.has(pair))
    // Fleets pass along the Nile, over its mouths, and in the water of the Baleares.
    const along = ['ALE-THB', 'ALE-SII', 'BAL-SAG', 'BAL-TAR', 'SAG-TAR']
    expect(apart.filter((pair) => !along.includes(pair)).sort()).toEqual(
      armyOnly.filter((pair) => pair.split('-').every(onSea)).sort(),
    )
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

  test('every province is large enough to be touched, the islands with the water around them', () => {
    for (const { id, rings } of map.provinces.values()) {
      const water = map.scenery.filter(({ province }) => province === id).flatMap((area) => area.rings)
      expect(areaOf(rings) + areaOf(water), id).toBeGreaterThan(1700)
    }
  })

  test('a crossing leads over water from shore to shore', () => {
    const at = (point: Point) => [...areas.values()].find(({ rings }) => contains(rings, point))
    const between = map.crossings.map((crossing) => crossing.between.join('-')).sort()
    expect(between).toEqual(['BYZ-BYZ', 'BYZ-BYZ', 'COR-SAD', 'MAU-SAG', 'SIC-NEA', 'THB-SII'])
    for (const { from, to } of map.crossings)
      expect(at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])?.kind).toBe('strait')
  })
})

test('the file takes no more than 25 kB compressed', () => {
  expect(gzipSync(file, { level: 9 }).length).toBeLessThan(25_000)
})
