// Totals of the printed components, which the tables of facts must add up to: a wrong cell changes at least one total.
import { describe, expect, it } from 'vitest'
import { CARDS, type Card, deckOf, findCard } from './cards.ts'
import { GEOGRAPHY } from './geography.ts'
import { joined, LINES, PAIRS } from './lines.ts'
import { AP, CAPITALS, CP, NATIONS, type Side } from './nations.ts'
import { ENTRIES, SETUP } from './setup.ts'
import { findSpace, markedWith, SPACE_MARKS, SPACES, TERRAINS } from './spaces.ts'
import { COLUMN_NAMES, COLUMNS, FIRE } from './tables.ts'
import { LAST_TURN, seasonOf } from './turns.ts'
import { POOLS, UNITS } from './units.ts'

const count = <T>(items: readonly T[], key: (item: T) => string | number) => {
  const counts: Record<string, number> = {}
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1
  return counts
}

describe('places', () => {
  it('are 281, each once, with terrain, forts and ports as printed', () => {
    expect(SPACES).toHaveLength(281)
    expect(new Set(SPACES.map(({ id }) => id)).size).toBe(281)
    expect(count(SPACES, ({ terrain }) => terrain)).toEqual({
      ...{ clear: 203, mountain: 55, forest: 9, desert: 8, swamp: 6 },
    })
    expect(TERRAINS).toHaveLength(5)
    const forts = SPACES.filter(({ fort }) => fort > 0)
    expect(count(forts, ({ fort }) => fort)).toEqual({ 1: 14, 2: 10, 3: 10 })
    expect(SPACES.filter(({ port }) => port === AP)).toHaveLength(19)
    expect(SPACES.filter(({ port }) => port === CP)).toHaveLength(10)
    expect(SPACES.filter(({ nearEast }) => nearEast)).toHaveLength(63)
  })

  it('score in two sets of 65 that differ in five places each', () => {
    const { standard, historical } = {
      standard: SPACES.filter(({ victory }) => victory.standard),
      historical: SPACES.filter(({ victory }) => victory.historical),
    }
    expect([standard.length, historical.length]).toEqual([65, 65])
    const only = (set: typeof standard, other: typeof standard) =>
      set
        .filter((space) => !other.includes(space))
        .map(({ id }) => id as string)
        .sort()
    expect(only(standard, historical)).toEqual(['ahwaz', 'jerusalem', 'kharput', 'minsk', 'venice'])
    expect(only(historical, standard)).toEqual(['aachen', 'amiens', 'koblenz', 'kovno', 'sedan'])
    expect(standard.filter(({ country }) => country === 'ru')).toHaveLength(8)
    expect(historical.filter(({ country }) => country === 'ru')).toHaveLength(8)
  })

  it('hold the sources of supply and the capitals of the book', () => {
    const sources = (supply: string) =>
      SPACES.filter((space) => space.supply === supply)
        .map(({ id }) => id as string)
        .sort()
    expect(sources('cp')).toEqual(['breslau', 'constantinople', 'essen', 'sofia'])
    expect(sources('ap-west')).toEqual(['london'])
    expect(sources('ap-east')).toEqual(['belgrade', 'caucasus', 'kharkov', 'moscow', 'petrograd'])
    expect(sources('sb-only')).toEqual(['salonika'])
    for (const [nation, capitals] of Object.entries(CAPITALS))
      for (const capital of capitals) expect(SPACES[findSpace(capital) ?? -1]?.capital).toBe(nation)
    expect(SPACES.filter(({ capital }) => capital !== null)).toHaveLength(13)
  })

  it('use every mark', () => {
    for (const mark of SPACE_MARKS) expect(markedWith(mark).length).toBeGreaterThan(0)
  })

  it('lie somewhere on the earth', () => {
    expect([...GEOGRAPHY.keys()].sort()).toEqual(SPACES.map(({ id }) => id as string).sort())
    for (const { longitude, latitude } of GEOGRAPHY.values()) {
      expect(longitude).toBeGreaterThan(-10)
      expect(longitude).toBeLessThan(55)
      expect(latitude).toBeGreaterThan(24)
      expect(latitude).toBeLessThan(62)
    }
  })
})

describe('lines', () => {
  it('are 476: 452 solid, 20 dashed, 4 landings, no pair twice', () => {
    expect(count(PAIRS, ({ kind }) => kind)).toEqual({ solid: 452, dashed: 20, landing: 4 })
    expect(new Set(PAIRS.map(({ a, b }) => [a, b].sort((x, y) => x - y).join())).size).toBe(476)
  })

  it('join every place to between one and seven others, and all to one board', () => {
    const degrees = LINES.map((lines) => lines.length)
    expect(Math.min(...degrees)).toBe(1)
    expect(SPACES.filter((_, i) => degrees[i] === 7).map(({ id }) => id)).toEqual(['sedan'])
    expect(Math.max(...degrees)).toBe(7)
    const seen = new Set([0])
    for (const space of seen) for (const { to } of LINES[space] ?? []) seen.add(to)
    expect(seen.size).toBe(281)
  })
})

it('lets only the nations beside a dashed line use it, with those that count as them', () => {
  const [london, calais, arabia, medina] = ['london', 'calais', 'arabia', 'medina'].map(
    (id) => findSpace(id) ?? -1,
  )
  const users = (a: number | undefined, b: number | undefined) =>
    NATIONS.filter((nation) => joined(a ?? -1, b ?? -1, nation))
  expect(users(london, calais)).toEqual(['br', 'aus', 'cnd', 'pt'])
  expect(users(arabia, medina)).toEqual(['ana'])
  expect(users(london, medina)).toEqual([])
})

describe('counters', () => {
  it('are 193: 67 armies and 126 corps', () => {
    expect(UNITS).toHaveLength(193)
    expect(new Set(UNITS.map(({ id }) => id)).size).toBe(193)
    expect(UNITS.filter(({ army }) => army)).toHaveLength(67)
    expect(new Set(UNITS.map(({ kind }) => kind)).size).toBe(90)
    for (const { full, reduced, pool } of UNITS) {
      expect(full.combat).toBeGreaterThanOrEqual(reduced.combat)
      if (pool !== null) expect(POOLS).toContain(pool)
    }
  })

  it('all come from the start, from nations that enter or from cards', () => {
    const used: string[] = [
      ...SETUP.flatMap(({ units }) => units),
      ...ENTRIES.flatMap(({ placements, choice }) => [
        ...placements.flatMap(({ units }) => units),
        ...(choice?.units ?? []),
      ]),
    ].map(({ kind }) => kind)
    const start = SETUP.flatMap(({ units }) => units).length
    expect(start).toBe(83)
    expect(used.length - start).toBe(40)
    const brought = CARDS.flatMap(({ reinforcement }) => reinforcement?.kinds ?? [])
    expect(brought).toHaveLength(70)
    expect(count([...used, ...brought], (kind) => kind)).toEqual(count(UNITS, ({ kind }) => kind))
  })
})

describe('cards', () => {
  const base = CARDS.filter(({ optional }) => !optional)
  it('are 130 in decks of 14, 20 and 21 a side, with ten optional ones each', () => {
    expect(CARDS).toHaveLength(130)
    for (const side of [CP, AP] as const)
      expect(
        (['mobilization', 'limited', 'total'] as const).map((level) => deckOf(side, level).length),
      ).toEqual([14, 20, 21])
    expect(count(base, ({ category }) => category)).toEqual({
      ...{ reinforcement: 36, event: 43, combat: 27, 'neutral-entry': 4 },
    })
  })

  it('move the war status 22 boxes a side, 23 and 25 with the optional ones', () => {
    const sum = (cards: readonly Card[], side: Side) =>
      cards.filter((card) => card.side === side).reduce((total, { warStatus }) => total + warStatus, 0)
    expect([sum(base, AP), sum(base, CP)]).toEqual([22, 22])
    expect([sum(CARDS, AP), sum(CARDS, CP)]).toEqual([23, 25])
  })

  it('name only cards there are, and bring only counters there are', () => {
    for (const { tests, cancels, reinforcement } of CARDS) {
      const names = tests.flatMap(({ names }) => names).filter((name) => /^[ac]p-\d/.test(name))
      for (const name of [...names, ...cancels]) expect(findCard(name)).toBeDefined()
      for (const kind of reinforcement?.kinds ?? [])
        expect(UNITS.some((unit) => unit.kind === kind)).toBe(true)
    }
  })

  it('give replacements by their operations, but for two that bring a nation in', () => {
    expect(findCard('cp-13')?.replacements).toEqual({ ah: 2, bu: 1, ge: 3, tu: 1 })
    expect(findCard('ap-13')?.replacements).toEqual({ a: 1, br: 2, fr: 2, it: 1, ru: 3 })
    expect(findCard('ap-17')?.replacements).toEqual({ a: 1, br: 3, fr: 3, ru: 4 })
    expect(findCard('cp-34')?.replacements).toEqual({ ah: 3, ge: 4, tu: 2 })
  })
})

describe('tables', () => {
  it('rise with the die and with the column', () => {
    for (const table of ['corps', 'army'] as const) {
      const rows = FIRE[table]
      expect(rows).toHaveLength(6)
      rows.forEach((row, die) => {
        expect(row).toHaveLength(COLUMNS[table].length)
        row.forEach((loss, column) => {
          expect(loss).toBeGreaterThanOrEqual(row[column - 1] ?? 0)
          expect(loss).toBeGreaterThanOrEqual(rows[die - 1]?.[column] ?? 0)
        })
      })
      expect(COLUMN_NAMES[table]).toHaveLength(COLUMNS[table].length)
    }
  })

  it('know the seasons of the twenty turns', () => {
    const turnsOf = (season: string) =>
      Array.from({ length: LAST_TURN }, (_, i) => i + 1).filter((turn) => seasonOf(turn) === season)
    expect(turnsOf('winter')).toEqual([4, 8, 12, 16, 20])
    expect(turnsOf('summer')).toEqual([6, 10, 14, 18])
    expect([seasonOf(1), seasonOf(2), seasonOf(3)]).toEqual([null, null, 'fall'])
  })
})
