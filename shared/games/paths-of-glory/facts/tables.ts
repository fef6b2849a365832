// Tables of the player's aid: fire, terrain, mandates, replacement points.
import type { Nation } from './nations.ts'
import type { Terrain } from './spaces.ts'
import type { Pool } from './units.ts'

export const FIRE_TABLES = ['corps', 'army'] as const
export type FireTable = (typeof FIRE_TABLES)[number]

/** The lowest strength of each column. */
export const COLUMNS: Readonly<Record<FireTable, readonly number[]>> = {
  corps: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  army: [1, 2, 3, 4, 5, 6, 9, 12, 15, 16],
}

/** Columns as the book prints them. */
export const COLUMN_NAMES: Readonly<Record<FireTable, readonly string[]>> = {
  corps: ['0', '1', '2', '3', '4', '5', '6', '7', '8+'],
  army: ['1', '2', '3', '4', '5', '6-8', '9-11', '12-14', '15', '16+'],
}

/** Loss numbers by die (1 to 6), then by column. */
export const FIRE: Readonly<Record<FireTable, readonly (readonly number[])[]>> = {
  corps: [
    [0, 0, 0, 1, 1, 1, 1, 1, 2],
    [0, 0, 1, 1, 1, 1, 1, 2, 2],
    [0, 0, 1, 1, 1, 2, 2, 2, 3],
    [0, 1, 1, 1, 2, 2, 2, 3, 3],
    [1, 1, 1, 2, 2, 2, 3, 3, 4],
    [1, 1, 1, 2, 2, 3, 3, 4, 4],
  ],
  army: [
    [0, 1, 1, 2, 2, 3, 3, 4, 4, 5],
    [1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
    [1, 2, 2, 3, 3, 4, 4, 5, 5, 7],
    [1, 2, 3, 3, 4, 4, 5, 5, 7, 7],
    [2, 3, 3, 4, 4, 5, 5, 7, 7, 7],
    [2, 3, 4, 4, 5, 5, 7, 7, 7, 7],
  ],
}

export interface TerrainEffect {
  /** Columns that the attacker's fire is shifted; negative is left. */
  readonly shift: number
  readonly mayCancelRetreat: boolean
  readonly stopsAdvance: boolean
  readonly flank: boolean
}

const open: TerrainEffect = { shift: 0, mayCancelRetreat: false, stopsAdvance: false, flank: true }
const rough: TerrainEffect = { ...open, mayCancelRetreat: true, stopsAdvance: true }
export const TERRAIN_EFFECTS: Readonly<Record<Terrain, TerrainEffect>> = {
  clear: open,
  forest: rough,
  desert: rough,
  mountain: { ...rough, shift: -1, flank: false },
  swamp: { ...rough, shift: -1, flank: false },
}

/** Columns that a trench shifts the attacker's fire, by its level, and the defender's. */
export const TRENCH_SHIFT = [0, -1, -2] as const
export const TRENCH_DEFENDER_SHIFT = 1
export const HIGHEST_TRENCH = 2

/** Units a place holds at most (10.1.1). */
export const STACK = 3

/** A flank attack succeeds at this total (12.3.3). */
export const FLANK_AT = 4

export const MANDATES = ['ah', 'ah-it', 'tu', 'ge', 'fr', 'br', 'it', 'ru', 'none'] as const
export type Mandate = (typeof MANDATES)[number]

/** Boxes of the mandate table from left to right, and the box of each die (7.1.1), by side. */
export const MANDATE_BOXES: readonly [readonly Mandate[], readonly Mandate[]] = [
  ['ah', 'ah-it', 'tu', 'ge', 'none'],
  ['fr', 'br', 'it', 'ru', 'none'],
]
export const MANDATE_DICE: readonly [readonly Mandate[], readonly Mandate[]] = [
  ['ah', 'ah-it', 'tu', 'ge', 'none', 'none'],
  ['fr', 'fr', 'br', 'it', 'it', 'ru'],
]
export const MANDATE_NATION: Readonly<Record<Exclude<Mandate, 'none'>, Nation>> = {
  ...{ ah: 'ah', 'ah-it': 'ah', tu: 'tu', ge: 'ge' },
  ...{ fr: 'fr', br: 'br', it: 'it', ru: 'ru' },
}

/** War status at which commitment rises, and what the combined status does (16.1 to 16.4). */
export const LIMITED_WAR = 4
export const TOTAL_WAR = 11
export const ARMISTICE = 40
/** The side wins at once at the end of a turn: the Central Powers with so many points or more, the Allies or less (5.2). */
export const AUTOMATIC_VICTORY = { cp: 20, ap: 0 } as const

/** What a card's replacement box gives by its operations value, and its redeployment value. */
export const REPLACEMENT_BOXES: Readonly<
  Record<'cp' | 'ap', Readonly<Record<number, Partial<Record<Pool, number>>>>>
> = {
  cp: {
    2: { ge: 1 },
    3: { ah: 1, ge: 2, tu: 1 },
    4: { ah: 2, bu: 1, ge: 3, tu: 1 },
    5: { ah: 3, bu: 1, ge: 4, tu: 2 },
  },
  ap: {
    2: { br: 1, fr: 1, ru: 1 },
    3: { br: 1, fr: 1, it: 1, ru: 2 },
    4: { a: 1, br: 2, fr: 2, it: 1, ru: 3 },
    5: { a: 1, br: 3, fr: 3, it: 2, ru: 4 },
  },
}
/** Cards whose own entering nation gets nothing of them. */
export const REPLACEMENT_EXCEPTIONS: Readonly<Record<string, Pool>> = { 'ap-17': 'it', 'cp-34': 'bu' }
export const REDEPLOYMENT_BY_OPERATIONS: Readonly<Record<number, number>> = { 2: 2, 3: 4, 4: 4, 5: 5 }

/** Redeployment points (13.1.2). */
export const REDEPLOY_CORPS = 1
export const REDEPLOY_ARMY = 4

/** Replacement steps in half points: a corps step costs half a point, an army step one (17.1.4). */
export const CORPS_STEP = 1
export const ARMY_STEP = 2
