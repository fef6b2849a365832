// Units, stars, codes, dislodged units and names of the shipped file have room at the sizes they are drawn.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { MapArea, MapProvince, Point } from '../../shared/map/board-map.ts'
import { LANGUAGES } from '../../shared/kernel/language.ts'
import { variantOf, type VariantId } from '../../shared/games/diplomacy/variants/index.ts'
import { decodeMap } from '../../shared/map/decode.ts'
import type { PackedMap } from '../../shared/map/packed.ts'
import {
  ALARM_RINGS,
  ALARM_STROKE_PX,
  COUNTER_CORE,
  DISLODGED_SHARE,
  LABEL_FONT_PX,
  LABEL_LINE_HEIGHT,
  roomScale,
  spread,
  spreadAt,
  SYMBOL_SIZE,
  symbolScale,
} from '../../shared/map/symbols.ts'
import { textWidthEm } from '../../shared/map/text-width.ts'
import { awayFrom, contains, overlapOf, sample, type Rect } from './geometry.ts'
import { rulesOf } from '../../tools/mapc/rules.ts'

interface Mark extends Rect {
  readonly what: string
}

const scaled = (size: readonly [number, number], by: number): [number, number] => [size[0] * by, size[1] * by]

interface Size {
  readonly scale: number
  readonly by: number
}
/** What the compiler kept room for. */
const room = (zoom: number): Size => ({ scale: roomScale(zoom), by: 1 })
/** What is drawn. */
const drawn = (zoom: number): Size => ({ scale: symbolScale(zoom), by: spreadAt(zoom) })

/** A province's symbols at a size, in viewBox px. */
function marksOf(
  { id, sites }: MapProvince,
  { scale, by }: Size,
): { fixed: Mark[]; code: Mark; dislodged: Mark } {
  const mark = (what: string, at: Point, size: readonly [number, number]): Mark => ({
    what: `${what} of ${id}`,
    at,
    size: scaled(size, scale),
  })
  const away = (at: Point) => spread(sites.unit, at, by)
  return {
    fixed: [
      mark('unit', sites.unit, SYMBOL_SIZE.unit),
      ...(sites.star ? [mark('star', away(sites.star), SYMBOL_SIZE.star)] : []),
      ...Object.entries(sites.coasts).map(([coast, at]) => mark(`${coast} fleet`, at, SYMBOL_SIZE.unit)),
    ],
    code: mark('code', away(sites.code.at), scaled(SYMBOL_SIZE.code, sites.code.scale)),
    dislodged: mark('dislodged unit', away(sites.dislodged), SYMBOL_SIZE.dislodged),
  }
}

function collisions(marks: readonly Mark[]): string[] {
  return marks.flatMap((a, i) =>
    marks.slice(i + 1).flatMap((b) => (overlapOf(a, b) > 0.1 ? [`${a.what} on ${b.what}`] : [])),
  )
}

const cornersOf = ({ at: [x, y], size: [width, height] }: Rect): Point[] =>
  [-1, -0.5, 0, 0.5, 1].flatMap((u) =>
    [-1, 0, 1].map((v): Point => [x + (u * width) / 2, y + (v * height) / 2]),
  )

/** Where a counter may hang over the water on all sides. */
const ISLANDS = ['BAL', 'COR', 'CRE', 'CYP']

/** The boards with a drawing of their own, and how wide a unit is on a laptop's whole board at least, px: less on a taller one. */
const DRAWN: readonly (readonly [id: VariantId, laptopPx: number])[] = [
  ['standard', 34.5],
  ['ancient-mediterranean', 34.5],
  ['versailles', 31.9],
]

describe.each(DRAWN)('%s', (id, laptopPx) => {
  const {
    board,
    look: { names },
  } = variantOf(id)
  const { adjacency, seas } = rulesOf(board)
  const file = readFileSync(new URL(`../../resources/maps/${id}.json`, import.meta.url), 'utf8')
  const map = decodeMap(JSON.parse(file) as PackedMap)
  const provinces = [...map.provinces.values()]
  const areas = new Map<string, MapArea>([...provinces, ...map.scenery].map((area) => [area.id, area]))

  /** The areas a province's letters may stand on: itself, and for land the water beside it. */
  function ground({ id, kind }: MapProvince): MapArea[] {
    if (kind === 'sea') return [areas.get(id)!]
    return [...areas.values()].filter(
      (area) =>
        area.id === id ||
        area.kind === 'strait' ||
        area.kind === 'water' ||
        (area.kind === 'sea' && adjacency[id]!.includes(area.id)),
    )
  }

  describe('as drawn', () => {
    test.each([0.2, 0.3, 0.45, 0.58, 0.7, 0.9, 1.2])('units do not overlap at zoom %d', (zoom) => {
      const units = provinces.flatMap((province) =>
        marksOf(province, drawn(zoom)).fixed.filter(({ what }) => what.startsWith('unit')),
      )
      expect(units).toHaveLength(board.spaces.length)
      expect(collisions(units)).toEqual([])
    })

    test.each([0.45, 0.58, 0.7, 0.9, 1.2])(
      'units, stars and codes keep off each other at zoom %d',
      (zoom) => {
        const marks = provinces.flatMap((province) => {
          const { fixed, code } = marksOf(province, drawn(zoom))
          return [...fixed.filter(({ what }) => !what.includes('fleet')), code]
        })
        expect(collisions(marks)).toEqual([])
      },
    )

    test.each([0.2, 0.3, 0.45, 0.58, 0.7, 0.9, 1, 1.5, 2])(
      'no ring lies on its conqueror at zoom %d',
      (zoom) => {
        for (const province of provinces) {
          const { fixed, dislodged } = marksOf(province, drawn(zoom))
          expect(collisions([...fixed.filter(({ what }) => what.startsWith('unit')), dislodged])).toEqual([])
        }
      },
    )

    test('a unit is wide enough to be recognised on a phone, a laptop and a large screen', () => {
      const onScreen = (zoom: number) => SYMBOL_SIZE.unit[0] * symbolScale(zoom) * zoom
      expect(onScreen(390 / map.width)).toBeGreaterThan(14.5)
      expect(onScreen(695 / map.height)).toBeGreaterThan(laptopPx)
      expect(onScreen(1)).toBeCloseTo(42)
    })

    test('symbols grow on the screen while one zooms in, but slower than the map', () => {
      const zooms = Array.from({ length: 160 }, (_, i) => 0.15 * 1.02 ** i)
      for (const [i, near] of zooms.entries()) {
        const far = zooms[i - 1] ?? near
        expect(symbolScale(near) * near).toBeGreaterThanOrEqual(symbolScale(far) * far - 1e-9)
        expect(symbolScale(near)).toBeLessThanOrEqual(symbolScale(far))
      }
    })
  })

  describe('in the room kept', () => {
    test('a dislodged unit and its rings are no larger than their box', () => {
      const [width, height] = SYMBOL_SIZE.dislodged
      for (const ring of ALARM_RINGS) {
        expect((ring[0] + ALARM_STROKE_PX) * DISLODGED_SHARE).toBeLessThanOrEqual(width)
        expect((ring[1] + ALARM_STROKE_PX) * DISLODGED_SHARE).toBeLessThanOrEqual(height)
      }
    })

    test('no symbol lies on another, those of dislodged units included', () => {
      const marks = provinces.flatMap((province) => {
        const { fixed, code, dislodged } = marksOf(province, room(1))
        return [...fixed, code, dislodged]
      })
      expect(marks).toHaveLength(
        board.spaces.length * 3 +
          board.spaces.filter(({ centre }) => centre).length +
          board.spaces.flatMap(({ coasts }) => coasts).length,
      )
      expect(collisions(marks)).toEqual([])
    })

    test.each(provinces)('star and most of the unit lie inside $id', (province) => {
      const shoreline = province.rings.flatMap((ring) => sample([...ring, ring[0]!], 1))
      const { fixed } = marksOf(province, room(1))
      const unit = { ...fixed[0]!, size: scaled(fixed[0]!.size, COUNTER_CORE) }
      // An island smaller than its counter: the middle lies on it, and nothing but water around.
      if (Math.min(...shoreline.map((point) => awayFrom(unit, point))) < 1) {
        expect(ISLANDS).toContain(province.id)
        expect(contains(province.rings, unit.at)).toBe(true)
        const allowed = ground(province)
        for (const corner of fixed.flatMap(cornersOf))
          expect(
            allowed.some(({ rings }) => contains(rings, corner)),
            corner.join(),
          ).toBe(true)
        return
      }
      for (const mark of fixed) {
        expect(contains(province.rings, mark.at), mark.what).toBe(true)
        if (mark.what.includes('fleet')) continue
        const core = mark.what.startsWith('unit') ? { ...mark, size: scaled(mark.size, COUNTER_CORE) } : mark
        const room = Math.min(...shoreline.map((point) => awayFrom(core, point)))
        expect(room, mark.what).toBeGreaterThanOrEqual(1)
      }
    })

    test.each(provinces)('the code of $id stands on its own land or on water beside it', (province) => {
      const allowed = ground(province)
      for (const corner of cornersOf(marksOf(province, room(1)).code))
        expect(
          allowed.some(({ rings }) => contains(rings, corner)),
          corner.join(),
        ).toBe(true)
    })

    test('a dislodged unit is nearer to its own province than to any other', () => {
      for (const { id, sites } of provinces) {
        const away = (other: MapProvince) =>
          Math.hypot(other.sites.unit[0] - sites.dislodged[0], other.sites.unit[1] - sites.dislodged[1])
        const nearest = [...provinces].sort((p, q) => away(p) - away(q))[0]!
        expect(nearest.id).toBe(id)
      }
    })
  })

  describe.each(LANGUAGES)('names in %s', (language) => {
    const boxOf = (province: MapProvince, zoom: number): Mark => {
      const { at, lines, scale } = province.sites.names[language]!
      const font = LABEL_FONT_PX * scale * roomScale(zoom)
      const width = Math.max(...lines.map(textWidthEm)) * font
      return {
        what: `name of ${province.id}`,
        at,
        size: [width, font * (1 + LABEL_LINE_HEIGHT * (lines.length - 1))],
      }
    }

    test('are the names that orders are written with', () => {
      for (const { id, sites } of provinces)
        expect(sites.names[language]!.lines.join(' ').replaceAll('- ', '-'), id).toBe(
          names[language].spaces[id]!.name,
        )
    })

    test.each([1, 1.5, 2, 3])('lie on nothing at zoom %d, where the rest show their codes', (zoom) => {
      const marks = provinces.flatMap((province) => {
        const { fixed, code } = marksOf(province, room(zoom))
        const named = zoom >= province.sites.names[language]!.fromZoom
        return [...fixed, named ? boxOf(province, zoom) : code]
      })
      expect(collisions(marks)).toEqual([])
    })

    test('stand on their own ground', () => {
      for (const province of provinces) {
        const name = province.sites.names[language]!
        if (name.fromZoom > 3) continue
        const allowed = ground(province)
        for (const corner of cornersOf(boxOf(province, name.fromZoom)))
          expect(
            allowed.some(({ rings }) => contains(rings, corner)),
            `${province.id} ${corner.join()}`,
          ).toBe(true)
      }
    })

    test('are nearly all there at zoom 2', () => {
      const late = provinces.filter(({ sites }) => sites.names[language]!.fromZoom > 2)
      expect(late.length).toBeLessThanOrEqual(4)
      for (const { id } of late) expect(seas, id).toContain(id)
    })
  })
})
