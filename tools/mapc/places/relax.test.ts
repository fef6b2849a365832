import { describe, expect, test } from 'vitest'
import type { Point } from '../../../shared/map/layout/plane.ts'
import { relax, type Crowd } from './relax.ts'

const BOX = { half: 48, up: 31, down: 31 }
const anywhere = { within: [-5000, -5000, 5000, 5000], outside: [] } as const

function crowd(homes: readonly Point[], lines: Crowd['lines'] = [], more: Partial<Crowd> = {}): Crowd {
  return {
    homes,
    extents: homes.map(() => BOX),
    lines,
    steps: 400,
    air: 2,
    rims: homes.map(() => anywhere),
    ...more,
  }
}

const touching = (at: readonly Point[]) =>
  at.flatMap((a, i) =>
    at.slice(i + 1).filter((b) => Math.abs(a[0] - b[0]) < 96 && Math.abs(a[1] - b[1]) < 62),
  )

describe('relax', () => {
  test('moves boxes on one spot apart until no two touch', () => {
    const homes = Array.from({ length: 24 }, (_, i): Point => [(i % 5) * 7, Math.floor(i / 5) * 5])
    expect(touching(relax(crowd(homes)))).toEqual([])
  })

  test('leaves alone what has room', () => {
    const homes: Point[] = [[0, 0], [200, 0], [0, 200]] // oxfmt-ignore
    expect(relax(crowd(homes))).toEqual(homes)
  })

  test('moves a box off a line that passes it', () => {
    const homes: Point[] = [[-300, 0], [300, 0], [0, 6]] // oxfmt-ignore
    const [, , passed] = relax(crowd(homes, [[0, 1]]))
    expect(Math.abs(passed![1])).toBeGreaterThan(25)
  })

  test('keeps places within their rim and out of the windows over it', () => {
    const homes: Point[] = [[0, 0], [10, 4]] // oxfmt-ignore
    const within = [-20, -300, 300, 300] as const
    const outside = [[40, -400, 400, 400]] as const
    for (const [x] of relax(crowd(homes, [], { rims: homes.map(() => ({ within, outside })) }))) {
      expect(x).toBeGreaterThanOrEqual(-20)
      expect(x).toBeLessThanOrEqual(40)
    }
  })

  test('gives the same places for the same input', () => {
    const homes = Array.from({ length: 12 }, (_, i): Point => [(i * 37) % 100, (i * 53) % 80])
    expect(relax(crowd(homes, [[0, 5], [3, 9]]))).toEqual(relax(crowd(homes, [[0, 5], [3, 9]]))) // oxfmt-ignore
  })
})
