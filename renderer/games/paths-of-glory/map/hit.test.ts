import { describe, expect, test } from 'vitest'
import packed from '../../../../resources/maps/paths-of-glory.json'
import { decodePlaces } from '../../../../shared/map/places/decode.ts'
import type { PackedPlaces } from '../../../../shared/map/places/packed.ts'
import type { Point } from '../../../../shared/map/board-map.ts'
import { PLACE_ROOM } from '../../../../shared/map/places/place-map.ts'
import { crowded } from '../gallery/exhibits.ts'
import { fan } from './fan.ts'
import { AIR_PX, hit, LEAST_BOX_PX, LEAST_COUNTER_PX, REACH_PX, type Aim } from './hit.ts'

const map = decodePlaces(packed as unknown as PackedPlaces)
const position = crowded()
const nothing = () => false
const everything = () => true
const aim = (point: Point, zoom: number, means: Aim['means'] = everything): Aim => ({
  point,
  zoom,
  position,
  means,
})

/** The seed, so that the touches are the same each time. */
function noise(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

describe('hits', () => {
  test.each([0.12, 0.4, 0.9, 1.6])('every place is hit in its middle at zoom %d', (zoom) => {
    for (const { id, at } of map.places.values()) expect(hit(map, aim(at, zoom))?.place, id).toBe(id)
  })

  test('every counter of a stack is hit in its middle where counters are large enough', () => {
    for (const [id, { counters }] of position)
      for (const { counter, at } of fan(counters, map.places.get(id)!.at))
        expect(hit(map, aim(at, 1.2)), `${counter.id} in ${id}`).toEqual({ place: id, counter: counter.id })
  })

  test('counters too small to tell apart are not hit one by one', () => {
    for (const [id, { counters }] of position)
      for (const { at } of fan(counters, map.places.get(id)!.at))
        expect(hit(map, aim(at, 0.5))).toEqual({ place: id, counter: null })
  })

  test('what means something pulls a finger over from 22 px away, and no farther', () => {
    const { at, half } = map.places.get('london')!
    const only = (place: string) => place === 'london'
    for (const zoom of [0.2, 0.4, 1]) {
      const beside = (px: number): Point => [at[0] + half + px / zoom, at[1]]
      expect(hit(map, aim(beside(REACH_PX - 1), zoom, only))?.place).toBe('london')
      expect(hit(map, aim(beside(REACH_PX + 1), zoom, only))?.place).not.toBe('london')
    }
  })

  test.each([0.4, 0.52, 0.9])(
    'a finger in the box of a place without a meaning means it at zoom %d, not its neighbour with one',
    (zoom) => {
      const only = (place: string) => place === 'verdun'
      for (const { id, at, half } of map.places.values())
        for (const [dx, dy] of [
          [0, 0],
          [1 - half, 0],
          [half - 1, 0],
          [0, 1 - PLACE_ROOM.up],
          [0, PLACE_ROOM.down - 1],
        ] as const)
          expect(hit(map, aim([at[0] + dx, at[1] + dy], zoom, only))?.place).toBe(id)
    },
  )

  test('on the whole board, where a box is smaller than a finger, what means something pulls it over', () => {
    const { at } = map.places.get('sedan')!
    expect(
      hit(
        map,
        aim(at, 0.14, (place) => place === 'verdun'),
      )?.place,
    ).toBe('verdun')
  })

  test('a finger out at sea means nothing', () => {
    expect(hit(map, aim([60, 1660], 1, nothing))).toBeNull()
  })

  test('10,000 random touches mean what a plain reading of the drawing says', () => {
    const random = noise(30)
    const places = [...map.places.values()]
    const wrong: string[] = []
    for (let i = 0; i < 10_000; i++) {
      const zoom = 0.12 * 15 ** random()
      const share = random()
      const wanted = new Set(places.filter(() => random() < share * 0.2).map(({ id }) => id))
      const means = (place: string) => wanted.has(place)
      const near = places[Math.floor(random() * places.length)]!
      const point: Point =
        random() < 0.6
          ? [near.at[0] + (random() - 0.5) * 130, near.at[1] + (random() - 0.5) * 90]
          : [random() * map.width, random() * map.height]
      const found = hit(map, aim(point, zoom, means))
      const allowed = plainly(point, zoom, wanted)
      if (!allowed.includes(found ? `${found.place}/${found.counter}` : 'nothing'))
        wrong.push(`${point.join(' ')} at ${zoom}: ${JSON.stringify(found)}, not ${allowed.join(' or ')}`)
    }
    expect(wrong).toEqual([])
  })
})

const EPSILON = 1e-9

/** All meanings that a touch may have, computed without short cuts; several where two are equally near. */
function plainly(point: Point, zoom: number, wanted: ReadonlySet<string>): string[] {
  const gaps = [...map.places.values()]
    .map(({ id, at, half }) => {
      const x = Math.max(at[0] - half - point[0], 0, point[0] - at[0] - half)
      const y = Math.max(at[1] - PLACE_ROOM.up - point[1], 0, point[1] - at[1] - PLACE_ROOM.down)
      return { id, gap: Math.sqrt(x * x + y * y) }
    })
    .filter(({ gap }) => gap * zoom <= REACH_PX + EPSILON)
  const counters = (id: string): (string | null)[] => {
    const inside = fan(position.get(id)!.counters, map.places.get(id)!.at)
      .map(({ counter, at, size }) => ({
        id: counter.id,
        gap: Math.hypot(
          Math.max(0, Math.abs(point[0] - at[0]) - size / 2),
          Math.max(0, Math.abs(point[1] - at[1]) - size / 2),
        ),
      }))
      .filter(({ gap }) => gap * zoom <= AIR_PX + EPSILON)
    if (inside.length === 0 || 25 * zoom < LEAST_COUNTER_PX) return [null]
    const least = Math.min(...inside.map(({ gap }) => gap))
    return inside.filter(({ gap }) => gap <= least + EPSILON).map((one) => one.id)
  }
  const answers = (list: readonly { id: string; gap: number }[]): string[] => {
    const least = Math.min(...list.map(({ gap }) => gap))
    return list
      .filter(({ gap }) => gap <= least + EPSILON)
      .flatMap(({ id }) => counters(id).map((counter) => `${id}/${counter}`))
  }
  if (gaps.length === 0) return ['nothing']
  const on = gaps.find(({ gap }) => gap === 0)
  if (on && (PLACE_ROOM.up + PLACE_ROOM.down) * zoom >= LEAST_BOX_PX) return answers([on])
  const pulling = gaps.filter(({ id }) => wanted.has(id))
  return answers(pulling.length > 0 ? pulling : gaps)
}
