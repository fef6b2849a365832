import { describe, expect, it } from 'vitest'
import type { Point } from '../../shared/map/board-map.ts'
import { bySector, clipped, linesBySector, outsideBySector } from './sectors.ts'

const area = (ring: readonly Point[]) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [u, v] = ring[(i + 1) % ring.length]!
      return sum + x * v - u * y
    }, 0) / 2,
  )

describe('sectors', () => {
  it('keep every thing once', () => {
    const points: Point[] = Array.from({ length: 50 }, (_, i) => [i * 61, (i * 97) % 1700])
    const sectors = bySector(points, (point) => point)
    expect([...sectors.values()].flat()).toHaveLength(points.length)
    expect(sectors.size).toBeGreaterThan(5)
  })

  it('draw a line that leaves a sector on in the next one, from where it came', () => {
    const paths = linesBySector([
      [
        [100, 10],
        [430, 10],
        [460, 10],
        [800, 10],
      ],
    ])
    expect(paths).toEqual(['M100 10l330 0l30 0', 'M460 10l340 0'])
  })

  it('cut a ring to a rectangle', () => {
    const square: Point[] = [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ]
    expect(area(clipped(square, [50, 50, 300, 300]))).toBe(2500)
    expect(area(clipped(square, [20, 20, 40, 40]))).toBe(400)
    expect(clipped(square, [200, 200, 300, 300])).toEqual([])
  })

  it('leave nothing of the sea where land fills a sector', () => {
    const [first] = outsideBySector({ x: 0, y: 0, width: 100, height: 100 }, [
      [
        [-10, -10],
        [110, -10],
        [110, 110],
        [-10, 110],
      ],
    ])
    expect(first).toMatch(/^M0 0H100V100H0z.+z$/)
  })
})
