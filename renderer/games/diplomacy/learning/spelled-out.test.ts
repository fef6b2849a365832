import { describe, expect, it } from 'vitest'
import packed from '../../../../resources/maps/standard.json' with { type: 'json' }
import type { LocationId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import { placesOf, spelledOut } from './spelled-out.ts'

const map = decodeMap(packed as unknown as PackedMap)
const unit = { type: 'F', at: 'SPA/SC' as LocationId } as const

describe('names spelled out', () => {
  it('are those of provinces, on whichever coast a fleet stands', () => {
    const { spellsOut, nameAt } = spelledOut(map, {
      zoom: 1,
      language: 'en',
      pieces: [],
      drawn: [],
      places: ['SPA/SC', 'MAR'],
    })
    expect(['SPA', 'MAR', 'POR'].map(spellsOut)).toEqual([true, true, false])
    expect(nameAt('SPA')).toBeDefined()
    expect(nameAt('POR')).toBeUndefined()
  })

  it('are of the place a unit stands in, and of the one its order leads to', () => {
    expect(placesOf({ unit, order: { kind: 'move', unit, to: 'MAR' as LocationId } })).toEqual([
      'SPA/SC',
      'MAR',
    ])
    expect(placesOf({ unit, order: { kind: 'hold', unit } })).toEqual(['SPA/SC'])
    expect(placesOf({ unit, order: null })).toEqual(['SPA/SC'])
  })
})
