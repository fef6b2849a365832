// Ways to play with fewer than seven people, as the rulebooks give them (R170..R179). A preset says which powers one
// person plays; who that person is, is the table's business.
import type { PowerId, ProvinceId } from './board/ids.ts'
import type { DiplomacyOptions } from './options.ts'

export const PRESET_IDS = ['seven', 'six', 'five', 'four', 'three', 'three-1982', 'two', 'two-1982'] as const
export type PresetId = (typeof PRESET_IDS)[number]

export interface Preset {
  readonly id: PresetId
  readonly people: number
  /** The powers of each person. */
  readonly groups: readonly (readonly PowerId[])[]
  /** What differs from the default options. */
  readonly options: Partial<DiplomacyOptions>
}

/**
 * Years the rulebooks begin a game in. The usual one is 1901; the edition of 1982 allows 1870 for six people and 1801
 * for five (R170, R171), which the set-up page offers; 1914 is the Great War's.
 */
export const YEARS = [1801, 1870, 1901, 1914] as const

const powers = (names: string): PowerId[] => names.split(' ') as PowerId[]
const groups = (...lines: string[]): PowerId[][] => lines.map(powers)
const each = (names: string): PowerId[][] => powers(names).map((power) => [power])

const ENTENTE = 'ENGLAND FRANCE RUSSIA'
const CENTRAL = 'AUSTRIA GERMANY TURKEY'
/** Italy's land; R175 closes it to everybody until she joins (D11). */
const ITALY = 'APU NAP PIE ROM TUS VEN'.split(' ') as ProvinceId[]

/** People who play several powers each. */
const grouped = (id: PresetId, together: PowerId[][], options: Partial<DiplomacyOptions> = {}): Preset => ({
  id,
  people: together.length,
  groups: together,
  options: { groups: together, ...options },
})

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
    options: { passive: powers('ITALY') },
  },
  {
    id: 'five',
    people: 5,
    groups: each('AUSTRIA ENGLAND FRANCE RUSSIA TURKEY'),
    options: { passive: powers('ITALY GERMANY') },
  },
  grouped('four', groups('ENGLAND', 'AUSTRIA FRANCE', 'GERMANY TURKEY', 'ITALY RUSSIA')),
  grouped('three', groups('AUSTRIA ENGLAND GERMANY', 'ITALY RUSSIA', 'FRANCE TURKEY')),
  // The other division of the Czech book (R174).
  grouped('three-1982', groups('RUSSIA', 'ENGLAND FRANCE GERMANY', 'AUSTRIA ITALY TURKEY'), {
    edition: '1982',
  }),
  grouped('two', groups(ENTENTE, CENTRAL), two('centres')),
  // The Czech book counts units on the board (R177).
  grouped('two-1982', groups(ENTENTE, CENTRAL), { ...two('units'), edition: '1982' }),
]

/** What every preset sets: a table that turns to another one starts from here. */
const PLAIN = {
  startYear: 1901,
  victoryCentres: 18,
  victoryBy: 'centres',
  passive: [],
  sides: [],
  neutral: null,
  groups: [],
} satisfies Partial<DiplomacyOptions>

/** The preset of that name. */
export function presetOf(id: PresetId): Preset {
  const found = PRESETS.find((preset) => preset.id === id)
  if (!found) throw new Error(`no preset ${id}`)
  return found
}

/** Options with a preset's own choices; everything it says nothing about stays. */
export const withPreset = (options: DiplomacyOptions, { options: own }: Preset): DiplomacyOptions => ({
  ...options,
  ...PLAIN,
  ...own,
})

/** What tells one way of playing from another. */
const ways = ({ victoryBy, passive, neutral, groups }: DiplomacyOptions) => [
  victoryBy,
  passive,
  neutral?.power ?? null,
  groups,
]

/** The preset a table plays by, whatever year it calls its first; undefined for a way of its own. */
export function presetIn(options: DiplomacyOptions): Preset | undefined {
  const told = JSON.stringify(ways(options))
  return PRESETS.find((preset) => JSON.stringify(ways({ ...options, ...PLAIN, ...preset.options })) === told)
}

/** Options that begin in another year: the coin, the first votes and the end of a short game move along with it. */
export function dated(options: DiplomacyOptions, startYear: number): DiplomacyOptions {
  const later = startYear - options.startYear
  const { neutral, end } = options
  const moved = (year: number | null) => (year === null ? null : year + later)
  return {
    ...options,
    startYear,
    votesFrom: moved(options.votesFrom),
    neutral: neutral && { ...neutral, tossAfter: neutral.tossAfter + later },
    end: { ...end, year: moved(end.year), latest: moved(end.latest) },
  }
}
