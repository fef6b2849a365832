import { expect, test } from 'vitest'
import packed from '../../../../resources/maps/paths-of-glory.json'
import { readNames } from '../../../../shared/games/paths-of-glory/names/read-names.ts'
import { decodePlaces } from '../../../../shared/map/places/decode.ts'
import type { PackedPlaces } from '../../../../shared/map/places/packed.ts'
import { textWidthEm } from '../../../../shared/map/text-width.ts'
import { crowded, start } from '../gallery/exhibits.ts'
import { facesEnemy, theatreOf } from './front.ts'
import { landmarks, landmarksOf, namedNear } from './landmarks.ts'
import { plateOf } from './plates.ts'

const map = decodePlaces(packed as unknown as PackedPlaces)
/** About as large as they are on a television that shows the whole theatre. */
const SIZE = 44
const nameOf = (id: string) => id
const PLACES = {
  en: () => import('../../../../shared/games/paths-of-glory/names/en.ts'),
  ru: () => import('../../../../shared/games/paths-of-glory/names/ru.ts'),
}

test.each([
  ['at the start', start()],
  ['with stacks everywhere', crowded()],
])('names of landmarks lie neither on each other nor on stacks %s', (_when, position) => {
  const wanted = landmarksOf(position, 'historical')
  const names = landmarks(map, position, { wanted, within: theatreOf(map, position), nameOf, sizes: [SIZE] })
  expect(names.length).toBeGreaterThan(8)
  const rects = [
    ...names.map(({ id, name, x, y }) => ({
      ...{ id, x, y: y - SIZE * 0.35 },
      ...{ width: textWidthEm(name) * SIZE, height: SIZE * 0.7 },
    })),
    ...[...map.places.values()].flatMap((place) => {
      const now = position.get(place.id)
      if (!now?.counters.length) return []
      const { at, width, height } = plateOf(place, now, true)
      return [{ id: `the stack in ${place.id}`, x: at[0], y: at[1], width, height }]
    }),
  ]
  for (const [i, a] of rects.entries())
    for (const b of rects.slice(i + 1)) {
      if (i >= names.length) continue
      const apart =
        Math.abs(a.x - b.x) * 2 >= a.width + b.width || Math.abs(a.y - b.y) * 2 >= a.height + b.height
      expect(apart, `${a.id} and ${b.id}`).toBe(true)
    }
})

test('from afar names come first where something happens, and none stands against the stack of another place', () => {
  const position = start()
  const within = theatreOf(map, position)
  const happens = ['liege', 'metz', 'verdun']
  const wanted = landmarksOf(position, 'historical', happens)
  expect(wanted.slice(0, 3)).toEqual(happens)
  const size = 36
  const written = landmarks(map, position, { wanted, within, nameOf, sizes: [size], must: happens })
  expect(written.map(({ id }) => id)).toEqual(expect.arrayContaining(happens))
  for (const { id, name, x, y } of written)
    for (const place of map.places.values()) {
      const now = position.get(place.id)
      if (place.id === id || !now?.counters.length) continue
      const { at, width, height } = plateOf(place, now, true)
      const aside = Math.abs(at[0] - x) - (textWidthEm(name) * size + width) / 2
      const off = Math.abs(at[1] - (y - size * 0.35)) - (size * 0.95 + height) / 2
      expect(aside > size * 0.3 || off > 0, `${id} at ${place.id}`).toBe(true)
    }
})

test('a name stays at its side of its place as long as it can', () => {
  const position = start()
  const asked = { wanted: ['vienna'], within: null, nameOf, sizes: [SIZE] }
  const [free] = landmarks(map, position, asked)
  expect(free?.spot).toBe(0)
  const [kept] = landmarks(map, position, asked, new Map([['vienna', 3]]))
  expect(kept?.spot).toBe(3)
})

/** As large as they are in a scene, and the least that is read from four metres. */
const NEAR = [17, 14.2] as const

test.each([
  ['at the start', start()],
  ['with stacks everywhere', crowded()],
])('in a scene nearly all places have names, on no counters and signs %s', async (_when, position) => {
  const scene = ['sedan']
  const plates = [...map.places.values()].map((place) => plateOf(place, position.get(place.id)))
  for (const language of ['en', 'ru'] as const) {
    const { NAMES } = await PLACES[language]()
    const names = readNames(NAMES)
    const written = landmarks(map, position, {
      ...{ wanted: namedNear(map.places, position, scene), within: null },
      ...{ nameOf: (id: string) => names.get(id) ?? id, sizes: NEAR, near: 'historical', lit: 'sedan' },
    })
    expect(written[0]).toMatchObject({ id: 'sedan', size: NEAR[0] })
    expect(written.length).toBeGreaterThan(0.98 * map.places.size)
    const covering = written.filter(({ name, x, y, size }) => {
      const half = (textWidthEm(name) * size) / 2
      return plates.some(
        ({ at, width, height }) =>
          Math.abs(at[0] - x) < half + width / 2 &&
          at[1] + height / 2 > y - size * 0.7 &&
          at[1] - height / 2 < y,
      )
    })
    expect(covering).toEqual([])
  }
})

test('places that are fought over and worth a point come first, plain ones not at all', () => {
  const wanted = landmarksOf(start(), 'historical')
  expect(wanted[0]).toSatisfy((first: string) => facesEnemy(start(), first))
  expect(wanted.indexOf('verdun')).toBeLessThan(wanted.indexOf('rouen'))
  expect(wanted).toContain('vienna')
  expect(wanted).not.toContain('tours')
})

test('close by, a name stands nearest to its own place where there is such a spot', async () => {
  const position = start()
  const names = readNames((await PLACES.ru()).NAMES)
  const written = landmarks(map, position, {
    wanted: namedNear(map.places, position, []),
    within: null,
    nameOf: (id) => names.get(id) ?? id,
    sizes: [34],
    near: 'historical',
  })
  const misread = written.filter(({ id, name, x, y, size }) => {
    const off = (place: string) => {
      const { at, width, height } = plateOf(map.places.get(place)!, position.get(place), false)
      const aside = Math.abs(at[0] - x) - (textWidthEm(name) * size + width) / 2
      return Math.max(aside, Math.abs(at[1] - (y - size * 0.35)) - (size * 0.95 + height) / 2, 0)
    }
    return [...map.places.keys()].some((other) => other !== id && off(other) < off(id))
  })
  const places = misread.map(({ id }) => id)
  for (const id of ['paris', 'bremen', 'mannheim', 'sarajevo', 'wilhelmshaven', 'vilna'])
    expect(places).not.toContain(id)
})
