import { expect, test } from 'vitest'
import { FreeSpace } from './free-space.ts'
import type { Ring } from './plane.ts'
import { clearOutlines, makeWindow, punch, rasterise } from './raster.ts'

const square: Ring = [[10, 10], [50, 10], [50, 50], [10, 50]] // oxfmt-ignore
const window = makeWindow([0, 0, 60, 60])
const box = (x: number, y: number, width: number, height: number) => ({ at: [x, y] as const, width, height })

test('a box fits where the ground is free, and its margin reaches to the border', () => {
  const space = new FreeSpace(rasterise([square], window), window)
  expect(space.fits(box(30, 30, 20, 20), 9)).toBe(true)
  expect(space.fits(box(30, 30, 20, 20), 11)).toBe(false)
  expect(space.margin(box(30, 30, 20, 20), 30)).toBeCloseTo(10, 0)
  expect(space.margin(box(12, 30, 20, 20), 30)).toBe(-1)
})

test('boxes placed before are not free ground', () => {
  const mask = rasterise([square], window)
  punch(mask, window, [box(30, 30, 10, 10)], 1)
  const space = new FreeSpace(mask, window)
  expect(space.fits(box(30, 30, 2, 2), 0)).toBe(false)
  expect(space.nearest([30, 30], 6, 6, 1)!.at.some((v) => Math.abs(v - 30) > 8)).toBe(true)
})

test('an inlet thinner than a cell still cuts a box', () => {
  const fjord: Ring = [[10, 10], [50, 10], [50, 50], [30.1, 50], [30, 15], [29.9, 50], [10, 50]] // oxfmt-ignore
  const blind = rasterise([fjord], window)
  expect(new FreeSpace(blind, window).fits(box(30, 35, 10, 5), 0)).toBe(true)
  clearOutlines(blind, [fjord], window)
  expect(new FreeSpace(blind, window).fits(box(30, 35, 10, 5), 0)).toBe(false)
})

test('the pole of an L is in its thick end', () => {
  const ell: Ring = [[2, 2], [58, 2], [58, 12], [32, 12], [32, 58], [2, 58]] // oxfmt-ignore
  const [x, y] = new FreeSpace(rasterise([ell], window), window).pole()
  expect(x).toBeLessThan(32)
  expect(y).toBeGreaterThan(12)
})
