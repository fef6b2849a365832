import { expect, test } from 'vitest'
import type { Point } from './board-map.ts'
import { coarsen, linePath, ringPath } from './path.ts'

const line: Point[] = [[10, 20.2], [10.4, 20], [13, 20], [13, 30]] // oxfmt-ignore

test('a path starts where the line starts and goes on in steps', () => {
  expect(linePath(line)).toBe('M10 20.2l0.4 -0.2l2.6 0l0 10')
  expect(ringPath(line)).toBe(`${linePath(line)}z`)
})

test('a coarse copy keeps both ends', () => {
  expect(coarsen(line, 5)).toEqual([line[0], line[3]])
  expect(coarsen(line, 2)).toEqual([line[0], line[2], line[3]])
})
