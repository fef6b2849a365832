import { expect, test } from 'vitest'
import packed from '../../../../resources/maps/standard.json'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import { facts as standard } from '../../../../tools/mapc/variants/standard/index.ts'
import { neighboursOf } from './maps.ts'

const map = decodeMap(packed as unknown as PackedMap)

test('the drawing knows the neighbours of the rules, wherever a fleet can go', () => {
  const touching = neighboursOf(map)
  const seas = new Set(standard.rules.seas)
  for (const [id, near] of Object.entries(standard.rules.adjacency))
    expect(
      [...(touching.get(id) ?? [])].filter((other) => seas.has(id) || seas.has(other)).toSorted(),
      id,
    ).toEqual(near.filter((other) => seas.has(id) || seas.has(other)).toSorted())
})
