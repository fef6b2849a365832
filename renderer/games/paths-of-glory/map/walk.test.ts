import { expect, test } from 'vitest'
import packed from '../../../../resources/maps/paths-of-glory.json'
import { decodePlaces } from '../../../../shared/map/places/decode.ts'
import type { PackedPlaces } from '../../../../shared/map/places/packed.ts'
import { HEADING_IDS } from '../../../board/walk.ts'
import { stepFrom } from './walk.ts'

const map = decodePlaces(packed as unknown as PackedPlaces)

test('arrow keys follow a line where one leads in that direction', () => {
  expect(stepFrom(map, 'koblenz', 'east')).toBe('frankfurt')
  expect(stepFrom(map, 'verdun', 'east')).toBe('metz')
})

test('every place can be reached with arrow keys from any other', () => {
  const seen = new Set(['paris'])
  const open = ['paris']
  for (let from = open.pop(); from !== undefined; from = open.pop())
    for (const heading of HEADING_IDS) {
      const to = stepFrom(map, from, heading)
      if (to === null || seen.has(to)) continue
      seen.add(to)
      open.push(to)
    }
  expect([...map.places.keys()].filter((id) => !seen.has(id))).toEqual([])
})
