// What the drawing shows is what the rules say: proved on the shipped file, from its points alone.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { MapArea, MapProvince, Point } from '../../shared/map/board-map.ts'
import { decodeMap } from '../../shared/map/decode.ts'
import type { PackedMap } from '../../shared/map/packed.ts'
import { areaOf, clashes, contains, lengthOf } from './geometry.ts'
import { armyOnly, centres, coasts, neighbours, seas } from './standard-facts.ts'

const file = readFileSync(new URL('../../resources/maps/standard.json', import.meta.url), 'utf8')
const map = decodeMap(JSON.parse(file) as PackedMap)
const areas = new Map<string, MapArea>(
  [...map.provinces.values(), ...map.scenery].map((area) => [area.id, area]),
)
const pairOf = (a: string, b: string) => (a < b ? `${a}-${b}` : `${b}-${a}`)

/** What a side of a border counts for in the rules: a strait is land of its shore, a lake or neutral land is nothing. */
function counts(id: string | null): string | null {
  const area = id === null ? undefined : areas.get(id)
  if (!area) return null
  return area.kind === 'strait' || map.provinces.has(area.id) ? area.province : null
}

/** The ids that meet at each end of a border line. */
const corners = new Map<string, Set<string>>()
for (const { between, points } of map.borders)
  for (const end of [points[0]!, points.at(-1)!]) {
    const here = corners.get(end.join()) ?? new Set<string>()
    corners.set(end.join(), here)
    for (const id of between) {
      const area = id === null ? undefined : areas.get(id)
      if (area) here.add(area.kind === 'strait' ? area.province! : area.id)
    }
  }

describe('the file', () => {
  test('takes no more than 35 kB on the wire', () => {
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
    const touching = new Set<string>()
    for (const { between } of map.borders) {
      const [a, b] = [counts(between[0]), counts(between[1])]
      if (a !== null && b !== null && a !== b) touching.add(pairOf(a, b))
    }
    const adjacent = new Set(
      [...neighbours].flatMap(([id, others]) => others.map((other) => pairOf(id, other))),
    )
    expect(adjacent.size).toBe(206)
    expect([...touching].sort()).toEqual([...adjacent].sort())
  })

  test('coastal provinces meet at the water if and only if fleets pass between them', () => {
    const meeting = new Set<string>()
    for (const here of corners.values()) {
      if (![...here].some((id) => seas.has(id))) continue
      const lands = [...here].filter((id) => map.provinces.get(id)?.kind === 'land')
      for (const a of lands) for (const b of lands) if (a < b) meeting.add(pairOf(a, b))
    }
    const isCoastal = (id: string) => !seas.has(id) && neighbours.get(id)!.some((other) => seas.has(other))
    const coastalPairs = [...neighbours].flatMap(([id, others]) =>
      others
        .filter((other) => id < other && isCoastal(id) && isCoastal(other))
        .map((other) => pairOf(id, other)),
    )
    expect(coastalPairs.filter((pair) => !meeting.has(pair)).sort()).toEqual([...armyOnly].sort())
  })

  test('never more than three provinces meet in one point', () => {
    expect([...corners].filter(([, here]) => here.size > 3)).toEqual([])
  })

  test('every border is long enough to be seen', () => {
    const lengths = new Map<string, number>()
    for (const { between, points } of map.borders) {
      const [a, b] = [counts(between[0]), counts(between[1])]
      if (a === null || b === null || a === b) continue
      lengths.set(pairOf(a, b), (lengths.get(pairOf(a, b)) ?? 0) + lengthOf(points))
    }
    for (const [pair, length] of lengths) expect(length, pair).toBeGreaterThan(12)
    expect(lengths.get('BEL-ENG')).toBeGreaterThan(25)
  })

  test.each(['BUL', 'SPA', 'STP'])('each coast of %s touches its own waters and neighbours', (id) => {
    const province = map.provinces.get(id)!
    const mainland = [...province.rings].sort((p, q) => areaOf([q]) - areaOf([p]))[0]!
    const runs = stretches(id, mainland)
    const expected = [...coasts.keys()].filter((key) => key.startsWith(id))
    expect(runs).toHaveLength(expected.length)
    for (const key of expected) {
      const site = province.sites.coasts[key.slice(4)]!
      const nearest = runs.sort((p, q) => nearness(p.shore, site) - nearness(q.shore, site))[0]!
      expect([...nearest.touches].sort(), key).toEqual([...coasts.get(key)!].sort())
      expect(nearness(nearest.shore, site), `${key} fleet stands at its shore`).toBeLessThan(25)
    }
  })
})

const nearness = (points: readonly Point[], [x, y]: Point) =>
  Math.min(...points.map((p) => Math.hypot(p[0] - x, p[1] - y)))

/** The runs of shore around a ring, each with the seas it faces and the land at its two ends. */
function stretches(id: string, ring: readonly Point[]): { touches: Set<string>; shore: Point[] }[] {
  const beyond = new Map<string, string | null>()
  for (const { between, points } of map.borders) {
    if (!between.includes(id)) continue
    const other = between[0] === id ? between[1] : between[0]
    for (let i = 1; i < points.length; i++) {
      beyond.set(`${points[i - 1]!.join()} ${points[i]!.join()}`, other)
      beyond.set(`${points[i]!.join()} ${points[i - 1]!.join()}`, other)
    }
  }
  const across = ring.map(
    (point, i) => beyond.get(`${point.join()} ${ring[(i + 1) % ring.length]!.join()}`) ?? null,
  )
  const isShore = (i: number) => seas.has(across.at(i % ring.length) ?? '')
  const runs: { touches: Set<string>; shore: Point[] }[] = []
  for (let i = 0; i < ring.length; i++) {
    if (!isShore(i) || isShore(i - 1 + ring.length)) continue
    const run = { touches: new Set<string>(), shore: [] as Point[] }
    const flank = (side: string | null | undefined) =>
      side && map.provinces.has(side) && run.touches.add(side)
    flank(across.at(i - 1))
    let k = i
    for (; isShore(k); k++) {
      run.touches.add(across[k % ring.length]!)
      run.shore.push(ring[k % ring.length]!)
    }
    flank(across[k % ring.length])
    runs.push(run)
  }
  return runs
}

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

  test('supply centres are marked, and nothing else', () => {
    const marked = [...map.provinces.values()].filter((province: MapProvince) => province.sites.star !== null)
    expect(marked.map(({ id }) => id).sort()).toEqual([...centres].sort())
  })
})
