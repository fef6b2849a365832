import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../kernel/random.ts'
import type { PowerId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { compiledFor } from '../variants/compiled.ts'
import { fieldOf } from './field.ts'
import { AFTER_FALL, foresee, forecastFor, put } from './forecast.ts'
import { adjustmentsFor } from './muster.ts'
import type { PublicPosition } from './public-position.ts'
import { standInOrders } from './stand-in.ts'

const { board } = compiledFor({ variant: 'standard' })
const units = (power: string, ...list: string[]): Unit[] =>
  list.map((text) => {
    const [type, at] = text.split(' ')
    return { power, type, at } as Unit
  })
const owned = (power: string, ...centres: string[]) =>
  Object.fromEntries(centres.map((at) => [at, power])) as PublicPosition['owners']

const island: PublicPosition = {
  variant: 'standard',
  edition: '2000',
  turn: { year: 1905, season: 'winter', phase: 'adjustments' },
  units: [
    ...units('ENGLAND', 'F NTH', 'F NWY', 'F DEN', 'F ENG', 'A BEL'),
    ...units('GERMANY', 'A MUN', 'A KIE', 'A BER', 'F HOL'),
  ],
  dislodged: [],
  owners: {
    ...owned('ENGLAND', 'LON', 'EDI', 'LVP', 'NWY', 'DEN', 'BEL', 'SWE'),
    ...owned('GERMANY', 'MUN', 'KIE', 'BER', 'HOL'),
  },
  idle: [],
  closed: [],
}

describe('builds', () => {
  it.each(['tactician', 'strategist'] as const)('of a %s are no fleets where most units are', (kind) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const orders = standInOrders(kind, island, 'ENGLAND' as PowerId, seed, () => false)
      expect(orders.map((order) => (order.kind === 'build' ? order.unit.type : order.kind))).toEqual([
        'A',
        'A',
      ])
    }
  })
})

describe('removals', () => {
  it('keep the units that guard, and take the one that is of no use', () => {
    const seen: PublicPosition = {
      ...island,
      units: [
        ...units('AUSTRIA', 'A VIE', 'A BUD', 'F ION'),
        ...units('RUSSIA', 'A GAL', 'A RUM'),
        ...units('ITALY', 'A TYR'),
      ],
      owners: {
        ...owned('AUSTRIA', 'VIE', 'BUD'),
        ...owned('RUSSIA', 'RUM', 'WAR'),
        ...owned('ITALY', 'VEN'),
      },
    }
    expect(adjustmentsFor(fieldOf(seen), 'AUSTRIA' as PowerId, randomFrom('x'))).toEqual([
      { kind: 'remove', unit: { type: 'F', at: 'ION' } },
    ])
  })
})

describe('a forecast', () => {
  const field = fieldOf(island)
  const [england, germany] = ['ENGLAND', 'GERMANY'].map((power) => board.powerIndex.get(power)!) as [
    number,
    number,
  ]
  const row = (type: number, at: string) => type * board.locations + board.index.get(at)!
  const forecast = forecastFor(field, AFTER_FALL, true)
  const chanceOf = (power: number, at: string) =>
    forecast.chance[forecast.centreAt[board.index.get(at)!]! * field.powers + power]!

  it('gives a centre to its holder, with less certainty the more rivals are near', () => {
    const chances = ['MUN', 'KIE', 'RUH'].map((at, unit) => {
      put(forecast, unit, germany, row(0, at))
      foresee(forecast)
      return chanceOf(germany, 'HOL')
    })
    expect(chances.every((chance) => chance > 0.9)).toBe(true)
    put(forecast, 3, england, row(0, 'BEL'))
    foresee(forecast)
    const one = chanceOf(germany, 'HOL')
    put(forecast, 4, england, row(1, 'NTH'))
    foresee(forecast)
    expect(one).toBeLessThan(chances[2]!)
    expect(chanceOf(germany, 'HOL')).toBeLessThan(one)
    expect(chanceOf(germany, 'HOL') + chanceOf(england, 'HOL')).toBeCloseTo(1)
  })

  it('is as before once a unit was placed and removed', () => {
    foresee(forecast)
    const before = [...forecast.strength]
    put(forecast, 5, germany, row(0, 'SIL'))
    foresee(forecast)
    expect([...forecast.strength]).not.toEqual(before)
    // Removed again: -1 is no place.
    put(forecast, 5, germany, -1)
    foresee(forecast)
    forecast.strength.forEach((each, power) => expect(each).toBeCloseTo(before[power]!, 9))
  })
})
