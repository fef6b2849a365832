import { expect, test } from 'vitest'
import type { Point } from '../../../../shared/map/board-map.ts'
import { PLACE_ROOM, type PlaceMap } from '../../../../shared/map/places/place-map.ts'
import { textWidthEm } from '../../../../shared/map/text-width.ts'
import { blockOf, drawBlocks } from './blocks.ts'
import { fan } from './fan.ts'
import { flagOf } from './flags.ts'
import { drawLights } from './lights.ts'
import type { Counter, PlacesNow } from './position.ts'
import type { Written } from './stacks.ts'

const AT: Point = [100, 100]
const MAP = { places: new Map([['sedan', { id: 'sedan', at: AT, half: 48 }]]) } as unknown as PlaceMap
const counter = (id: string, reduced = false): Counter => ({
  ...{ id, kind: 'ge-1', nation: 'ge', side: 'cp', army: true, combat: 5, loss: 3, move: 3 },
  ...{ reduced, cutOff: false, spent: false },
})
const standing = (...counters: readonly Counter[]): PlacesNow =>
  new Map([
    [
      'sedan',
      { holder: 'cp', counters, trench: 0, fort: 0, fortDestroyed: false, besieged: false, activation: null },
    ],
  ])
const shapeOf = (position: PlacesNow): string =>
  drawBlocks(MAP, position)
    .groups.map(({ shape }) => shape)
    .join('')

test('a stack says the sum of its combat factors, and has a mark for each counter, larger for an army', () => {
  const drawn = (...counters: readonly Counter[]) => drawBlocks(MAP, standing(...counters))
  const corps = (id: string): Counter => ({ ...counter(id), army: false, combat: 1 })
  const sums = [[counter('a')], [counter('a'), counter('b'), corps('c')]].map((stack) => drawn(...stack))
  expect(sums.map(({ strengths }) => strengths.map(({ text }) => text))).toEqual([['5'], ['11']])
  const marks = (...counters: readonly Counter[]) => drawn(...counters).groups[0]!.marks.match(/M/g)!.length
  expect([marks(counter('a')), marks(counter('a'), counter('b'), corps('c'))]).toEqual([1, 3])
  expect(drawn(counter('a')).groups[0]!.marks).not.toBe(drawn(corps('a')).groups[0]!.marks)
})

test('the sum of a block has its room, and the block that of its place', () => {
  const three = [counter('a'), counter('b'), counter('c')]
  for (const stack of [three.slice(0, 1), three]) {
    const [{ text, size, at }] = drawBlocks(MAP, standing(...stack)).strengths as [Written]
    const { width } = blockOf(stack)
    // Figures are written bold.
    expect(at[0] + (textWidthEm(text) * size * 1.08) / 2).toBeLessThan(AT[0] + width / 2)
    expect(width).toBeLessThan(2 * PLACE_ROOM.leastHalf)
  }
})

test('a block is done once all its counters are, and flags of two nations lie above it', () => {
  const done = (id: string, nation = 'ge'): Counter => ({ ...counter(id), nation, spent: true })
  expect(drawBlocks(MAP, standing(done('a'), counter('b'))).groups.some(({ done }) => done)).toBe(false)
  const { groups } = drawBlocks(MAP, standing(done('a'), done('b', 'ah')))
  expect(groups.map(({ done, flag }) => [done, flag.every(({ d }) => d !== '')])).toEqual([[true, true]])
  expect(groups[0]!.flag.length).toBe(flagOf('ge').length + flagOf('ah').length)
})

test('a reduced counter tears the edge of its stack, more so where all are reduced', () => {
  const [none, one, all] = [[], ['a'], ['a', 'b']].map((torn) =>
    shapeOf(standing(counter('a', torn.includes('a')), counter('b', torn.includes('b')))),
  )
  expect(one).not.toBe(none)
  expect(all!.length).toBeGreaterThan(one!.length)
})

test('from afar a selected counter is framed around its block, and a cost is clear of the sum', () => {
  const position = standing(counter('a'), counter('b'), counter('c'))
  const lit = (far: boolean) =>
    drawLights(MAP, position, {
      lights: new Map([['sedan', { kind: 'choice', note: '1' }]]),
      counters: new Set(['a']),
      ways: [],
      far,
    })
  expect(lit(true).counters).not.toBe(lit(false).counters)
  const [sum] = drawBlocks(MAP, position).strengths
  const [note] = lit(true).notes
  // A note's radius at far zooms is 17.
  expect(note!.at[1] + 17).toBeLessThan(sum!.at[1] - sum!.size * 0.7 + 1)
})

test('each selected counter has a tick of its own, below its flag and left of the counter beside it', () => {
  const [a, b] = [counter('a'), counter('b')]
  const ticksOf = (...ids: readonly string[]) =>
    drawLights(MAP, standing(a, b), { lights: new Map(), counters: new Set(ids), ways: [] }).ticks
  expect(ticksOf()).toEqual([])
  const [first, second] = ticksOf('a', 'b')
  expect([ticksOf('a'), ticksOf('b')]).toEqual([[first], [second]])
  const [left, right] = fan([a, b], AT)
  expect(first![0]).toBeLessThan(right!.at[0] - right!.size / 2)
  expect(first![1]).toBeGreaterThan(left!.at[1])
})
