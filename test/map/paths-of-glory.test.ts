// Proves without the compiler that the shipped map of places agrees with the facts of the game.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import packed from '../../resources/maps/paths-of-glory.json' with { type: 'json' }
import { PAIRS } from '../../shared/games/paths-of-glory/facts/lines.ts'
import { spaceId, SPACES } from '../../shared/games/paths-of-glory/facts/spaces.ts'
import { placeNames } from '../../shared/games/paths-of-glory/names/names.ts'
import { LANGUAGES } from '../../shared/kernel/language.ts'
import type { Point } from '../../shared/map/board-map.ts'
import { decodePlaces } from '../../shared/map/places/decode.ts'
import type { PackedPlaces } from '../../shared/map/places/packed.ts'
import { LEAST_NAME_SHARE, NAME_PX, PLACE_ROOM } from '../../shared/map/places/place-map.ts'
import { textWidthEm } from '../../shared/map/text-width.ts'

const map = decodePlaces(packed as unknown as PackedPlaces)
const at = (id: string): Point => map.places.get(id)!.at
const pairs = PAIRS.map(({ a, b }) => [spaceId(a), spaceId(b)] as const)

/** Twice the area of a triangle: its sign says on which side of a line a point lies. */
const area = (p: Point, q: Point, r: Point) => (q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1])

describe('the shipped map of 1914', () => {
  test('has every place once, and nothing else', () => {
    expect([...map.places.keys()]).toEqual(SPACES.map(({ id }) => id))
    expect(map.places.size).toBe(281)
    expect(pairs).toHaveLength(476)
  })

  test('no two boxes touch', () => {
    const boxes = [...map.places.values()]
    const touching = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (b) =>
            Math.abs(a.at[0] - b.at[0]) < a.half + b.half &&
            Math.abs(a.at[1] - b.at[1]) < PLACE_ROOM.up + PLACE_ROOM.down,
        )
        .map((b) => `${a.id} and ${b.id}`),
    )
    expect(touching).toEqual([])
  })

  test('no two lines cross', () => {
    const crossing = pairs.flatMap(([a, b], i) =>
      pairs
        .slice(i + 1)
        .filter(([c, d]) => new Set([a, b, c, d]).size === 4)
        .filter(
          ([c, d]) =>
            area(at(a), at(b), at(c)) * area(at(a), at(b), at(d)) < 0 &&
            area(at(c), at(d), at(a)) * area(at(c), at(d), at(b)) < 0,
        )
        .map((other) => `${a}-${b} and ${other.join('-')}`),
    )
    expect(crossing).toEqual([])
  })

  test('no line runs over the plate of a third place', () => {
    const over = pairs.flatMap(([a, b]) =>
      [...map.places.values()]
        .filter(({ id }) => id !== a && id !== b)
        .filter((third) =>
          Array.from({ length: 101 }, (_, i): Point => {
            const t = i / 100
            return [at(a)[0] + (at(b)[0] - at(a)[0]) * t, at(a)[1] + (at(b)[1] - at(a)[1]) * t]
          }).some(([x, y]) => Math.abs(x - third.at[0]) < 23 && Math.abs(y - third.at[1]) < 13),
        )
        .map(({ id }) => `${a}-${b} over ${id}`),
    )
    expect(over).toEqual([])
  })

  test.each(LANGUAGES)(
    'every name in %s fits its box, letters measured in the typeface of the pages',
    (language) => {
      const names = placeNames(language)
      const tooLong = [...map.places.values()].filter(
        ({ id, half }) => textWidthEm(names.get(id)!) * NAME_PX * LEAST_NAME_SHARE > 2 * half,
      )
      expect(tooLong.map(({ id }) => names.get(id))).toEqual([])
    },
  )

  test('a place lies entirely in its own part of the drawing', () => {
    const regions = new Map(map.regions.map(({ id, window }) => [id, window]))
    const inset = regions.get('near-east')!
    const outside = SPACES.filter(({ id, nearEast }) => {
      const { at: point, half } = map.places.get(id)!
      const own = nearEast ? inset : regions.get('europe')!
      const within = (box: typeof own) =>
        point[0] - half >= box.x &&
        point[0] + half <= box.x + box.width &&
        point[1] - PLACE_ROOM.up >= box.y &&
        point[1] + PLACE_ROOM.down <= box.y + box.height
      const apart =
        point[0] + half <= inset.x ||
        point[0] - half >= inset.x + inset.width ||
        point[1] + PLACE_ROOM.down <= inset.y ||
        point[1] - PLACE_ROOM.up >= inset.y + inset.height
      return !within(own) || (!nearEast && !apart)
    })
    expect(outside.map(({ id }) => id)).toEqual([])
  })

  test('most neighbours lie in their true direction from each other', () => {
    const east = (id: string) => at(id)[0]
    const south = (id: string) => at(id)[1]
    // A walk from west to east, and one from north to south.
    const walk = [
      'rouen',
      'paris',
      'chateau-thierry',
      'metz',
      'frankfurt',
      'prague',
      'cracow',
      'lemberg',
      'kiev',
    ]
    expect(walk.map(east)).toEqual(walk.map(east).toSorted((a, b) => a - b))
    const down = [
      'petrograd',
      'riga',
      'vilna',
      'brest-litovsk',
      'lublin',
      'lemberg',
      'czernowitz',
      'bucharest',
      'sofia',
    ]
    expect(down.map(south)).toEqual(down.map(south).toSorted((a, b) => a - b))
  })

  test('is small', () => {
    const file = readFileSync(new URL('../../resources/maps/paths-of-glory.json', import.meta.url))
    expect(gzipSync(file, { level: 9 }).length).toBeLessThan(40_000)
  })
})
