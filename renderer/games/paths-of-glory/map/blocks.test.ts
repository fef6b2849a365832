import { expect, test } from 'vitest'
import type { Point } from '../../../../shared/map/board-map.ts'
import type { PlaceMap } from '../../../../shared/map/places/place-map.ts'
import { drawBlocks } from './blocks.ts'
import { drawLights } from './lights.ts'
import type { Counter, PlacesNow } from './position.ts'

const AT: Point = [100, 100]
const MAP = { places: new Map([['sedan', { id: 'sedan', at: AT, half: 48 }]]) } as unknown as PlaceMap
const counter = (id: string, reduced = false): Counter => ({
  ...{ id, kind: 'GE-1', nation: 'GE', side: 'cp', army: true, combat: 5, loss: 3, move: 3 },
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

test('a count cannot be taken for a combat factor', () => {
  expect(drawBlocks(MAP, standing(counter('a'))).counts).toEqual([])
  expect(drawBlocks(MAP, standing(counter('a'), counter('b'))).counts).toMatchObject([{ text: '×2' }])
})

test('a reduced counter tears the edge of its stack, more so where all are reduced', () => {
  const [none, one, all] = [[], ['a'], ['a', 'b']].map((torn) =>
    shapeOf(standing(counter('a', torn.includes('a')), counter('b', torn.includes('b')))),
  )
  expect(one).not.toBe(none)
  expect(all!.length).toBeGreaterThan(one!.length)
})

test('from afar a selected counter is framed around its block, and a cost is clear of the count', () => {
  const position = standing(counter('a'), counter('b'), counter('c'))
  const lit = (far: boolean) =>
    drawLights(MAP, position, {
      lights: new Map([['sedan', { kind: 'choice', note: '1' }]]),
      counters: new Set(['a']),
      ways: [],
      far,
    })
  expect(lit(true).counters).not.toBe(lit(false).counters)
  const [count] = drawBlocks(MAP, position).counts
  const [note] = lit(true).notes
  // A note's radius at far zooms is 17.
  expect(note!.at[1] + 17).toBeLessThan(count!.at[1] - count!.size * 0.7 + 1)
})
