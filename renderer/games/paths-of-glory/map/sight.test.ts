import { describe, expect, test } from 'vitest'
import packed from '../../../../resources/maps/paths-of-glory.json'
import { decodePlaces } from '../../../../shared/map/places/decode.ts'
import type { PackedPlaces } from '../../../../shared/map/places/packed.ts'
import type { Point } from '../../../../shared/map/board-map.ts'
import type { Look, View } from '../../../board/look.ts'
import { edgeMarks, MARK_HALF_PX, type Pane } from './sight.ts'

const map = decodePlaces(packed as unknown as PackedPlaces)
const at = (id: string): Point => map.places.get(id)!.at
const WINDOWS: readonly Pane[] = [
  { width: 360, height: 210, right: 60 },
  { width: 390, height: 330, covered: [{ left: 8, top: 8, right: 52, bottom: 52 }] },
  { width: 920, height: 700, top: 60 },
  { width: 1450, height: 1000 },
]
/** A framing with a place in the middle of the window. */
const around = (id: string, k: number, { width, height }: View): Look => {
  const [x, y] = at(id)
  return { k, x: width / 2 - x * k, y: height / 2 - y * k }
}
const RUSSIA = ['warsaw', 'lublin', 'ivangorod', 'brest-litovsk']

describe('marks at the edge', () => {
  test.each(WINDOWS)(
    'in a window of %o each place out of sight has one mark, within the window',
    (window) => {
      const look = around('paris', 0.9, window)
      const lit = ['paris', 'london', 'moscow', 'baku', 'constantinople', ...RUSSIA]
      const marks = edgeMarks(
        lit.map((id) => ({ id, at: at(id) })),
        look,
        window,
      )
      const marked = marks.flatMap(({ places }) => places)
      expect(new Set(marked).size).toBe(marked.length)
      expect(marked).toEqual(expect.arrayContaining(['moscow', 'baku', 'constantinople', ...RUSSIA]))
      expect(marked).not.toContain('paris')
      for (const {
        at: [x, y],
      } of marks) {
        expect(x).toBeGreaterThanOrEqual(MARK_HALF_PX - 0.01)
        expect(x).toBeLessThanOrEqual(window.width - MARK_HALF_PX + 0.01)
        expect(y).toBeGreaterThanOrEqual(MARK_HALF_PX - 0.01)
        expect(y).toBeLessThanOrEqual(window.height - MARK_HALF_PX + 0.01)
        for (const { left, right, top, bottom } of window.covered ?? [])
          expect(x < left || x > right || y < top || y > bottom).toBe(true)
      }
      const toRussia = marks.find(({ places }) => places.includes('warsaw'))!
      expect(Math.abs(toRussia.turn)).toBeLessThan(60)
    },
  )

  test('a mark keeps clear of a lit place near the edge', () => {
    const window = { width: 400, height: 300 }
    const look = around('paris', 1, window)
    const right: Point = [(370 - look.x) / look.k, (150 - look.y) / look.k]
    const far: Point = [right[0] + 900, right[1]]
    const places = [
      { id: 'near', at: right },
      { id: 'far', at: far },
    ]
    const [mark] = edgeMarks(places, look, window)
    expect(Math.hypot(mark!.at[0] - 370, mark!.at[1] - 150)).toBeGreaterThan(2 * MARK_HALF_PX)
  })

  test('where all is in sight there is none', () => {
    const window = { width: 800, height: 600 }
    expect(edgeMarks([{ id: 'paris', at: at('paris') }], around('paris', 1, window), window)).toEqual([])
  })
})
