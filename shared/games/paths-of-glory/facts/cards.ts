import type { Brand } from '../../../kernel/brand.ts'
import { CARD_ROWS } from './card-rows.ts'
import { COUNTRIES, type Country, type Nation, NATIONS, type Side, sideNamed } from './nations.ts'
import { oneOf, rowsOf, wordsOf } from './rows.ts'
import { type Terrain, TERRAINS } from './spaces.ts'
import { REDEPLOYMENT_BY_OPERATIONS, REPLACEMENT_BOXES, REPLACEMENT_EXCEPTIONS } from './tables.ts'
import { type Season, SEASONS } from './turns.ts'
import { type Pool, POOLS } from './units.ts'

export type CardId = Brand<'PogCardId'>

/** The levels of commitment, and the decks they open. */
export const LEVELS = ['mobilization', 'limited', 'total'] as const
export type Level = (typeof LEVELS)[number]

export const CARD_CATEGORIES = ['event', 'reinforcement', 'combat', 'neutral-entry'] as const

/** When a card may be played as an event: `code` with what it names. */
export interface CardTest {
  readonly code: string
  readonly names: readonly string[]
}

export interface Reinforcement {
  readonly kinds: readonly string[]
  readonly place: string
  readonly nation: Nation | null
}

export const COMBAT_STEPS = ['trench-cancel', 'flank', 'cards', 'cards-after-flank'] as const
export const COMBAT_TARGETS = [
  'entrenched',
  'intact-french-fort',
  'clear',
  'only-russian-units',
  'only-italian-units',
  'has-russian-unit',
  'mountain-from-or-to',
  'no-trench',
] as const
export const COMBAT_SPECIALS = [
  'withdrawal',
  'no-retreat',
  'flank-succeeds',
  'use-army-table',
  'ignore-trench',
  'ignore-trench-shifts',
  'ignore-trench-fire-first',
  'counts-as-trench-1',
  'cancel-attack',
] as const

/** What a combat card does and where it fits (9.5.4). */
export interface CombatSpec {
  readonly step: (typeof COMBAT_STEPS)[number]
  readonly role: 'attack' | 'defend' | 'either'
  readonly nations: readonly Nation[]
  /** Change of its owner's fire roll. */
  readonly drm: number
  /** Whether it stays face up after a win. */
  readonly keep: boolean
  readonly keepUntilLoss: boolean
  readonly oncePerTurn: boolean
  readonly onlyThem: boolean
  readonly target: (typeof COMBAT_TARGETS)[number] | null
  readonly special: (typeof COMBAT_SPECIALS)[number] | null
  readonly countries: readonly Country[]
  readonly notAgainst: readonly string[]
  readonly weather: readonly { readonly terrain: Terrain; readonly seasons: readonly Season[] }[]
}

export interface Card {
  readonly id: CardId
  readonly side: Side
  readonly deck: Level
  readonly optional: boolean
  readonly operations: number
  readonly redeployment: number
  readonly replacements: Readonly<Partial<Record<Pool, number>>>
  readonly warStatus: number
  /** `*`: out of the game once it was an event (9.5.1.2). */
  readonly removed: boolean
  /** An event that also gives its operations in the historical scenario. */
  readonly striped: boolean
  readonly category: (typeof CARD_CATEGORIES)[number]
  readonly tests: readonly CardTest[]
  readonly cancels: readonly string[]
  readonly points: number
  readonly reinforcement: Reinforcement | null
  readonly combat: CombatSpec | null
}

type Tokens = readonly CardTest[]

const tokensOf = (cell: string): Tokens =>
  wordsOf(cell).map((word) => {
    const [code = '', names] = word.split(':')
    return { code, names: names === undefined ? [] : names.split(',') }
  })
const named = (tokens: Tokens, code: string): readonly string[] =>
  tokens.find((token) => token.code === code)?.names ?? []
const has = (tokens: Tokens, code: string): boolean => tokens.some((token) => token.code === code)

function reinforcementOf(tokens: Tokens): Reinforcement | null {
  if (!has(tokens, 'brings')) return null
  const kinds = named(tokens, 'brings').flatMap((item) => {
    const [kind = '', count = '1'] = item.split('*')
    return Array.from({ length: Number(count) }, () => kind)
  })
  const [nation] = named(tokens, 'for')
  return {
    kinds,
    place: named(tokens, 'place')[0] ?? 'standard',
    nation: nation === undefined ? null : oneOf(NATIONS, nation),
  }
}

function combatOf(tokens: Tokens): CombatSpec | null {
  if (!has(tokens, 'step')) return null
  const [target] = named(tokens, 'target')
  const [special] = named(tokens, 'special')
  return {
    step: oneOf(COMBAT_STEPS, named(tokens, 'step')[0]),
    role: oneOf(['attack', 'defend', 'either'], named(tokens, 'role')[0]),
    nations: named(tokens, 'nations').map((nation) => oneOf(NATIONS, nation)),
    drm: Number(named(tokens, 'drm')[0] ?? 0),
    keep: has(tokens, 'keep'),
    keepUntilLoss: has(tokens, 'keep-until-loss'),
    oncePerTurn: has(tokens, 'once-per-turn'),
    onlyThem: has(tokens, 'only'),
    target: target === undefined ? null : oneOf(COMBAT_TARGETS, target),
    special: special === undefined ? null : oneOf(COMBAT_SPECIALS, special),
    countries: named(tokens, 'countries').map((country) => oneOf(COUNTRIES, country)),
    notAgainst: named(tokens, 'not-against'),
    weather: tokens
      .filter(({ code }) => code === 'when')
      .map(({ names: [terrain, ...seasons] }) => ({
        terrain: oneOf(TERRAINS, terrain),
        seasons: seasons.map((season) => oneOf(SEASONS, season)),
      })),
  }
}

function replacementsOf(id: string, side: 'cp' | 'ap', operations: number): Card['replacements'] {
  const box = REPLACEMENT_BOXES[side][operations] ?? {}
  return Object.fromEntries(
    POOLS.filter((pool) => box[pool] !== undefined && REPLACEMENT_EXCEPTIONS[id] !== pool).map((pool) => [
      pool,
      box[pool],
    ]),
  )
}

/** The 130 cards. */
export const CARDS: readonly Card[] = rowsOf(CARD_ROWS, [
  ...(['id', 'deck', 'operations', 'status', 'marks', 'category', 'tests', 'effects'] as const),
]).map((row): Card => {
  const side = row.id.startsWith('cp') ? 'cp' : 'ap'
  const operations = Number(row.operations)
  const marks = wordsOf(row.marks)
  const effects = tokensOf(row.effects)
  return {
    id: row.id as CardId,
    side: sideNamed(side),
    deck: oneOf(LEVELS, row.deck),
    optional: marks.includes('optional'),
    operations,
    redeployment: REDEPLOYMENT_BY_OPERATIONS[operations] ?? 0,
    replacements: replacementsOf(row.id, side, operations),
    warStatus: Number(row.status),
    removed: marks.includes('*'),
    striped: marks.includes('stripe'),
    category: oneOf(CARD_CATEGORIES, row.category),
    tests: tokensOf(row.tests),
    cancels: named(effects, 'cancels'),
    points: Number(named(effects, 'vp')[0] ?? 0),
    reinforcement: reinforcementOf(effects),
    combat: combatOf(effects),
  }
})

const BY_ID: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card.id, card]))

/** The card of that name; undefined where there is none. */
export const findCard = (id: string): Card | undefined => BY_ID.get(id)

export function cardNamed(id: string): Card {
  const card = BY_ID.get(id)
  if (!card) throw new Error(`no card is called ${id}`)
  return card
}

/** The cards of a side's deck of one level, without the optional ones. */
export const deckOf = (side: Side, level: Level): readonly CardId[] =>
  CARDS.filter((card) => card.side === side && card.deck === level && !card.optional).map(({ id }) => id)
