import { expect, test } from 'vitest'
import packed from '../../../../resources/maps/paths-of-glory.json'
import { decodePlaces } from '../../../../shared/map/places/decode.ts'
import type { PackedPlaces } from '../../../../shared/map/places/packed.ts'
import { HEADING_IDS } from '../../../board/walk.ts'
import { startAt, stepFrom } from './walk.ts'

const map = decodePlaces(packed as unknown as PackedPlaces)

test('arrow keys follow a line where one leads in that direction', () => {
  expect(stepFrom(map, 'koblenz', 'east')).toBe('frankfurt')
  expect(stepFrom(map, 'verdun', 'east')).toBe('metz')
})

test('arrow keys go straight ahead rather than aside, even along a line', () => {
  expect(stepFrom(map, 'przemysl', 'west')).toBe('gorlice')
  expect(stepFrom(map, 'lodz', 'east')).toBe('ivangorod')
})

test('every place can be reached with arrow keys from any other', () => {
  const ids = [...map.places.keys()]
  const steps = new Map(ids.map((id) => [id, HEADING_IDS.flatMap((way) => stepFrom(map, id, way) ?? [])]))
  const stepsTo = new Map(ids.map((id) => [id, ids.filter((from) => steps.get(from)?.includes(id))]))
  for (const ways of [steps, stepsTo]) {
    const seen = new Set(['paris'])
    for (const at of seen) for (const next of ways.get(at) ?? []) seen.add(next)
    expect(ids.filter((id) => !seen.has(id))).toEqual([])
  }
})

test('the keyboard begins where it was, or at the nearest place that is asked about', () => {
  expect(startAt(map, 'strasbourg', [])).toBe('strasbourg')
  expect(startAt(map, 'strasbourg', ['paris', 'strasbourg'])).toBe('strasbourg')
  expect(startAt(map, 'strasbourg', ['lublin', 'nancy', 'paris'])).toBe('nancy')
})
