// Checks that the board of Versailles 1929 is consistent in itself: its borders are our own, so there is no source to
// compare them with.
import { describe, expect, it } from 'vitest'
import { compileBoard } from '../../shared/games/diplomacy/board/board.ts'
import { provinceOf, type PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import { VERSAILLES } from '../../shared/games/diplomacy/variants/versailles/board.ts'
import { COUNTRIES } from '../../shared/games/diplomacy/variants/versailles/countries.ts'
import { NAMES } from '../../shared/games/diplomacy/variants/versailles/names/index.ts'
import { MAJORS, MINORS } from '../../shared/games/diplomacy/variants/versailles/pairs.ts'
import { LANGUAGES } from '../../shared/kernel/language.ts'

const { powers, spaces, armies, fleets, start } = VERSAILLES
const ids = spaces.map(({ id }) => id)
const kinds = new Map(spaces.map(({ id, kind }) => [id, kind]))
const minors = Object.keys(MINORS) as PowerId[]
const homesOf = (power: PowerId) => spaces.filter(({ home }) => home === power).map(({ id }) => id)

/** Provinces a step from each for any unit. */
const steps = new Map(ids.map((id) => [id, new Set<string>()]))
for (const borders of [armies, fleets])
  for (const [from, list] of Object.entries(borders))
    for (const to of list) steps.get(provinceOf(from))!.add(provinceOf(to))

/** How many moves each province is from the nearest of some, for whatever unit can make each of them. */
function distances(
  from: readonly string[],
  near: ReadonlyMap<string, Iterable<string>>,
): Map<string, number> {
  const found = new Map(from.map((id) => [id, 0]))
  for (const [id, moves] of found)
    for (const to of near.get(id) ?? []) if (!found.has(to)) found.set(to, moves + 1)
  return found
}

describe('the board of Versailles 1929', () => {
  it('has 105 spaces, 21 of them seas, and 43 centres, 14 of them nobody’s', () => {
    expect(ids).toHaveLength(105)
    expect(new Set(ids).size).toBe(105)
    expect(spaces.filter(({ kind }) => kind === 'sea')).toHaveLength(21)
    const centres = spaces.filter(({ centre }) => centre)
    expect(centres).toHaveLength(43)
    expect(centres.filter(({ home }) => home === undefined)).toHaveLength(14)
  })

  it('has borders that both sides say, and units where they can stand', () => {
    expect(() => compileBoard(VERSAILLES)).not.toThrow()
    for (const borders of [armies, fleets])
      for (const [from, list] of Object.entries(borders))
        for (const to of list) expect(borders[to], `${from} ${to}`).toContain(from)
  })

  it('has armies on land and fleets at sea and on coasts alone', () => {
    for (const id of Object.keys(armies)) expect(kinds.get(provinceOf(id)), id).not.toBe('sea')
    for (const id of Object.keys(fleets)) expect(kinds.get(provinceOf(id)), id).not.toBe('inland')
  })

  it('has every coast on a sea, and every coast along which fleets pass on a sea of both sides', () => {
    const seasOf = (at: string) => (fleets[at] ?? []).filter((to) => kinds.get(provinceOf(to)) === 'sea')
    for (const [from, list] of Object.entries(fleets)) {
      if (kinds.get(provinceOf(from)) === 'sea') continue
      expect(seasOf(from).length, from).toBeGreaterThan(0)
      for (const to of list)
        if (kinds.get(provinceOf(to)) === 'coastal')
          expect(
            seasOf(from).some((sea) => seasOf(to).includes(sea)),
            `${from} ${to}`,
          ).toBe(true)
    }
  })

  it('can be crossed from anywhere to anywhere, by sea and by the land of a continent', () => {
    expect(distances(['LON'], steps).size).toBe(105)
    const bySea = new Map<string, string[]>()
    for (const [from, list] of Object.entries(fleets))
      bySea.set(provinceOf(from), [...(bySea.get(provinceOf(from)) ?? []), ...list.map(provinceOf)])
    const sailed = distances(['NTH'], bySea)
    // The Black Sea is entered through Constantinople, so all water is one.
    for (const [id, kind] of kinds) if (kind !== 'inland') expect(sailed.has(id), id).toBe(true)
    const byLand = new Map(Object.entries(armies))
    const islands = [...kinds].filter(([id, kind]) => kind !== 'sea' && !distances(['PAR'], byLand).has(id))
    expect(islands.map(([id]) => id).sort()).toEqual(['CLY', 'EDI', 'IRE', 'LON', 'LVP', 'WAL', 'YOR'])
  })

  it('gives seven great powers three homes, four to the USSR, and seven small ones one', () => {
    expect([...MAJORS, ...minors].sort()).toEqual([...powers].sort())
    for (const power of powers) {
      const count = power === 'USSR' ? 4 : MAJORS.includes(power) ? 3 : 1
      expect(homesOf(power), power).toHaveLength(count)
      expect(start[power]!.map(({ at }) => provinceOf(at)).sort(), power).toEqual([...homesOf(power)].sort())
    }
  })

  it('has two centres of nobody’s within two moves of every great power and one of every small one', () => {
    for (const power of powers) {
      const away = distances(homesOf(power), steps)
      const free = spaces.filter(({ id, centre, home }) => centre && home === undefined && away.get(id)! <= 2)
      expect(free.length, power).toBeGreaterThanOrEqual(MAJORS.includes(power) ? 2 : 1)
    }
  })

  it('has no home of a great power next to one of another', () => {
    for (const power of MAJORS)
      for (const home of homesOf(power))
        for (const other of spaces)
          if (steps.get(home)!.has(other.id) && other.home !== undefined && other.home !== power)
            expect(minors, `${home} ${other.id}`).toContain(other.home)
  })

  it('prints countries that hold the homes of their power', () => {
    for (const id of COUNTRIES.keys()) expect(ids).toContain(id)
    for (const { id, home } of spaces) if (home !== undefined) expect(COUNTRIES.get(id), id).toBe(home)
  })
})

describe('the fixed pairs', () => {
  it('give each great power one small one', () => {
    expect(minors).toHaveLength(7)
    expect(Object.values(MINORS).sort()).toEqual([...MAJORS].sort())
  })

  it('lie four moves apart or more, so that neither begins next to the other', () => {
    for (const minor of minors) {
      const away = distances(homesOf(MINORS[minor]!), steps)
      for (const id of homesOf(minor)) expect(away.get(id), minor).toBeGreaterThanOrEqual(4)
    }
  })
})

describe.each(LANGUAGES)('the names of Versailles 1929 in %s', (language) => {
  const names = NAMES[language]

  it('cover its spaces and powers and nothing else', () => {
    expect(Object.keys(names.spaces).sort()).toEqual([...ids].sort())
    expect(Object.keys(names.powers).sort()).toEqual([...powers].sort())
  })

  it('tell all apart', () => {
    const known = Object.values(names.spaces)
    const called = Object.values(names.powers)
    for (const list of [
      known.map(({ code }) => code),
      known.flatMap(({ name, also = [] }) => [name, ...also]),
      called.map(({ initial }) => initial),
      called.map(({ long }) => long),
    ])
      expect(new Set(list.map((name) => name.toLowerCase())).size).toBe(list.length)
    for (const { initial } of called) expect(initial.length).toBeLessThanOrEqual(2)
  })

  it('show no code that is the Latin code of another space', () => {
    for (const id of ids) {
      const bare = names.spaces[id]!.code.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
      expect(ids.find((space) => space === bare) ?? id, bare).toBe(id)
    }
  })
})
