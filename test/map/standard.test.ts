// Proves from the points of the shipped file that the drawing agrees with the rules.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { STANDARD } from '../../shared/games/diplomacy/variants/standard/board.ts'
import type { Borders } from '../../shared/games/diplomacy/board/facts.ts'
import type { Point } from '../../shared/map/board-map.ts'
import { decodeMap } from '../../shared/map/decode.ts'
import type { PackedMap } from '../../shared/map/packed.ts'
import {
  areasOf,
  commonBorders,
  corners,
  meetingAtSea,
  nearness,
  pairOf,
  stretches,
  stretchOf,
} from './derive.ts'
import { areaOf, clashes, contains, lengthOf } from './geometry.ts'
import { armyOnly, centres, coasts, neighbours, seas } from './standard-facts.ts'

const file = readFileSync(new URL('../../resources/maps/standard.json', import.meta.url), 'utf8')
const map = decodeMap(JSON.parse(file) as PackedMap)
const areas = areasOf(map)
const borders = commonBorders(map, lengthOf)

describe('the file', () => {
  test('takes no more than 35 kB compressed', () => {
    expect(gzipSync(file, { level: 9 }).length).toBeLessThan(35_000)
  })

  test('credits the coastlines', () => {
    expect(map.credits).toContain('Natural Earth')
  })
})

describe('topology', () => {
  test('every province is there, as land or as sea', () => {
    expect([...map.provinces.keys()].sort()).toEqual([...neighbours.keys()].sort())
    for (const { id, kind } of map.provinces.values()) expect(kind, id).toBe(seas.has(id) ? 'sea' : 'land')
  })

  test('provinces touch if and only if they are adjacent', () => {
    const adjacent = new Set(
      [...neighbours].flatMap(([id, others]) => others.map((other) => pairOf(id, other))),
    )
    expect(adjacent.size).toBe(206)
    expect([...borders.keys()].sort()).toEqual([...adjacent].sort())
  })

  test('coastal provinces meet at the water if and only if fleets pass between them', () => {
    const meeting = meetingAtSea(map)
    const isCoastal = (id: string) => !seas.has(id) && neighbours.get(id)!.some((other) => seas.has(other))
    const coastalPairs = [...neighbours].flatMap(([id, others]) =>
      others
        .filter((other) => id < other && isCoastal(id) && isCoastal(other))
        .map((other) => pairOf(id, other)),
    )
    expect(coastalPairs.filter((pair) => !meeting.has(pair)).sort()).toEqual([...armyOnly].sort())
  })

  test('never more than three provinces meet in one point', () => {
    expect(corners(map).filter((here) => here.size > 3)).toEqual([])
  })

  test('every border is long enough to be seen', () => {
    for (const [pair, length] of borders) expect(length, pair).toBeGreaterThan(12)
    expect(borders.get('BEL-ENG')).toBeGreaterThan(25)
  })

  test.each([...coasts.keys()])(
    '%s touches its own waters and neighbours, and its fleet stands there',
    (key) => {
      const [id, coast] = key.split('/') as [string, string]
      expect(stretches(map, id)).toHaveLength(2)
      const { touches, shore } = stretchOf(map, id, coast)
      expect([...touches].sort()).toEqual([...coasts.get(key)!].sort())
      expect(nearness(shore, map.provinces.get(id)!.sites.coasts[coast]!)).toBeLessThan(25)
    },
  )
})

describe("the game's own board", () => {
  const sorted = (table: Borders) =>
    Object.fromEntries(Object.entries(table).map(([from, list]) => [from, [...list].sort()]))

  test('has its armies walk where the drawing has land touch land', () => {
    const walks: Record<string, string[]> = {}
    for (const pair of borders.keys()) {
      const [a, b] = pair.split('-') as [string, string]
      if (seas.has(a) || seas.has(b)) continue
      ;(walks[a] ??= []).push(b)
      ;(walks[b] ??= []).push(a)
    }
    expect(sorted(walks as unknown as Borders)).toEqual(sorted(STANDARD.armies))
  })

  test('has its fleets sail where the drawing has common water, coast by coast', () => {
    const meeting = meetingAtSea(map)
    const joined = [...borders.keys()].filter((pair) => {
      const bySea = pair.split('-').some((id) => seas.has(id))
      return bySea || meeting.has(pair)
    })
    /** The coasts of a province that reach another, or the province itself where it has but one. */
    const berths = (id: string, towards: string): string[] => {
      const own = Object.keys(map.provinces.get(id)!.sites.coasts)
      if (own.length === 0) return [id]
      return own
        .filter((coast) => stretchOf(map, id, coast).touches.has(towards))
        .map((coast) => `${id}/${coast}`)
    }
    const sails: Record<string, string[]> = {}
    for (const pair of joined) {
      const [a, b] = pair.split('-') as [string, string]
      for (const from of berths(a, b))
        for (const to of berths(b, a)) {
          ;(sails[from] ??= []).push(to)
          ;(sails[to] ??= []).push(from)
        }
    }
    expect(sorted(sails as unknown as Borders)).toEqual(sorted(STANDARD.fleets))
  })

  test('has its centres where the drawing marks them', () => {
    const marked = [...map.provinces.values()].filter(({ sites }) => sites.star !== null).map(({ id }) => id)
    expect(marked.sort()).toEqual([...centres].sort())
    expect(STANDARD.spaces.filter(({ centre }) => centre).map(({ id }) => id).sort()).toEqual([...centres].sort()) // oxfmt-ignore
  })
})

describe('geometry', () => {
  test('no line crosses, touches or covers another', () => {
    expect(clashes(map.borders.map((border) => border.points))).toEqual([])
  })

  test('rings close, and none is a speck', () => {
    for (const { id, rings } of areas.values())
      for (const ring of rings) {
        expect(ring.length, id).toBeGreaterThanOrEqual(3)
        expect(areaOf([ring]), id).toBeGreaterThan(1)
      }
  })

  test('the areas cover the frame, once', () => {
    const total = [...areas.values()].reduce((sum, { rings }) => sum + areaOf(rings), 0)
    expect(total / (map.width * map.height)).toBeCloseTo(1, 6)
    for (let x = 7.13; x < map.width; x += 31.7)
      for (let y = 5.37; y < map.height; y += 29.3) {
        const here = [...areas.values()].filter(
          ({ box, rings }) =>
            x >= box.x &&
            x <= box.x + box.width &&
            y >= box.y &&
            y <= box.y + box.height &&
            contains(rings, [x, y]),
        )
        expect(
          here.map(({ id }) => id),
          `${x},${y}`,
        ).toHaveLength(1)
      }
  })

  test('every province is large enough to be touched and read', () => {
    for (const { id, rings } of map.provinces.values()) expect(areaOf(rings), id).toBeGreaterThan(3500)
  })

  test('a strait is water on the drawing, with its crossing from shore to shore', () => {
    const at = (point: Point) => [...areas.values()].find(({ rings }) => contains(rings, point))
    expect(map.crossings.map(({ between }) => between.join('-')).sort()).toEqual([
      'CON-CON',
      'CON-CON',
      'DEN-SWE',
    ])
    for (const { between, from, to } of map.crossings) {
      expect([at(from)?.id, at(to)?.id]).toEqual(between)
      const middle = at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
      expect(middle?.kind).toBe('strait')
      expect(middle?.province).toBe(between[0])
    }
  })
})
