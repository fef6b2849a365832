import { describe, expect, it } from 'vitest'
import imperial from '../../../../resources/maps/imperial.json'
import standard from '../../../../resources/maps/standard.json'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import { SYMBOL_SIZE } from '../../../../shared/map/symbols.ts'
import { unit } from '../../../../test/contract/played.ts'
import { apart } from './apart.ts'
import { lookAt, wholeLook } from './camera.ts'
import { countersOf, counterScale, stepsOf } from './drawing.ts'
import { recoil, through } from './motion.ts'
import type { Posted, Posture } from './picture.ts'

const map = decodeMap(standard as unknown as PackedMap)
const WINDOW = { width: 1920, height: 1080, top: 0, bottom: 115 }
const whole = wholeLook(map, WINDOW)
const scale = counterScale(whole.k, whole.k, 1080)

const posted = (text: string, posture: Posture = 'standing'): Posted => ({
  key: text,
  unit: unit(text),
  posture,
  motion: null,
})

/** Pairs of counters that lie on each other. */
function collisions(things: readonly Posted[]): readonly string[] {
  const counters = countersOf(map, things, scale)
  const [w, h] = SYMBOL_SIZE.unit
  return counters.flatMap((one, i) =>
    counters.slice(i + 1).flatMap((other) => {
      const half = (one.scale + other.scale) / 2
      const over =
        Math.abs(one.at[0] - other.at[0]) < w * half && Math.abs(one.at[1] - other.at[1]) < h * half
      return over ? [`${one.key} on ${other.key}`] : []
    }),
  )
}

describe('counters on a television', () => {
  it('are at least 56 px wide at 1920 by 1080, however far the look', () => {
    expect(SYMBOL_SIZE.unit[0] * scale * whole.k).toBeGreaterThanOrEqual(56)
    const close = lookAt([[800, 600]], map, WINDOW)
    expect(SYMBOL_SIZE.unit[0] * counterScale(close.k, whole.k, 1080) * close.k).toBeGreaterThanOrEqual(56)
  })

  it('never lie on each other, where every province has one', () => {
    const land = [...map.provinces.values()].filter(({ sites }) => sites.star)
    expect(collisions(land.map(({ id }) => posted(`FRANCE A ${id}`)))).toEqual([])
    // London and Wales lie closest of all, then Denmark and the Skagerrak.
    const close = [
      'FRANCE A LON',
      'FRANCE A WAL',
      'FRANCE F DEN',
      'FRANCE F SKA',
      'FRANCE A APU',
      'FRANCE A NAP',
    ]
    expect(collisions(close.map((text) => posted(text)))).toEqual([])
  })

  it('a dislodged one lies over nobody next door', () => {
    const things = [
      posted('FRANCE F HOL'),
      posted('GERMANY F HOL', 'dislodged'),
      posted('GERMANY A RUH'),
      posted('GERMANY A BEL'),
      posted('GERMANY A KIE'),
      posted('ENGLAND F NTH'),
    ]
    expect(collisions(things)).toEqual([])
  })
})

it('what is clear of everything stays where it is', () => {
  const things = [
    { at: [0, 0], width: 10, height: 10 },
    { at: [50, 0], width: 10, height: 10 },
  ] as const
  expect(apart(things)).toEqual([
    [0, 0],
    [50, 0],
  ])
})

describe('motion', () => {
  it('thrown back, a counter ends where it began, having come half way', () => {
    const steps = recoil([0, 0], [100, 0])
    expect(steps.at(0)?.at).toEqual([0, 0])
    expect(steps.at(-1)?.at).toEqual([0, 0])
    expect(Math.max(...steps.map(({ at }) => at[0]))).toBeCloseTo(52)
  })

  it('over fleets, it goes at one speed', () => {
    const steps = through([
      [0, 0],
      [30, 0],
      [30, 10],
    ])
    expect(steps.map(({ offset }) => offset)).toEqual([0, 0.75, 1])
  })
})

describe('counters on a board that goes round', () => {
  const world = decodeMap(imperial as unknown as PackedMap)
  const round = world.round!
  const site = (id: string) => world.provinces.get(id)!.sites.unit
  const ways = (steps: ReturnType<typeof stepsOf>) =>
    steps!.slice(1).map(({ at }, i) => Math.abs(at[0] - steps![i]!.at[0]))
  const at = (place: string, motion: Posted['motion']) => ({
    ...posted(`F ${place}`),
    at: site(place),
    scale: 1,
    motion,
  })

  it('are thrown back across the edge where that is shorter', () => {
    const counter = at('APA', { kind: 'recoil', to: 'NZE' })
    expect(Math.max(...ways(stepsOf(world, counter, site('APA'))))).toBeLessThan(round / 2)
  })

  it('are carried over the seas across the edge, and end on the drawing', () => {
    const steps = stepsOf(world, at('SCT', { kind: 'over', seas: ['TAS', 'APA'] }), site('NZE'))
    expect(Math.max(...ways(steps))).toBeLessThan(round / 2)
    expect(steps!.at(-1)!.at).toEqual(site('SCT'))
  })
})
