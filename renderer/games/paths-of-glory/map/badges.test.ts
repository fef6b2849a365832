import { expect, test } from 'vitest'
import type { Point } from '../../../../shared/map/board-map.ts'
import type { PlaceMap } from '../../../../shared/map/places/place-map.ts'
import { PLACES } from '../../../../test/map/war-windows.ts'
import { placeName } from '../words/names.ts'
import { loadTexts } from '../words/text.ts'
import { badgeSpot, drawBadges } from './badges.ts'
import { apart, legibleName, type WrittenName, widthOf } from './names.ts'
import { plateOf } from './plates.ts'
import type { Counter, PlacesNow } from './position.ts'

const MAP = { places: new Map([['sedan', { id: 'sedan', at: [100, 100], half: 48 }]]) } as unknown as PlaceMap
const UNIT: Counter = {
  ...{ id: 'fr-5', kind: 'fr-5', nation: 'fr', side: 'ap', army: true, combat: 3, loss: 3, move: 3 },
  ...{ reduced: false, cutOff: false, spent: true },
}
const activated = (...counters: readonly Counter[]): PlacesNow =>
  new Map([
    [
      'sedan',
      {
        ...{ holder: 'ap', counters, trench: 0, fort: 0, fortDestroyed: false, besieged: false },
        activation: 'move',
      },
    ],
  ])

test.each([true, false])('a place that its units have left has no badge any more (far: %s)', (far) => {
  expect(drawBadges(MAP, activated(UNIT), far, []).signs).not.toBe('')
  expect(drawBadges(MAP, activated(), far, [])).toEqual({ move: '', attack: '', signs: '' })
})

/** Whether a badge around a point lies on a name. */
const isOn = ([x, y]: Point, radius: number, { name, size, x: middle, y: foot }: WrittenName): boolean =>
  Math.abs(middle - x) < widthOf(name, size) / 2 + radius - 1.5 &&
  Math.abs(foot - size * 0.3 - y) < size * 0.4 + radius - 1.5

/** Places whose own badge would hide a name, where they and all places around them are lit. */
const hiding = (zoom: number, far: boolean) =>
  PLACES.filter((place) => {
    const lit = PLACES.filter(({ at: [x, y] }) => Math.hypot(x - place.at[0], y - place.at[1]) < 150)
    const written = lit.flatMap((one) => legibleName(one, placeName(one.id), zoom) ?? [])
    const names = apart(written, (id) => id === place.id)
    const spot = badgeSpot(plateOf(place, activated(UNIT, UNIT).get('sedan'), far), far, names)
    return names.some((name) => isOn(spot, far ? 15.3 : 8.5, name))
  })

test('what a place is activated for hides no name', async () => {
  await loadTexts('ru')
  for (const zoom of [0.53, 0.6, 0.67]) expect(hiding(zoom, false).map(({ id }) => id)).toEqual([])
  // From afar names are as large as several places, and some leave no spot free.
  for (const zoom of [0.41, 0.5]) expect(hiding(zoom, true).length).toBeLessThan(PLACES.length / 15)
})
