import type { Brand } from '../../../kernel/brand.ts'
import { COUNTRIES, type Country, type Nation, NATIONS, type Side, SIDE_NAMES, sideNamed } from './nations.ts'
import { oneOf, rowsOf, wordsOf } from './rows.ts'
import { SPACE_ROWS } from './space-rows.ts'

export type SpaceId = Brand<'PogSpaceId'>
/** A place by its number in `SPACES`, for the engine's arrays. */
export type SpaceIndex = number

export const TERRAINS = ['clear', 'mountain', 'forest', 'desert', 'swamp'] as const
export type Terrain = (typeof TERRAINS)[number]

export const SUPPLY_CLASSES = ['cp', 'ap-west', 'ap-east', 'sb-only'] as const
export const ENTRY_TRIGGERS = [
  'turkey-entry',
  'italy-entry',
  'bulgaria-entry',
  'romania-entry',
  'greece-entry',
] as const
export type EntryTrigger = (typeof ENTRY_TRIGGERS)[number]

/** Rules that name a place (marks of the table of places). */
export const SPACE_MARKS = [
  ...['channel-limit', 'be-counts-as-br', 'belgian-rebuild', 'belgian-rebuild-fallback', 'french-overflow'],
  ...['no-attack-alone', 'italian-sea-attack', 'albania-space-supply', 'cp-port-barred-while-besieged'],
  ...[
    'sea-use-needs-gallipoli',
    'opens-constantinople-port',
    'drawn-on-both-maps',
    'mef-shore',
    'mef-landing',
  ],
  ...[
    'sinai-penalty',
    'turks-skip-attrition',
    'limited-greece-open',
    'cp-on-turkish-entry',
    'near-east-gate',
  ],
  ...['ana-home', 'sn-home', 'maude-source', 'mn-home', 'belgrade-rebuild-key', 'outside-russian-seven'],
] as readonly string[]

/** Who holds a place: a side, nobody (a neutral country), or it is no place yet (a landing box). */
export const NEUTRAL = 2
export const CLOSED = 3
export type Holder = Side | typeof NEUTRAL | typeof CLOSED

export interface Space {
  readonly id: SpaceId
  readonly index: SpaceIndex
  /** The country whose land it is; null at sea. */
  readonly country: Country | null
  readonly nearEast: boolean
  readonly terrain: Terrain
  /** The value of its fort; 0 without one. */
  readonly fort: number
  readonly port: Side | null
  readonly supply: (typeof SUPPLY_CLASSES)[number] | null
  readonly capital: Nation | null
  readonly victory: { readonly standard: boolean; readonly historical: boolean }
  readonly start: Holder
  /** What ends its neutrality, and who holds it then. */
  readonly opens: { readonly trigger: EntryTrigger; readonly side: Side } | null
  readonly marks: ReadonlySet<string>
}

const sideOrNull = (cell: string): Side | null => (cell === '-' ? null : sideNamed(oneOf(SIDE_NAMES, cell)))

function startOf(cell: string): Pick<Space, 'start' | 'opens'> {
  if (cell === 'closed') return { start: CLOSED, opens: null }
  const [trigger, side] = cell.split('>')
  if (side === undefined) return { start: sideOrNull(cell) ?? NEUTRAL, opens: null }
  return {
    start: NEUTRAL,
    opens: { trigger: oneOf(ENTRY_TRIGGERS, trigger), side: sideNamed(oneOf(SIDE_NAMES, side)) },
  }
}

/** The 281 places of the board, in a fixed order. */
export const SPACES: readonly Space[] = rowsOf(SPACE_ROWS, [
  ...(['id', 'country', 'map', 'terrain', 'fort', 'port', 'supply', 'capital', 'victory'] as const),
  ...(['start', 'marks'] as const),
]).map((row, index): Space => ({
  id: row.id as SpaceId,
  index,
  country: row.country === '-' ? null : oneOf(COUNTRIES, row.country),
  nearEast: oneOf(['europe', 'near-east'], row.map) === 'near-east',
  terrain: oneOf(TERRAINS, row.terrain),
  fort: Number(row.fort),
  port: sideOrNull(row.port),
  supply: row.supply === '-' ? null : oneOf(SUPPLY_CLASSES, row.supply),
  capital: row.capital === '-' ? null : oneOf(NATIONS, row.capital),
  victory: { standard: row.victory.includes('s'), historical: row.victory.includes('h') },
  ...startOf(row.start),
  marks: new Set(wordsOf(row.marks).map((mark) => oneOf(SPACE_MARKS, mark))),
}))

const INDICES: ReadonlyMap<string, SpaceIndex> = new Map(SPACES.map(({ id, index }) => [id, index]))

/** The number of a place; undefined where the board has none of that name. */
export const findSpace = (id: string): SpaceIndex | undefined => INDICES.get(id)

/** The number of a place that a rule names. */
export function spaceNamed(id: string): SpaceIndex {
  const index = INDICES.get(id)
  if (index === undefined) throw new Error(`no place is called ${id}`)
  return index
}

export const spaceAt = (index: SpaceIndex): Space => SPACES[index] as Space
export const spaceId = (index: SpaceIndex): SpaceId => spaceAt(index).id

/** Places that carry a mark. */
export const markedWith = (mark: string): readonly SpaceIndex[] =>
  SPACES.filter(({ marks }) => marks.has(oneOf(SPACE_MARKS, mark))).map(({ index }) => index)

export const FORT: readonly number[] = SPACES.map(({ fort }) => fort)
export const NEAR_EAST: readonly boolean[] = SPACES.map(({ nearEast }) => nearEast)
