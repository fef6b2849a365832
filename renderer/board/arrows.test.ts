import { describe, expect, test } from 'vitest'
import type { Point } from '../../shared/map/board-map.ts'
import { along, layArrows, stretch, type Arrow, type Stroke } from './arrows.ts'
import { strikeOf } from './strike.ts'

const sizes = { clearance: 10, counter: [10, 10], head: 8 } as const
const lay = (...strokes: Stroke[]): readonly Arrow[] => layArrows(strokes, sizes)
const one = (...strokes: Stroke[]): Arrow => lay(...strokes)[0] as Arrow
const points = (path: string): Point[] =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
const ends = (path: string) => [points(path)[0], points(path).at(-1)]

const west: Point = [0, 0]
const east: Point = [100, 0]

describe('moves', () => {
  test('a move keeps clear of both counters and points at its target', () => {
    const arrow = one({ kind: 'move', id: 'm', from: west, to: east })
    expect(points(arrow.shaft)[0]).toEqual([10, 0])
    expect(arrow.head?.at[0]).toBeCloseTo(90)
    expect(arrow.head?.angle).toBeCloseTo(0)
    expect(points(arrow.shaft).at(-1)?.[0]).toBeLessThan(90)
  })

  test.each(['move', 'support-hold'] as const)(
    'a %s between neighbours that touch is drawn over them',
    (kind) => {
      const near = one({ kind, id: 'm', from: west, to: [24, 0] })
      const [from, to] = ends(near.shaft) as [Point, Point]
      const tip = near.head?.at ?? to
      expect(near.tight).toBe(true)
      expect(tip[0] - from[0]).toBeCloseTo(1.5 * sizes.head)
      expect((tip[0] + from[0]) / 2).toBeCloseTo(12)
      expect(one({ kind, id: 'm', from: west, to: [40, 0] }).tight).toBe(false)
    },
  )

  test('a move that meets no other is drawn with two points', () => {
    expect(points(one({ kind: 'move', id: 'm', from: [3, 5], to: [90, 41] }).shaft)).toHaveLength(2)
  })

  test('two moves that exchange places bow apart to either side', () => {
    const [there, back] = lay(
      { kind: 'move', id: 'a', from: west, to: east },
      { kind: 'move', id: 'b', from: east, to: west },
    ) as [Arrow, Arrow]
    expect(there.middle[1] * back.middle[1]).toBeLessThan(0)
    expect(Math.abs(there.middle[1])).toBeGreaterThan(5)
  })

  test.each([
    [50, 0],
    [50, 8],
    [50, -8],
    [70, 3],
  ] as const)('a move bows aside for a unit at %d %d that supports it, whose support is seen', (x, y) => {
    const [move, support] = lay(
      { kind: 'move', id: 'm', from: west, to: east },
      { kind: 'support', id: 's', from: [x, y], helps: 'm' },
    ) as [Arrow, Arrow]
    const gaps = points(move.shaft).map((point) => Math.hypot(point[0] - x, point[1] - y))
    expect(Math.min(...gaps)).toBeGreaterThan(1.5 * sizes.clearance)
    const [from, to] = ends(support.shaft) as [Point, Point]
    expect(Math.hypot(from[0] - x, from[1] - y)).toBeGreaterThanOrEqual(0.9 * sizes.clearance)
    expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeGreaterThan(0.5 * sizes.clearance)
  })

  test.each([
    [160, 0],
    [150, 12],
    [170, -10],
  ] as const)('the support of a unit at %d %d behind the attacked one keeps clear of that', (x, y) => {
    const [, support] = lay(
      { kind: 'move', id: 'm', from: west, to: east },
      { kind: 'support', id: 's', from: [x, y], helps: 'm' },
    ) as [Arrow, Arrow]
    const gaps = points(support.shaft).map((point) => Math.hypot(point[0] - east[0], point[1] - east[1]))
    expect(Math.min(...gaps)).toBeGreaterThan(1.5 * sizes.clearance)
  })

  test('a convoyed move runs through its fleets in the order of the journey', () => {
    const arrow = one({
      kind: 'move',
      id: 'm',
      from: west,
      to: east,
      over: [
        [30, 40],
        [70, 40],
      ],
    })
    const ys = points(arrow.shaft)
      .filter(([x]) => x > 28 && x < 72)
      .map(([, y]) => y)
    expect(Math.min(...ys)).toBeGreaterThan(30)
  })

  test('a convoyed move and its opposite do not bow: they are apart already', () => {
    const [convoyed] = lay(
      { kind: 'move', id: 'a', from: west, to: east, over: [[50, 50]] },
      { kind: 'move', id: 'b', from: east, to: west },
    ) as [Arrow, Arrow]
    expect(convoyed.middle[1]).toBeGreaterThan(20)
  })
})

describe('failures', () => {
  test('a bounced move breaks before its target, and the rest goes on behind the cross', () => {
    const arrow = one({ kind: 'move', id: 'm', from: west, to: east, failed: 'before-target' })
    const cross = arrow.cross as Point
    expect(cross[0]).toBeGreaterThan(50)
    expect(cross[0]).toBeLessThan(90)
    expect(ends(arrow.shaft)[1]?.[0]).toBeCloseTo(cross[0], 0)
    expect(ends(arrow.rest)[0]?.[0]).toBeCloseTo(cross[0], 0)
    expect(ends(arrow.rest)[1]).toEqual([90, 0])
  })

  test('a hold that failed is crossed at its unit', () => {
    expect(one({ kind: 'hold', id: 'h', from: east, failed: 'end' }).cross).toEqual(east)
    expect(one({ kind: 'hold', id: 'h', from: east }).cross).toBeNull()
  })

  test('a unit that leaves the board is crossed out larger than one whose order was refused', () => {
    const large = strikeOf(one({ kind: 'remove', id: 'r', from: east })) ?? 0
    const small = strikeOf(one({ kind: 'build', id: 'b', from: east, failed: 'start' })) ?? 0
    expect(large).toBeGreaterThan(9.5)
    expect(small).toBeLessThan(large)
    expect(strikeOf(one({ kind: 'build', id: 'b', from: east }))).toBeNull()
    expect(strikeOf(one({ kind: 'move', id: 'm', from: west, to: east, failed: 'middle' }))).toBeNull()
  })

  test('a broken convoy ends before the fleet that was dislodged', () => {
    const over: Point[] = [
      [100, 60],
      [200, 60],
      [300, 60],
    ]
    const broken: Point = [200, 60]
    const arrow = one({ kind: 'move', id: 'm', from: west, to: [400, 0], over, broken, failed: 'middle' })
    const cross = arrow.cross as Point
    expect(cross[0]).toBeGreaterThan(150)
    expect(cross[0]).toBeLessThan(190)
  })
})

describe('supports', () => {
  const move: Stroke = { kind: 'move', id: 'm', from: west, to: east }

  test('one support ends at the middle of the move', () => {
    const [, support] = lay(move, { kind: 'support', id: 's', from: [50, 80], helps: 'm' }) as [Arrow, Arrow]
    const end = ends(support.shaft)[1] as Point
    expect(end[0]).toBeCloseTo(50, 0)
    expect(end[1]).toBeCloseTo(0, 0)
    expect(support.head).toBeNull()
  })

  test('several supports of one move stand side by side', () => {
    const arrows = lay(
      move,
      ...['s', 't', 'u'].map((id): Stroke => ({ kind: 'support', id, from: [50, 80], helps: 'm' })),
    )
    const joins = arrows.slice(1).map((arrow) => ends(arrow.shaft)[1]?.[0] ?? 0)
    expect(joins[1]! - joins[0]!).toBeGreaterThan(5)
    expect(joins[2]! - joins[1]!).toBeGreaterThan(5)
  })

  test('a support to hold ends in a bracket before the counter', () => {
    const arrow = one({ kind: 'support-hold', id: 's', from: west, to: east })
    expect(arrow.bracket?.at[0]).toBeCloseTo(87.5)
    expect(arrow.head).toBeNull()
  })

  test('two that support each other bow apart, so that a cut one shows its cross', () => {
    const [there, back] = lay(
      { kind: 'support-hold', id: 's', from: west, to: east, failed: 'middle' },
      { kind: 'support-hold', id: 't', from: east, to: west },
    ) as [Arrow, Arrow]
    expect((there.cross as Point)[1] * back.middle[1]).toBeLessThan(0)
    expect(Math.abs((there.cross as Point)[1])).toBeGreaterThan(5)
  })

  test('a fleet that was not needed lies on the straight line, clear of the counters at its ends', () => {
    const [, convoy] = lay(move, {
      kind: 'convoy',
      id: 'c',
      from: [-40, 0],
      helps: 'm',
      failed: 'middle',
    }) as [Arrow, Arrow]
    expect(ends(convoy.rest)[1]?.[0]).toBeGreaterThan(10)
    expect(convoy.middle).toEqual([-40, 0])
  })

  test('a support for a move that is not drawn is left out', () => {
    expect(lay({ kind: 'support', id: 's', from: west, helps: 'nobody' })).toEqual([])
  })
})

describe('curves', () => {
  test('a share of a curve is measured along its length', () => {
    expect(
      along(
        [
          [0, 0],
          [10, 0],
          [10, 30],
        ],
        0.5,
      ),
    ).toEqual([10, 10])
    expect(
      stretch(
        [
          [0, 0],
          [10, 0],
          [10, 30],
        ],
        0.125,
        0.5,
      ),
    ).toEqual([
      [5, 0],
      [10, 0],
      [10, 10],
    ])
  })

  test('units closer than their counters still get a stub between them', () => {
    const arrow = one({ kind: 'move', id: 'm', from: west, to: [12, 0] })
    expect(points(arrow.shaft).length).toBeGreaterThan(1)
    expect(arrow.head?.at[0]).toBeGreaterThan(0)
  })
})
