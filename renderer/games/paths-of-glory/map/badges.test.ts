import { expect, test } from 'vitest'
import type { PlaceMap } from '../../../../shared/map/places/place-map.ts'
import { drawBadges } from './badges.ts'
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
  expect(drawBadges(MAP, activated(UNIT), far).signs).not.toBe('')
  expect(drawBadges(MAP, activated(), far)).toEqual({ move: '', attack: '', signs: '' })
})
