import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nodeSegments, pruneDangles, type Segment } from './noding.ts'
import type { Point } from '../../shared/map/layout/plane.ts'

const segment = (ax: number, ay: number, bx: number, by: number, source = 0): Segment => ({
  a: [ax, ay],
  b: [bx, by],
  source,
})

test('two segments that cross become four edges around one new vertex', () => {
  const { vertices, edges } = nodeSegments([segment(0, 0, 10, 10), segment(0, 10, 10, 0)], { gridPx: 1e-3 })
  expect(vertices).toHaveLength(5)
  expect(vertices).toContainEqual([5, 5])
  expect(edges).toHaveLength(4)
})

test('where two lines run over each other the stronger one stays, once', () => {
  const { edges } = nodeSegments([segment(0, 0, 10, 0, 1), segment(4, 0, 14, 0, 2)], {
    gridPx: 1e-3,
    priority: (source) => source,
  })
  expect(edges.map(({ source }) => source).sort()).toEqual([1, 2, 2])
})

test('loose ends are pruned back to the ring they hang on', () => {
  const square = [segment(0, 0, 4, 0), segment(4, 0, 4, 4), segment(4, 4, 0, 4), segment(0, 4, 0, 0)]
  const { edges } = nodeSegments([...square, segment(4, 4, 6, 6), segment(6, 6, 9, 6)], { gridPx: 1e-3 })
  expect(edges).toHaveLength(6)
  expect(pruneDangles(edges)).toHaveLength(4)
})

test('noding what is noded changes nothing', () => {
  const coordinate = fc.integer({ min: 0, max: 40 })
  const soup = fc.array(fc.tuple(coordinate, coordinate, coordinate, coordinate), {
    minLength: 2,
    maxLength: 12,
  })
  fc.assert(
    fc.property(soup, (rows) => {
      const segments = rows.map(([ax, ay, bx, by]) => segment(ax, ay, bx, by))
      const once = nodeSegments(segments, { gridPx: 1e-3 })
      const at = (vertex: number): Point => once.vertices[vertex]!
      const again = nodeSegments(
        once.edges.map(({ from, to, source }) => ({ a: at(from), b: at(to), source })),
        { gridPx: 1e-3 },
      )
      expect(again.edges).toHaveLength(once.edges.length)
    }),
    { numRuns: 60, seed: 1901 },
  )
})
