import { describe, expect, it } from 'vitest'
import packed from '../../../../resources/maps/standard.json' with { type: 'json' }
import type { LocationId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { LANGUAGES } from '../../../../shared/kernel/language.ts'
import type { Point } from '../../../../shared/map/board-map.ts'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import { DIAGRAMS } from '../../../../shared/games/diplomacy/lessons/diagrams.ts'
import { drawnUp } from '../../../../shared/games/diplomacy/lessons/quiz.ts'
import { LABEL_FONT_PX, spreadAt, symbolScale } from '../../../../shared/map/symbols.ts'
import { textWidthEm } from '../../../../shared/map/text-width.ts'
import { mapNames } from '../map/map-names.ts'
import { orderArrows } from '../map/order-arrows.ts'
import { pieceOf } from '../map/pieces.ts'
import { letteringOf } from '../map/signs.ts'
import { placesOf, spelledOut } from './spelled-out.ts'

const map = decodeMap(packed as unknown as PackedMap)
/** A dot for each px of a path of straight stretches. */
function dotsOf(path: string): readonly Point[] {
  const points = path
    .split(/[ML]/)
    .slice(1)
    .map((pair) => pair.split(' ').map(Number) as [number, number])
  return points.slice(1).flatMap(([x1, y1], i) => {
    const [x0, y0] = points[i]!
    const length = Math.round(Math.hypot(x1 - x0, y1 - y0))
    return Array.from({ length }, (_, k): Point => [
      x0 + ((x1 - x0) * k) / length,
      y0 + ((y1 - y0) * k) / length,
    ])
  })
}

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

  it.each([0.55, 0.7, 0.9])('lie on no code of another province in any lesson, at zoom %s', (zoom) => {
    const scale = symbolScale(zoom)
    const size = { zoom, scale, by: spreadAt(zoom) }
    const covered = Object.entries(DIAGRAMS).flatMap(([id, diagram]) => {
      const ordered = drawnUp(diagram)
      const names = {
        ...mapNames('en'),
        ...spelledOut(map, {
          zoom,
          language: 'en',
          pieces: ordered.map((one) => pieceOf(map, one.unit, {})!),
          drawn: ordered,
          places: ordered.flatMap(placesOf),
        }),
      }
      const letters = [...map.provinces.values()].flatMap((province) => {
        const put = letteringOf(province, size, names, false)
        return put ? [{ ...put, province: province.id, own: names.spellsOut(province.id) }] : []
      })
      const halfWidth = ({ lines, size: em }: { lines: readonly string[]; size: number }) =>
        (Math.max(...lines.map(textWidthEm)) * em * scale) / 2
      return letters
        .filter(({ own }) => own)
        .flatMap((name) =>
          letters
            .filter((code) => !code.own)
            .filter(
              (code) =>
                Math.abs(name.at[0] - code.at[0]) < halfWidth(name) + halfWidth(code) - 4 &&
                Math.abs(name.at[1] - code.at[1]) < 0.7 * LABEL_FONT_PX * scale,
            )
            .map((code) => `${id}: ${name.province} on ${code.province}`),
        )
    })
    expect(covered).toEqual([])
  })

  it.each([0.55, 0.7, 0.9, 1.3])('lie under no arrow in any lesson, at zoom %s', (zoom) => {
    const scale = symbolScale(zoom)
    const size = { zoom, scale, by: spreadAt(zoom) }
    const under = Object.entries(DIAGRAMS).flatMap(([id, diagram]) => {
      const ordered = drawnUp(diagram)
      const drawings = ordered.flatMap(({ order }, i) => (order ? [{ id: `${i}`, order, power: null }] : []))
      const dots = orderArrows(map, drawings, zoom).flatMap(({ arrow }) => dotsOf(arrow.shaft))
      return LANGUAGES.flatMap((language) => {
        const names = {
          ...mapNames(language),
          ...spelledOut(map, {
            zoom,
            language,
            pieces: ordered.map((one) => pieceOf(map, one.unit, {})!),
            drawn: ordered,
            places: ordered.flatMap(placesOf),
          }),
        }
        return [...map.provinces.values()].flatMap((province) => {
          const put = names.spellsOut(province.id) ? letteringOf(province, size, names, false) : null
          if (!put) return []
          const [x, y] = put.at
          const em = put.size * scale
          const halfWidth = (Math.max(...put.lines.map(textWidthEm)) * em) / 2
          // The height of capitals; a corner of the first or last letter may be touched.
          const halfHeight = ((put.lines.length - 0.3) * em) / 2
          const covers = dots.filter(
            ([dx, dy]) => Math.abs(dx - x) < halfWidth && Math.abs(dy - y) < halfHeight,
          )
          return covers.length > 0.35 * em ? [`${id}: ${language} ${province.id}`] : []
        })
      })
    })
    expect(under).toEqual([])
  })

  it('take no code away that lies beside them', () => {
    const { hushed } = spelledOut(map, { zoom: 1, language: 'en', pieces: [], drawn: [], places: ['SPA'] })
    expect([...map.provinces.keys()].filter(hushed)).toEqual([])
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
