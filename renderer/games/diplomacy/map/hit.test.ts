import { describe, expect, test } from 'vitest'
import imperial from '../../../../resources/maps/imperial.json'
import standard from '../../../../resources/maps/standard.json'
import type { Point } from '../../../../shared/map/board-map.ts'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import { SYMBOL_SIZE, symbolScale } from '../../../../shared/map/symbols.ts'
import { inside } from '../../../board/area.ts'
import { coastAt, hit, REACH_PX, type Aim } from './hit.ts'

const map = decodeMap(standard as unknown as PackedMap)
const site = (id: string): Point => map.provinces.get(id)!.sites.unit
const aim = (point: Point, more: Partial<Aim> = {}): Aim => ({
  point,
  zoom: 1,
  means: () => false,
  counters: [],
  signs: [],
  scale: 1,
  ...more,
})

describe('hits', () => {
  test('every province is hit where its counter stands', () => {
    for (const [id, { sites }] of map.provinces) expect(hit(map, aim(sites.unit))?.province, id).toBe(id)
  })

  test('a counter that hangs over a neighbour still means its own province', () => {
    const at = site('MUN')
    const counters = [{ location: 'TYR', at, size: 1 }]
    expect(hit(map, aim([at[0] + 5, at[1]], { counters }))?.province).toBe('TYR')
  })

  test.each([0.244, 0.45, 0.9])(
    'a counter or a middle under the finger means its own province, though a legal one is in reach, at zoom %d',
    (zoom) => {
      const scale = symbolScale(zoom)
      const means = (id: string) => id === 'BUD'
      const [x, y] = site('VIE')
      const corner: Point = [x + SYMBOL_SIZE.unit[0] * scale * 0.45 * Math.sign(site('BUD')[0] - x), y]
      const counters = [{ location: 'VIE', at: site('VIE'), size: 1 }]
      for (const point of [site('VIE'), corner])
        expect(hit(map, aim(point, { zoom, scale, means, counters }))?.province).toBe('VIE')
      expect(hit(map, aim(site('VIE'), { zoom, scale, means }))?.province).toBe('VIE')
      expect(hit(map, aim(site('BUD'), { zoom, scale, means, counters }))?.province).toBe('BUD')
    },
  )

  test('what means something now pulls a finger over from 22 px away, and no farther', () => {
    const { box } = map.provinces.get('BEL')!
    const east: Point = [box.x + box.width, box.y + box.height / 2]
    const beside = (px: number): Point => [east[0] + px / 0.5, east[1]]
    const means = (id: string) => id === 'BEL'
    const near = hit(map, aim(beside(4), { zoom: 0.5, means }))
    expect(near?.province).toBe('BEL')
    expect(hit(map, aim(beside(REACH_PX + 60), { zoom: 0.5, means }))?.province).not.toBe('BEL')
  })

  test('on a phone that shows the whole board each own unit is hit within a thumb of its counter', () => {
    const zoom = 390 / map.width
    const wanted = new Set(['VIE', 'BUD', 'TRI'])
    for (const id of wanted) {
      const [x, y] = site(id)
      expect(
        hit(map, aim([x + 8 / zoom, y - 8 / zoom], { zoom, means: (one) => wanted.has(one) }))?.province,
        id,
      ).not.toBeUndefined()
      expect(
        wanted.has(hit(map, aim([x, y + 20 / zoom], { zoom, means: (one) => wanted.has(one) }))!.province),
        id,
      ).toBe(true)
    }
  })

  test.each([0.244, 0.45, 0.9, 2])(
    'every place that means something is 44 px wide and high around its counter at zoom %d',
    (zoom) => {
      const reached = (id: string, [dx, dy]: Point): boolean => {
        const [x, y] = site(id)
        const point: Point = [x + dx / zoom, y + dy / zoom]
        const found = hit(map, aim(point, { zoom, means: (one) => one === id }))?.province
        if (found === undefined || found === id) return found === id
        // Or it lies where another's counter would stand.
        const [cx, cy] = site(found)
        const [width, height] = SYMBOL_SIZE.unit
        return Math.abs(point[0] - cx) <= width / 2 && Math.abs(point[1] - cy) <= height / 2
      }
      const short = [...map.provinces.keys()].filter(
        (id) =>
          !Array.from({ length: 16 }, (_, i): Point => {
            const angle = (i * Math.PI) / 8
            return [(REACH_PX - 0.5) * Math.cos(angle), (REACH_PX - 0.5) * Math.sin(angle)]
          }).every((away) => reached(id, away)),
      )
      expect(short).toEqual([])
    },
  )

  test('two places close together are named as rivals', () => {
    const wanted = new Set(['BEL', 'HOL'])
    const [a, b] = [site('BEL'), site('HOL')]
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    const found = hit(map, aim(middle, { zoom: 0.3, means: (id) => wanted.has(id) }))
    expect(new Set([found?.province, found?.rival])).toEqual(wanted)
  })

  test('a tap on a strait means its shore, beyond the rim it means nothing', () => {
    const { from, to } = map.crossings.find(({ between: [a, b] }) => a === 'CON' && b === 'CON')!
    const water: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    expect([...map.provinces.values()].some(({ rings }) => inside(rings, water))).toBe(false)
    expect(hit(map, aim(water))?.province).toBe('CON')
    expect(hit(map, aim([-500, -500]))).toBeNull()
  })
})

describe('coasts', () => {
  test('the coast is the one under the finger, and none in the middle of the province', () => {
    const spain = map.provinces.get('SPA')!
    expect(coastAt(spain, spain.sites.coasts['NC']!)).toBe('NC')
    expect(coastAt(spain, spain.sites.coasts['SC']!)).toBe('SC')
    expect(coastAt(spain, spain.sites.unit)).toBeNull()
    expect(coastAt(map.provinces.get('PAR')!, site('PAR'))).toBeNull()
  })
})

describe('on a board that goes round', () => {
  const world = decodeMap(imperial as unknown as PackedMap)
  const round = world.round!
  const shown = (id: string) => world.provinces.get(id)!.sites.unit

  test('a touch beyond an edge means what lies there once round', () => {
    for (const [id, { sites }] of world.provinces)
      for (const turn of [-1, 0, 1]) {
        const at: Point = [sites.unit[0] + turn * round, sites.unit[1]]
        expect(hit(world, aim(at))?.province, `${id} ${String(turn)}`).toBe(id)
      }
  })

  test('a counter is touched and pulls where it is shown once more', () => {
    const at = shown('HAW')
    const counters = [{ location: 'APA', at, size: 1 }]
    expect(hit(world, aim([at[0] + round + 3, at[1]], { counters }))?.province).toBe('APA')
    const means = (id: string) => id === 'HAW'
    expect(hit(world, aim([at[0] + round - 40, at[1]], { zoom: 0.5, means }))?.province).toBe('HAW')
  })
})
