// What the drawing of Imperial II shows is what the rules say: proved on the shipped file, from its points alone.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { IMPERIAL } from '../../shared/games/diplomacy/variants/imperial/board.ts'
import { decodeMap } from '../../shared/map/decode.ts'
import type { PackedMap } from '../../shared/map/packed.ts'
import { SYMBOL_SIZE } from '../../shared/map/symbols.ts'
import { rulesOf } from '../../tools/mapc/rules.ts'
import { areasOf, commonBorders, pairOf } from './derive.ts'
import { areaOf, clashes, contains, lengthOf, sample } from './geometry.ts'

const file = readFileSync(new URL('../../resources/maps/imperial.json', import.meta.url), 'utf8')
const packed = JSON.parse(file) as PackedMap
const map = decodeMap(packed)
const areas = areasOf(map)
const borders = commonBorders(map, lengthOf)
const { adjacency, armyOnly, coastSeas } = rulesOf(IMPERIAL)
const pairs = new Set(
  Object.entries(adjacency).flatMap(([id, list]) => list.map((other) => pairOf(id, other))),
)

/** Units pass over water: a mark joins the shores. */
const OVER_WATER = ['ANG-CYP', 'ATL-BHA', 'BHA-CUB', 'CUB-HAI', 'CYP-SYR', 'DEN-NOR', 'DEN-SWE', 'DUB-EDI', 'EDO-KAG', 'EDO-SAP', 'GIB-MRC', 'HAI-VRG', 'SAK-VLA', 'SAL-SIC', 'SEA-VCT'] // oxfmt-ignore

describe('topology', () => {
  test('spaces touch if and only if they are adjacent, fifteen pairs apart that a mark joins', () => {
    expect([...new Set([...borders.keys(), ...OVER_WATER])].sort()).toEqual([...pairs].sort())
    for (const pair of OVER_WATER) expect(borders.has(pair), pair).toBe(false)
  })

  test('the marks are those pairs', () => {
    expect(map.crossings.map(({ between }) => pairOf(...between)).sort()).toEqual(OVER_WATER)
  })

  test('coasts that touch meet at the water if and only if fleets pass', () => {
    const coasts = new Set<string>(
      IMPERIAL.spaces.flatMap(({ id, kind }) => (kind === 'coastal' ? [id] : [])),
    )
    const ofWater = (id: string | null) =>
      id !== null && id !== 'lakes' && ['sea', 'water'].includes(areas.get(id)!.kind)
    const shores = map.borders.filter(({ between }) => between.some(ofWater))
    const wet = new Set(shores.flatMap(({ points }) => points.map(String)))
    const meeting = new Map<string, boolean>()
    for (const { between, points } of map.borders) {
      if (!between.every((id) => id !== null && coasts.has(id))) continue
      const pair = pairOf(...(between as [string, string]))
      const meets = wet.has(String(points[0])) || wet.has(String(points.at(-1)))
      meeting.set(pair, meets || (meeting.get(pair) ?? false))
    }
    expect([...meeting].flatMap(([pair, meets]) => (meets ? [] : [pair])).sort()).toEqual(
      [...armyOnly].sort(),
    )
  })

  test('every border is long enough to be seen', () => {
    for (const [pair, length] of borders) expect(length, pair).toBeGreaterThan(12)
  })
})

describe('the way round', () => {
  const round = packed.round!

  test('what lies at one edge lies once round from there as well', () => {
    const seen = map.width - round
    expect(seen).toBeGreaterThan(200)
    const boxed = [...areas.values()].map(({ id, rings }) => {
      const xs = rings.flat().map(([x]) => x)
      const ys = rings.flat().map(([, y]) => y)
      const bounds = [xs, ys].flatMap((list) => [Math.min(...list), Math.max(...list)])
      return { id, rings, bounds: bounds as [number, number, number, number] }
    })
    const at = (x: number, y: number) =>
      boxed.find(
        ({ rings, bounds: [x0, x1, y0, y1] }) =>
          x >= x0 && x <= x1 && y >= y0 && y <= y1 && contains(rings, [x, y]),
      )?.id
    // Lines are simplified on each side for itself, so that they differ by a px or two.
    const near = (x: number, y: number) =>
      [-2.5, 0, 2.5].flatMap((dx) => [-2.5, 0, 2.5].map((dy) => at(x + dx, y + dy)))
    for (let x = 7.3; x < seen; x += 23.9)
      for (let y = 9.7; y < map.height; y += 41.3) {
        const here = at(x, y)
        if (at(x + round, y) !== here) expect(near(x + round, y), `${x},${y}`).toContain(here)
      }
  })

  test('every space has one piece that is its own, with its symbols on it', () => {
    for (const { id, sites, box } of map.provinces.values()) {
      const { own, rings } = packed.areas[id]!
      if (own !== undefined) expect(rings.length, id).toBeGreaterThan(own)
      expect(sites.unit[0], id).toBeGreaterThan(box.x - 25)
      expect(sites.unit[0], id).toBeLessThan(box.x + box.width + 25)
      expect(box.width, id).toBeLessThan(round / 2)
    }
  })
})

describe('geometry', () => {
  test('no line crosses, touches or covers another', () => {
    expect(clashes(map.borders.map((border) => border.points))).toEqual([])
  })

  test('the areas cover the frame, but for less than a ten-thousandth', () => {
    const total = [...areas.values()].reduce((sum, { rings }) => sum + areaOf(rings), 0)
    expect(total / (map.width * map.height)).toBeCloseTo(1, 4)
  })

  test('every space is large enough to be touched', () => {
    for (const { id, rings } of map.provinces.values()) expect(areaOf(rings), id).toBeGreaterThan(350)
  })
})

describe('counters', () => {
  const units = [...map.provinces.values()].flatMap(({ id, sites }) => [
    { id, name: id, at: sites.unit },
    ...Object.entries(sites.coasts).map(([coast, at]) => ({ id, name: `${id}/${coast}`, at })),
  ])

  test('of different spaces never lie over each other, fleets on separate coasts among them', () => {
    const [width, height] = SYMBOL_SIZE.unit
    const over = units.flatMap((a, i) =>
      units.slice(i + 1).flatMap((b) => {
        const [dx, dy] = [Math.abs(a.at[0] - b.at[0]), Math.abs(a.at[1] - b.at[1])]
        return a.id !== b.id && dx < width && dy < height ? [`${a.name} ${b.name}`] : []
      }),
    )
    expect(over).toEqual([])
  })

  test('stand on their own ground, where a touch without a counter means the same space', () => {
    const astray = units.filter(({ id, at }) => !contains(map.provinces.get(id)!.rings, at))
    expect(astray.map(({ name }) => name)).toEqual([])
  })

  test('of a dislodged unit lies over the counter of no other space', () => {
    const [width, height] = SYMBOL_SIZE.unit.map((side, i) => (side + SYMBOL_SIZE.dislodged[i]!) / 2)
    const over = [...map.provinces.values()].flatMap(({ id, sites: { dislodged } }) =>
      units.flatMap((unit) => {
        const [dx, dy] = [Math.abs(unit.at[0] - dislodged[0]), Math.abs(unit.at[1] - dislodged[1])]
        return unit.id !== id && dx < width! && dy < height! ? [`${id} ${unit.name}`] : []
      }),
    )
    expect(over).toEqual([])
  })

  test.each(Object.keys(coastSeas))(
    'a fleet at %s stands on its ground, nearest to its own shore',
    (name) => {
      const [id] = name.split('/') as [string]
      const { at } = units.find((unit) => unit.name === name)!
      expect(contains(map.provinces.get(id)!.rings, at)).toBe(true)
      const awayFromSea = (seas: readonly string[]) =>
        Math.min(
          ...map.borders
            .filter(
              ({ between: [a, b] }) => [a, b].includes(id) && seas.some((sea) => sea === a || sea === b),
            )
            .flatMap(({ points }) => sample(points, 0.5))
            .map(([x, y]) => Math.hypot(x - at[0], y - at[1])),
        )
      const others = Object.entries(coastSeas).filter(
        ([other]) => other !== name && other.startsWith(`${id}/`),
      )
      for (const [other, seas] of others)
        expect(awayFromSea(coastSeas[name]!), `${name} is nearer to the shore of ${other}`).toBeLessThan(
          awayFromSea(seas.filter((sea) => !coastSeas[name]!.includes(sea))),
        )
    },
  )
})

test('the file takes no more than 120 kB on the wire', () => {
  expect(gzipSync(file, { level: 9 }).length).toBeLessThan(120_000)
})
