import { describe, expect, it } from 'vitest'
import { CHAPTERS, policiesOf, readCases, readChapter } from './case.ts'
import { DISPUTED, EDITION_POLICIES } from './policies.ts'

const COUNT = { a: 12, b: 15, c: 9, d: 34, e: 15, f: 25, g: 20, h: 16, i: 7, j: 11 } as const
const numberOf = (id: string) => id.split(' ')[0] ?? id

describe('the cases of DATC 3.0 as data', () => {
  it.each(CHAPTERS)('chapter 6.%s is whole and in order', (chapter) => {
    const numbers = [...new Set(readChapter(chapter).map(({ id }) => numberOf(id)))]
    expect(numbers).toEqual(
      Array.from({ length: COUNT[chapter] }, (_, i) => `6.${chapter.toUpperCase()}.${i + 1}`),
    )
  })

  const cases = readCases()

  it('gives every case an id of its own and the plain number to the preferred reading', () => {
    const ids = cases.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, policies } of cases) if (!id.includes('[')) expect(policies).toEqual({})
  })

  it('orders only units that exist, and judges every unit that is ordered', () => {
    for (const { id, units, steps } of cases) {
      const standing = Object.values(units).flat()
      const provinces = standing.map((unit) => unit.slice(2, 5))
      expect(new Set(provinces).size, id).toBe(provinces.length)
      for (const { phase, orders, expect: expected } of steps) {
        if (phase !== 'movement') continue
        const after = [...Object.values(expected.units), ...Object.values(expected.dislodged ?? {})].flat()
        expect(after.length, id).toBe(standing.length)
        const ordered = new Set(
          Object.values(orders).flatMap((list) => list.map((order) => order.slice(2, 5))),
        )
        for (const unit of Object.keys(expected.results)) {
          expect(standing, id).toContain(unit)
          expect(ordered, id).toContain(unit.slice(2, 5))
        }
      }
    }
  })

  it('tests both sides of every policy', () => {
    const used = cases.map(policiesOf)
    for (const name of DISPUTED) {
      const values = new Set<string>(used.map((policies) => policies[name]))
      expect(values.size, name).toBeGreaterThan(1)
      expect(values, name).toContain(EDITION_POLICIES['2023'][name])
    }
  })
})
