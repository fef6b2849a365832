// Lines between places. Whether a nation may use a dashed one is a bit of `users` (11.1.4).
import { DASHED_ROWS, LANDING_ROWS, SOLID_ROWS } from './line-rows.ts'
import { familyOf, type Nation, nationBit, NATIONS } from './nations.ts'
import { linesOf, oneOf } from './rows.ts'
import { type SpaceIndex, spaceNamed, SPACES } from './spaces.ts'

export interface Line {
  readonly to: SpaceIndex
  readonly kind: 'solid' | 'dashed' | 'landing'
  /** Bits of the nations that may use it, by their number in `NATIONS`; every bit for solid lines. */
  readonly users: number
}

const ALL = -1

/**
 * The bit under which a nation's units use dashed lines. Canadians, Australians and Portuguese go as British, Senussi as
 * Turks; the Arab Northern Army has lines of its own.
 */
export const lineBit = (nation: Nation): number => nationBit(nation === 'ana' ? 'ana' : familyOf(nation))

interface Pair {
  readonly a: SpaceIndex
  readonly b: SpaceIndex
  readonly kind: Line['kind']
  readonly users: number
}

const pairOf = (kind: Line['kind'], a: string, b: string, nations: readonly string[] = []): Pair => ({
  a: spaceNamed(a),
  b: spaceNamed(b),
  kind,
  users:
    kind === 'dashed' ? nations.reduce((bits, nation) => bits | nationBit(oneOf(NATIONS, nation)), 0) : ALL,
})

/** Every line once. */
export const PAIRS: readonly Pair[] = [
  ...linesOf(SOLID_ROWS).flatMap((line) => {
    const [from = '', to = ''] = line.split(': ')
    return to.split(' ').map((other) => pairOf('solid', from, other))
  }),
  ...linesOf(DASHED_ROWS).map((line) => {
    const [a = '', b = '', ...nations] = line.split(' ')
    return pairOf('dashed', a, b, nations)
  }),
  ...linesOf(LANDING_ROWS).map((line) => {
    const [a = '', b = ''] = line.split(' ')
    return pairOf('landing', a, b)
  }),
]

/** The lines of each place, by its number. */
export const LINES: readonly (readonly Line[])[] = SPACES.map(({ index }) =>
  PAIRS.flatMap(({ a, b, kind, users }): Line[] =>
    a === index ? [{ to: b, kind, users }] : b === index ? [{ to: a, kind, users }] : [],
  ),
)

export const linesOfSpace = (space: SpaceIndex): readonly Line[] => LINES[space] as readonly Line[]

/** The line between two places; undefined where there is none. */
export const lineBetween = (from: SpaceIndex, to: SpaceIndex): Line | undefined =>
  linesOfSpace(from).find((line) => line.to === to)

/** Whether units of a nation may use the line between two places. */
export const joined = (from: SpaceIndex, to: SpaceIndex, nation: Nation): boolean =>
  ((lineBetween(from, to)?.users ?? 0) & lineBit(nation)) !== 0
