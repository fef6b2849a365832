import { describe, expect, it } from 'vitest'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { PhaseSummary } from '../../../../shared/games/diplomacy/view.ts'
import { CURVE, curveOf } from './curve.ts'

const powers = ['FRANCE', 'GERMANY', 'ITALY'] as unknown as PowerId[]
const summary = (index: number, year: number, ...counts: number[]): PhaseSummary => ({
  index,
  turn: { year, season: index % 2 ? 'fall' : 'spring', phase: 'movement' },
  centres: Object.fromEntries(powers.map((power, i) => [power, counts[i] ?? 0])),
})

describe('the curve of a game', () => {
  const history = [summary(0, 1901, 3, 3, 3), summary(1, 1901, 5, 5, 4), summary(2, 1902, 9, 5, 0)]
  const curve = curveOf(history, powers, 18)!

  it('has a line a power, the strongest first, and a mark a year', () => {
    expect(curve.lines.map(({ power, last }) => `${power} ${last}`)).toEqual([
      'FRANCE 9',
      'GERMANY 5',
      'ITALY 0',
    ])
    expect(curve.years.map(({ year }) => year)).toEqual([1901, 1902])
  })

  it('keeps lines and names within the drawing, and no name on another', () => {
    const many = Array.from({ length: 7 }, (_, i) => `P${i}`) as unknown as PowerId[]
    const even = [{ ...history[0]!, centres: Object.fromEntries(many.map((power) => [power, 4])) }]
    const heights = curveOf(even, many, 18)!.lines.map(({ nameAt }) => nameAt)
    for (const height of heights) {
      expect(height).toBeGreaterThan(0)
      expect(height).toBeLessThanOrEqual(CURVE.height)
    }
    const sorted = heights.toSorted((a, b) => a - b)
    for (let i = 1; i < sorted.length; i++) expect(sorted[i]! - sorted[i - 1]!).toBeGreaterThanOrEqual(20)
  })

  it('draws lines of equal counts beside each other, in the order of their ends', () => {
    const startOf = ({ path }: { path: string }) => Number(/^M0\.0 ([\d.]+)/.exec(path)![1])
    const [france, germany, italy] = curve.lines.map(startOf) as [number, number, number]
    expect(germany - france).toBeGreaterThan(3)
    expect(italy - germany).toBeCloseTo(germany - france, 1)
    expect(germany).toBeCloseTo(curve.heightOf(3), 1)
    // Whoever holds nothing ends at the foot.
    expect(curve.lines[2]!.path).toMatch(new RegExp(` ${(CURVE.height - CURVE.bottom).toFixed(1)}$`))
  })

  it('shows the goal once a power was half the way there', () => {
    expect(curve.most).toBe(18)
    expect(curveOf([history[0]!], powers, 18)!.most).toBe(4)
  })

  it('is null before the first phase closed', () => expect(curveOf([], powers, 18)).toBeNull())
})
