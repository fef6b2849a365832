import { describe, expect, it } from 'vitest'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import type { Unit } from '../../../../shared/games/diplomacy/board/unit.ts'
import { SYMBOL_SIZE, symbolScale } from '../../../../shared/map/symbols.ts'
import packed from '../../../../resources/maps/standard.json' with { type: 'json' }
import { pieceOf, siteOf } from '../map/pieces.ts'
import { clearNames } from './clear-names.ts'

const map = decodeMap(packed as unknown as PackedMap)
const pieces = (...units: readonly string[]) =>
  units.map((text) => {
    const [type, at] = text.split(' ')
    return pieceOf(map, { type, at, power: 'ENGLAND' } as unknown as Unit, {})!
  })

/** Px a name's middle line is away from a counter's middle, in heights of counters at that zoom. */
const above = (at: readonly [number, number], place: string, zoom: number): number =>
  Math.abs(at[1] - siteOf(map, place)![1]) / (SYMBOL_SIZE.unit[1] * symbolScale(zoom))

describe('names of a lesson’s board', () => {
  it.each([0.75, 1, 1.5])('lie under no counter at zoom %s', (zoom) => {
    const units = ['F LON', 'A LVP', 'F EDI', 'A MUN', 'F KIE', 'A BER', 'A PAR', 'F BRE']
    const places = clearNames(map, {
      zoom,
      language: 'en',
      names: units.map((unit) => unit.slice(2)),
      pieces: pieces(...units),
      lines: [],
    })
    for (const unit of units) {
      const at = places.get(unit.slice(2))!
      for (const other of units) {
        const beside =
          Math.abs(at[0] - siteOf(map, other.slice(2))![0]) / (SYMBOL_SIZE.unit[0] * symbolScale(zoom))
        expect(above(at, other.slice(2), zoom) > 0.6 || beside > 0.6, `${unit}'s name under ${other}`).toBe(
          true,
        )
      }
    }
  })

  it('gives way to an arrow that leaves downwards', () => {
    const draw = (lines: readonly (readonly [string, string])[]) =>
      clearNames(map, {
        zoom: 1,
        language: 'en',
        names: ['ROM'],
        pieces: pieces('F ROM'),
        lines: lines.map(([from, to]) => [siteOf(map, from)!, siteOf(map, to)!] as const),
      }).get('ROM')!
    expect(draw([['ROM', 'NAP']])).not.toEqual(draw([]))
  })
})
