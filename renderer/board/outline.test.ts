import { expect, test } from 'vitest'
import type { MapArea, Point } from '../../shared/map/board-map.ts'
import { squaredToSegment } from './area.ts'
import { outlineOf } from './outline.ts'

/** Compiled maps hold tenths of a px. */
const tenth = (px: number) => Math.round(px * 10) / 10
const jagged: readonly Point[] = Array.from({ length: 400 }, (_, i) => {
  const angle = (i / 200) * Math.PI
  const radius = 100 + (i % 2)
  return [tenth(radius * Math.cos(angle)), tenth(radius * Math.sin(angle))]
})
const area: MapArea = {
  id: 'NTH',
  kind: 'sea',
  province: 'NTH',
  rings: [jagged],
  path: '',
  box: { x: -101, y: -101, width: 202, height: 202 },
}
const corners = (path: string): Point[] => {
  let at: Point = [0, 0]
  return path
    .slice(1, -1)
    .split('l')
    .map((step) => {
      const [x = 0, y = 0] = step.split(' ').map(Number)
      return (at = [at[0] + x, at[1] + y])
    })
}

test('an outline has fewer corners from afar, and differs from its line by less than two pixels', () => {
  const counts = [0.25, 0.5, 1, 2, 4].map((zoom) => {
    const line = corners(outlineOf(area, zoom))
    const closed = [...line, line[0] ?? [0, 0]]
    const off = jagged.map(
      (point) =>
        zoom *
        Math.sqrt(Math.min(...line.map((from, i) => squaredToSegment(point, from, closed[i + 1] ?? from)))),
    )
    expect(Math.max(...off)).toBeLessThan(2)
    return line.length
  })
  expect(counts).toEqual([...counts].sort((a, b) => a - b))
  expect(counts[0]).toBeLessThan(100)
  expect(counts.at(-1)).toBe(400)
})

test('an outline is made once for a zoom and those near it', () => {
  expect(outlineOf(area, 0.4)).toBe(outlineOf(area, 0.45))
})
