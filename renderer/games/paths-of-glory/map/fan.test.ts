import { describe, expect, test } from 'vitest'
import { PLACE_ROOM } from '../../../../shared/map/places/place-map.ts'
import { fan, rowWidth } from './fan.ts'
import type { Counter } from './position.ts'

const counter = (id: number, army: boolean): Counter => ({
  id: `u${id}`,
  kind: army ? 'ge-1' : 'ge-corps',
  nation: 'ge',
  side: 'cp',
  army,
  combat: 5,
  loss: 3,
  move: 3,
  reduced: false,
  cutOff: false,
  spent: false,
})
const stack = (...armies: boolean[]) => armies.map((army, i) => counter(i, army))

describe('fan', () => {
  test('three armies lie side by side, none over another, within the room of a place', () => {
    const laid = fan(stack(true, true, true), [100, 50])
    for (const [i, { at, size }] of laid.entries()) {
      expect(at[0] - size / 2).toBeGreaterThanOrEqual(100 - PLACE_ROOM.leastHalf)
      expect(at[0] + size / 2).toBeLessThanOrEqual(100 + PLACE_ROOM.leastHalf)
      const next = laid[i + 1]
      if (next) expect(next.at[0] - next.size / 2).toBeGreaterThanOrEqual(at[0] + size / 2)
    }
  })

  test('a row is centred on the place', () => {
    for (const counters of [
      stack(true),
      stack(true, false),
      stack(false, false, true),
      stack(true, true, true, true),
    ]) {
      const laid = fan(counters, [0, 0])
      const [left, right] = [laid[0]!.at[0] - laid[0]!.size / 2, laid.at(-1)!.at[0] + laid.at(-1)!.size / 2]
      expect(left).toBeCloseTo(-right)
      expect(right - left).toBeCloseTo(rowWidth(counters))
    }
  })

  test('more than fit are squeezed, and each still shows an edge to touch', () => {
    const laid = fan(stack(true, true, true, true, true), [0, 0])
    expect(rowWidth(stack(true, true, true, true, true))).toBeLessThanOrEqual(2 * PLACE_ROOM.leastHalf)
    laid.slice(1).forEach(({ at }, i) => expect(at[0] - laid[i]!.at[0]).toBeGreaterThan(12))
  })

  test('corps stand on the same line as armies', () => {
    const [army, corps] = fan(stack(true, false), [0, 0])
    expect(corps!.at[1] + corps!.size / 2).toBe(army!.at[1] + army!.size / 2)
  })
})
