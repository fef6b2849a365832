import { describe, expect, it } from 'vitest'
import { EDITIONS, EDITION_POLICIES } from '../datc/policies.ts'
import { adjudicate, type Movement } from './adjudicator.ts'
import { generate } from './generate.ts'
import { readOrders, readUnits } from './units-and-orders.ts'
import { RECIPES } from './recipes.ts'

const positions = Array.from({ length: RECIPES.length * 50 }, (_, number) => generate('sample', number))

describe('random positions', () => {
  it('are the same for the same seed and number', () => {
    expect(generate('sample', 17)).toEqual(positions[17])
    expect(generate('other', 17)).not.toEqual(positions[17])
  })

  it('hold one unit a province, and orders that can be read', () => {
    for (const { units, orders } of positions) {
      const provinces = readUnits(units).map(({ province }) => province)
      expect(new Set(provinces).size).toBe(provinces.length)
      expect(readOrders(orders)).toHaveLength(Object.values(orders).flat().length)
    }
  })

  it('of every recipe have attacks and dislodgements', () => {
    for (const { name } of RECIPES) {
      const outcomes = positions
        .filter(({ recipe }) => recipe === name)
        .map((position) => adjudicate(position, EDITION_POLICIES['2000']))
      const count = (what: (movement: Movement) => boolean) => outcomes.filter(what).length
      expect(
        count(({ results }) => Object.values(results).includes('moves')),
        name,
      ).toBeGreaterThan(10)
      expect(
        count(({ results }) => Object.values(results).includes('stays')),
        name,
      ).toBeGreaterThan(7)
    }
  })
})

describe('the reference adjudicator', () => {
  it('answers a board part by part as it answers it whole', () => {
    for (const edition of EDITIONS) {
      for (const position of positions.slice(0, 120)) {
        const policies = EDITION_POLICIES[edition]
        expect(adjudicate(position, policies)).toEqual(adjudicate(position, policies, (problem) => [problem]))
      }
    }
  })

  it('puts no two units in one province and loses none', () => {
    for (const position of positions) {
      for (const edition of EDITIONS) {
        const { units, dislodged } = adjudicate(position, EDITION_POLICIES[edition])
        const provinces = units.map((unit) => unit.split(' ')[2]?.slice(0, 3))
        expect(new Set(provinces).size).toBe(provinces.length)
        expect(units.length + Object.keys(dislodged).length).toBe(Object.values(position.units).flat().length)
      }
    }
  })

  it('finds no paradox under the rule of 1982, whose purpose is to have none', () => {
    for (const position of positions) {
      expect(adjudicate(position, EDITION_POLICIES['1982']).paradox).toBe('none')
    }
  })
})
