// Ways to play with fewer than seven people, as the rulebooks give them (R170..R179). A preset says which powers one
// person plays; who that person is, is the table's business.
import type { PowerId, ProvinceId } from './board/ids.ts'
import type { DiplomacyOptions } from './options.ts'

export interface Preset {
  readonly id: string
  readonly people: number
  /** The powers of each person. */
  readonly groups: readonly (readonly PowerId[])[]
  /** What differs from the default options. */
  readonly options: Partial<DiplomacyOptions>
}

const powers = (names: string): PowerId[] => names.split(' ') as PowerId[]
const groups = (...lines: string[]): PowerId[][] => lines.map(powers)
const each = (names: string): PowerId[][] => powers(names).map((power) => [power])

const ENTENTE = 'ENGLAND FRANCE RUSSIA'
const CENTRAL = 'AUSTRIA GERMANY TURKEY'
/** Italy's land; R175 closes it to everybody until she joins (D11). */
const ITALY = 'APU NAP PIE ROM TUS VEN'.split(' ') as ProvinceId[]
const two = (victoryBy: DiplomacyOptions['victoryBy']): Partial<DiplomacyOptions> => ({
  startYear: 1914,
  victoryCentres: 24,
  victoryBy,
  sides: groups(ENTENTE, CENTRAL),
  neutral: { power: 'ITALY' as PowerId, closed: ITALY, tossAfter: 1914 },
})

export const PRESETS: readonly Preset[] = [
  { id: 'seven', people: 7, groups: each('AUSTRIA ENGLAND FRANCE GERMANY ITALY RUSSIA TURKEY'), options: {} },
  {
    id: 'six',
    people: 6,
    groups: each('AUSTRIA ENGLAND FRANCE GERMANY RUSSIA TURKEY'),
    options: { startYear: 1870, passive: powers('ITALY') },
  },
  {
    id: 'five',
    people: 5,
    groups: each('AUSTRIA ENGLAND FRANCE RUSSIA TURKEY'),
    options: { startYear: 1801, passive: powers('ITALY GERMANY') },
  },
  {
    id: 'four',
    people: 4,
    groups: groups('ENGLAND', 'AUSTRIA FRANCE', 'GERMANY TURKEY', 'ITALY RUSSIA'),
    options: {},
  },
  {
    id: 'three',
    people: 3,
    groups: groups('AUSTRIA ENGLAND GERMANY', 'ITALY RUSSIA', 'FRANCE TURKEY'),
    options: {},
  },
  // The other division of the Czech book (R174).
  {
    id: 'three-1982',
    people: 3,
    groups: groups('RUSSIA', 'ENGLAND FRANCE GERMANY', 'AUSTRIA ITALY TURKEY'),
    options: { edition: '1982' },
  },
  { id: 'two', people: 2, groups: groups(ENTENTE, CENTRAL), options: two('centres') },
  // The Czech book counts units on the board (R177).
  {
    id: 'two-1982',
    people: 2,
    groups: groups(ENTENTE, CENTRAL),
    options: { ...two('units'), edition: '1982' },
  },
]
