import { expect, test } from 'vitest'
import { ARMY, FLEET, moved, resized, STAR } from './glyphs.ts'

/** Path data without its moves, which must hold nothing but relative steps for a sign to be moved by them. */
const steps = (sign: string) => sign.replaceAll(/M-?[\d.]+ -?[\d.]+/g, '')

test.each(Object.entries({ STAR, FLEET, ARMY }))(
  '%s goes on in relative steps after each move',
  (_, sign) => {
    expect(sign).toMatch(/^M/)
    expect(steps(sign)).not.toMatch(/[A-Z]/)
  },
)

test('a sign moved keeps its steps, and each of its strokes begins elsewhere by as much', () => {
  expect(moved('M-1 .5h2zM3 -4l1 1', [10, 20])).toBe('M9.00 20.50h2zM13.00 16.00l1 1')
  expect(steps(moved(FLEET, [7, 8]))).toBe(steps(FLEET))
})

test('a sign drawn smaller keeps its strokes, each of them shorter by as much', () => {
  expect(resized('M-10 5h2.5zM3 -4l1 1', 0.5)).toBe('M-5 2.5h1.25zM1.5 -2l0.5 0.5')
  expect(resized(FLEET, 0.7)).toMatch(/^M-?[\d.]+ -?[\d.]+h/)
})

test('the star has ten corners in equal turns, by turns far from its middle and near', () => {
  const numbers = Array.from(STAR.matchAll(/-?(?:\d*\.\d+|\d+)/g), ([number]) => Number(number))
  const steps = Array.from({ length: numbers.length / 2 }, (_, i) => numbers.slice(2 * i, 2 * i + 2))
  let [x, y] = [0, 0]
  steps.forEach(([dx = 0, dy = 0], i) => {
    ;[x, y] = [x + dx, y + dy]
    const angle = -Math.PI / 2 + (i * Math.PI) / 5
    const radius = i % 2 === 0 ? 4.8 : 2.15
    expect(Math.hypot(x - radius * Math.cos(angle), y - radius * Math.sin(angle))).toBeLessThan(0.03)
  })
  expect(steps).toHaveLength(10)
})
