import { expect, test } from 'vitest'
import { ARMY, FLEET, moved, STAR } from './glyphs.ts'

/** Path data without its moves, which must hold nothing but relative steps for a sign to be moved by them. */
const steps = (sign: string) => sign.replaceAll(/M-?[\d.]+ -?[\d.]+/g, '')

test.each(Object.entries({ STAR, FLEET, ...ARMY }))(
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
