import { describe, expect, test } from 'vitest'
import { around, at, RUSSIA, WINDOWS } from '../../../../test/map/war-windows.ts'
import type { Point } from '../../../../shared/map/board-map.ts'
import { edgeMarks, MARK_HALF_PX } from './sight.ts'

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

  test('no mark lies on another one, also where places lie beyond every part of the edge', () => {
    for (const window of [...WINDOWS, { width: 558, height: 341 }, { width: 360, height: 200 }]) {
      const look = around('budapest', 1.4, window)
      const lit = [
        'paris',
        'london',
        'moscow',
        'baku',
        'constantinople',
        'rome',
        'berlin',
        'essen',
        ...RUSSIA,
      ]
      const ring = Array.from({ length: 48 }, (_, i): { id: string; at: Point } => ({
        id: `beyond ${i}`,
        at: [
          (window.width / 2 + Math.cos(i / 7.6) * (500 + 9 * i) - look.x) / look.k,
          (window.height / 2 + Math.sin(i / 7.6) * (500 + 9 * i) - look.y) / look.k,
        ],
      }))
      const marks = edgeMarks([...lit.map((id) => ({ id, at: at(id) })), ...ring], look, window)
      for (const [i, one] of marks.entries())
        for (const other of marks.slice(i + 1)) {
          const apart = Math.max(Math.abs(one.at[0] - other.at[0]), Math.abs(one.at[1] - other.at[1]))
          expect(apart).toBeGreaterThanOrEqual(2 * MARK_HALF_PX)
        }
    }
  })

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

  test('a mark keeps clear of a stack near the edge', () => {
    const window = { width: 400, height: 300 }
    const look = around('paris', 1, window)
    const stack: Point = [(378 - look.x) / look.k, (150 - look.y) / look.k]
    const beyond = [{ id: 'far', at: [stack[0] + 900, stack[1]] as Point }]
    const away = ([mark]: ReturnType<typeof edgeMarks>) => Math.hypot(mark!.at[0] - 378, mark!.at[1] - 150)
    expect(away(edgeMarks(beyond, look, window))).toBeLessThan(MARK_HALF_PX)
    const standing = { at: stack, width: 51, height: 39 }
    expect(away(edgeMarks(beyond, look, window, [standing]))).toBeGreaterThan(MARK_HALF_PX)
  })

  test.each([1, 2, 3])('a mark lies on no counter of a row near the edge at a zoom of %d', (zoom) => {
    const window = { width: 900, height: 700 }
    const look = around('paris', zoom, window)
    const row = { at: [(870 - look.x) / look.k, (350 - look.y) / look.k] as Point, width: 92, height: 39 }
    const beyond = [{ id: 'far', at: [row.at[0] + 900, row.at[1]] as Point }]
    const [mark] = edgeMarks(beyond, look, window, [row])
    const [across, down] = [Math.abs(mark!.at[0] - 870), Math.abs(mark!.at[1] - 350)]
    const disc = 14
    expect(across > (row.width * zoom) / 2 + disc || down > (row.height * zoom) / 2 + disc).toBe(true)
  })

  test('where counters stand all along the edge, a mark covers as little of them as it can', () => {
    const window = { width: 400, height: 300 }
    const look = around('paris', 1, window)
    const rows = [-3, -2, -1, 0, 1, 2, 3].map((step) => ({
      at: [(378 - look.x) / look.k, (150 + step * 44 - look.y) / look.k] as Point,
      ...{ width: 51, height: 39 },
    }))
    const beyond = [{ id: 'far', at: [rows[3]!.at[0] + 900, rows[3]!.at[1]] as Point }]
    const [mark] = edgeMarks(beyond, look, window, rows)
    const nearest = Math.min(
      ...[-3, -2, -1, 0, 1, 2, 3].map((step) => Math.abs(mark!.at[1] - 150 - step * 44)),
    )
    expect(nearest).toBeGreaterThan(15)
  })

  test('where all is in sight there is none', () => {
    const window = { width: 800, height: 600 }
    expect(edgeMarks([{ id: 'paris', at: at('paris') }], around('paris', 1, window), window)).toEqual([])
  })
})
