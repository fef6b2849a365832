import { describe, expect, it } from 'vitest'
import standard from '../../../../resources/maps/standard.json'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { variantOf } from '../../../../shared/games/diplomacy/variants/index.ts'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import { neighboursOf } from '../map/maps.ts'
import { firstUnits, neighbourPowers } from './prospect.ts'

const beside = neighboursOf(decodeMap(standard as unknown as PackedMap))
const units = firstUnits(variantOf('standard'))
const near = (power: string) => neighbourPowers(units, power as PowerId, beside).toSorted()

describe('what a power begins with', () => {
  it('is every unit of the opening', () => {
    expect(units).toHaveLength(22)
    expect(units.filter(({ power }) => (power as string) === 'RUSSIA')).toHaveLength(4)
  })

  it.each([
    ['ENGLAND', ['FRANCE', 'GERMANY', 'RUSSIA']],
    ['TURKEY', ['AUSTRIA', 'ITALY', 'RUSSIA']],
    ['GERMANY', ['AUSTRIA', 'ENGLAND', 'FRANCE', 'ITALY', 'RUSSIA']],
  ])('and neighbours, for %s', (power, neighbours) => expect(near(power)).toEqual(neighbours))

  it('are neighbours of each other', () => {
    const powers = [...new Set(units.map(({ power }) => power as string))]
    for (const one of powers) for (const other of near(one)) expect(near(other)).toContain(one)
  })
})
