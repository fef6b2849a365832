import { describe, expect, it } from 'vitest'
import imperial from '../../../../resources/maps/imperial.json'
import standard from '../../../../resources/maps/standard.json'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import { ALARM_RINGS, DISLODGED_SHARE, SYMBOL_SIZE } from '../../../../shared/map/symbols.ts'
import { textWidthEm } from '../../../../shared/map/text-width.ts'
import { unit } from '../../../../test/contract/played.ts'
import { apart } from './apart.ts'
import { lookAt, wholeLook } from './camera.ts'
import { counterBoxes, countersOf, counterScale, stepsOf } from './drawing.ts'
import { recoil, through } from './motion.ts'
import { byInterest, placeNames } from './names.ts'
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

describe('letters', () => {
  const around = {
    font: 20,
    counter: [60, 40],
    counters: [{ at: [100, 100], width: 60, height: 40 }],
    always: true,
    lines: [],
    sight: [0, 0, 1000, 1000],
  } as const

  it('stand beside the counter, and beside what stands there already', () => {
    const [one, other] = placeNames(
      [
        { place: 'VIE', text: 'Vienna', at: [100, 100], free: false },
        { place: 'BOH', text: 'Bohemia', at: [100, 100], free: false },
      ],
      around,
    )
    expect(one?.at[1]).toBeGreaterThan(100 + 20)
    expect(other?.at).not.toEqual(one?.at)
    expect(one?.clear && other?.clear).toBe(true)
  })

  it('are looked for first where a unit stands, then where a centre is', () => {
    const order = byInterest(map, new Map([['TYR', true]]))
    expect(order[0]).toBe('TYR')
    expect(order.indexOf('VEN')).toBeLessThan(order.indexOf('TUS'))
    expect(new Set(order)).toEqual(new Set(map.provinces.keys()))
  })

  it('lie on no ring around a unit that was driven out, wherever there is room', () => {
    const font = (54 / whole.k) * 0.6
    const covered = [...map.provinces.keys()].filter((place) => {
      const things = [posted(`FRANCE A ${place}`), posted(`GERMANY A ${place}`, 'dislodged')]
      const counters = countersOf(map, things, scale)
      const [first, driven] = counters.map(({ at }) => at)
      const [name] = placeNames([{ place, text: 'Munich', at: first!, free: false }], {
        ...around,
        font,
        counter: [SYMBOL_SIZE.unit[0] * scale, SYMBOL_SIZE.unit[1] * scale],
        counters: counterBoxes(counters, scale),
        sight: [0, 0, map.width, map.height],
      })
      const [width, height] = ALARM_RINGS[1].map((px) => px * DISLODGED_SHARE * scale) as [number, number]
      const [dx, dy] = [Math.abs(name!.at[0] - driven![0]), Math.abs(name!.at[1] - driven![1])]
      return dx < (width + textWidthEm('Munich') * font) / 2 && dy < (height + font) / 2
    })
    expect(covered).toEqual([])
  })

  it('stay in sight', () => {
    const [edge] = placeNames([{ place: 'A', text: 'Somewhere', at: [500, 985], free: false }], {
      ...around,
      counters: [],
    })
    expect(edge?.at[1]).toBeLessThan(985)
  })

  it('keep clear of those beyond the edge where the board goes round', () => {
    const wanted = [
      { place: 'FIJ', text: 'Fiji Islands', at: [960, 500], free: true },
      { place: 'QUE', text: 'Queensland', at: [40, 500], free: true },
    ] as const
    const heights = (round?: number) =>
      placeNames(wanted, { ...around, counters: [], round }).map(({ at }) => at[1])
    expect(heights()).toEqual([500, 500])
    expect(new Set(heights(1000)).size).toBe(2)
  })
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
