import { describe, expect, test } from 'vitest'
import { faultsOf, figuresOf, runsThrough } from './checks.ts'
import type { PlaceBoardFacts } from './facts.ts'
import type { Placed } from './placed.ts'

const facts: PlaceBoardFacts = {
  id: 'small',
  frame: [1000, 1000],
  regions: [
    { id: 'all', window: [0, 0, 1000, 1000], centre: [0, 0], pxPerRadian: 1, stretch: 1, origin: [0, 0] },
  ],
  places: ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    region: 'all',
    at: [0, 0],
    nation: null,
    texture: null,
    names: [id],
  })),
  lines: [['a', 'b'], ['c', 'd']], // oxfmt-ignore
  displaced: {},
  nations: {},
  cessions: [],
  labels: [],
}
const placed = (...at: readonly (readonly [number, number])[]): Placed[] =>
  at.map((point, i) => ({ id: 'abcd'[i]!, region: 'all', home: point, at: point, half: 48 }))
const apart = placed([100, 100], [900, 100], [100, 900], [900, 900])
const faults = (places: Placed[], more: Partial<PlaceBoardFacts> = {}) =>
  faultsOf({ ...facts, ...more }, places, figuresOf(facts, places)).join('\n')

describe('figures', () => {
  test('count lines that cross, not those that meet', () => {
    expect(figuresOf(facts, placed([100, 100], [900, 900], [900, 100], [100, 900])).crossings).toEqual([
      'a-b and c-d',
    ])
    expect(figuresOf(facts, apart).crossings).toEqual([])
  })
  test('count lines over a plate they do not end at', () => {
    expect(figuresOf(facts, placed([100, 100], [900, 100], [500, 105], [500, 900])).overPlates).toEqual([
      'a-b over c',
    ])
    expect(runsThrough([[0, 0], [100, 0]], [50, 20], 10, 15)).toBe(false) // oxfmt-ignore
  })
})

describe('refuses', () => {
  test('boxes that touch', () => {
    expect(faults(placed([100, 100], [190, 120], [100, 900], [900, 900]))).toBe('the boxes of a and b touch')
  })
  test('a line to a place that is none', () => {
    expect(faults(apart, { lines: [['a', 'x']] })).toContain('ends at x')
  })
  test('a name that fits in no box', () => {
    const places = facts.places.map((place) => ({ ...place, names: ['Constantinople-on-the-Bosporus'] }))
    expect(faults(apart, { places })).toContain('is too long')
  })
  test('a place over the rim', () => {
    expect(faults(placed([20, 100], [900, 100], [100, 900], [900, 900]))).toBe('a lies over the rim of all')
  })
  test('nothing of a sound board', () => {
    expect(faults(apart)).toBe('')
  })
})
