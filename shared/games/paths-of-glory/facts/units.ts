import type { Brand } from '../../../kernel/brand.ts'
import { lineBit } from './lines.ts'
import { AP, familyOf, type Nation, nationBit, NATIONS, type Side, sideOfNation } from './nations.ts'
import { oneOf, rowsOf, wordsOf } from './rows.ts'
import { UNIT_ROWS } from './unit-rows.ts'

export type UnitId = Brand<'PogUnitId'>
/** A counter by its number in `UNITS`, for the engine's arrays. */
export type UnitIndex = number

export const POOLS = ['ah', 'bu', 'ge', 'tu', 'a', 'br', 'fr', 'it', 'ru', 'us'] as const
/** Replacement points are kept by pool: `a` serves the minor Allies (17.1.1.1). */
export type Pool = (typeof POOLS)[number]
export const sideOfPool = (pool: Pool): Side => (pool === 'a' ? AP : sideOfNation(pool))

export const UNIT_MARKS = [
  ...['dot', 'perm-on-loss', 'near-east-army', 'west-only', 'optional', 'replaced-by-bef-corps-only'],
  ...['replaced-by-any-br-corps', 'replaces-bef-only', 'cannot-replace-army', 'not-near-east'],
  ...['supplied-in-near-east', 'no-lasting-control', 'no-reserve-box', 'cannot-move', 'always-supplied'],
  ...['dies-instead-of-retreat', 'attacks-do-not-meet-mandate', 'cavalry', 'german-for-all-purposes'],
  ...['no-rp-unless-warsaw-cp'],
] as readonly string[]

export interface Factors {
  readonly combat: number
  readonly loss: number
  readonly move: number
}

export interface Unit {
  readonly id: UnitId
  readonly index: UnitIndex
  /** Counters of one kind are alike. */
  readonly kind: string
  readonly nation: Nation
  readonly family: Nation
  readonly side: Side
  readonly army: boolean
  readonly full: Factors
  readonly reduced: Factors
  readonly pool: Pool | null
  /** Lower ones take losses first when they attack (12.4.5); null elsewhere. */
  readonly lossPriority: number | null
  readonly marks: ReadonlySet<string>
}

function factorsOf(cell: string): Factors {
  const [combat = NaN, loss = NaN, move = NaN] = cell.split('-').map(Number)
  return { combat, loss, move }
}

/** `ge-corps-01..19` is nineteen counters. */
function idsOf(cell: string): readonly string[] {
  const [first = '', last] = cell.split('..')
  if (last === undefined) return [first]
  const stem = first.slice(0, -last.length)
  const from = Number(first.slice(-last.length))
  return Array.from(
    { length: Number(last) - from + 1 },
    (_, i) => `${stem}${String(from + i).padStart(last.length, '0')}`,
  )
}

/** The 193 counters, in a fixed order. */
export const UNITS: readonly Unit[] = rowsOf(UNIT_ROWS, [
  ...(['ids', 'kind', 'nation', 'type', 'full', 'reduced', 'pool', 'priority', 'marks'] as const),
])
  .flatMap((row) => idsOf(row.ids).map((id) => ({ ...row, id })))
  .map((row, index): Unit => {
    const nation = oneOf(NATIONS, row.nation)
    return {
      id: row.id as UnitId,
      index,
      kind: row.kind,
      nation,
      family: familyOf(nation),
      side: sideOfNation(nation),
      army: oneOf(['army', 'corps'], row.type) === 'army',
      full: factorsOf(row.full),
      reduced: factorsOf(row.reduced),
      pool: row.pool === '-' ? null : oneOf(POOLS, row.pool),
      lossPriority: row.priority === '-' ? null : Number(row.priority),
      marks: new Set(wordsOf(row.marks).map((mark) => oneOf(UNIT_MARKS, mark))),
    }
  })

const INDICES: ReadonlyMap<string, UnitIndex> = new Map(UNITS.map(({ id, index }) => [id, index]))

/** The number of a counter; undefined where the box has none of that name. */
export const findUnit = (id: string): UnitIndex | undefined => INDICES.get(id)

/** The number of a counter that a rule names. */
export function unitNamed(id: string): UnitIndex {
  const index = INDICES.get(id)
  if (index === undefined) throw new Error(`no counter is called ${id}`)
  return index
}

export const unitAt = (index: UnitIndex): Unit => UNITS[index] as Unit
export const unitId = (index: UnitIndex): UnitId => unitAt(index).id

const KINDS: readonly string[] = [...new Set(UNITS.map(({ kind }) => kind))]

/** Counters of a kind, in their order. */
export const ofKind: (kind: string) => readonly UnitIndex[] = (() => {
  const byKind = new Map(
    KINDS.map((kind) => [kind, UNITS.filter((unit) => unit.kind === kind).map(({ index }) => index)]),
  )
  return (kind) => byKind.get(kind) ?? []
})()

// The engine reads these very often, so each has an array of its own.
export const UNIT_SIDE: readonly Side[] = UNITS.map(({ side }) => side)
export const UNIT_KIND: readonly number[] = UNITS.map(({ kind }) => KINDS.indexOf(kind))
export const UNIT_ARMY: readonly boolean[] = UNITS.map(({ army }) => army)
/** The bit under which it uses dashed lines. */
export const UNIT_LINES: readonly number[] = UNITS.map(({ nation }) => lineBit(nation))
/** The bit of its family among nations. */
export const UNIT_FAMILY: readonly number[] = UNITS.map(({ family }) => nationBit(family))
const both = (factor: keyof Factors): readonly (readonly number[])[] => [
  UNITS.map(({ full }) => full[factor]),
  UNITS.map(({ reduced }) => reduced[factor]),
]
/** Factors by strength (0 full, 1 reduced), then by counter. */
export const COMBAT = both('combat')
export const LOSS = both('loss')
export const MOVE = both('move')

/** The factor of a counter at its strength. */
export const factor = (table: readonly (readonly number[])[], unit: UnitIndex, reduced: number): number =>
  (table[reduced] as readonly number[])[unit] as number
