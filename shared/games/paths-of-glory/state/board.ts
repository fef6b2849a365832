// What lies on the board, as flat lists of numbers by place and by counter. A board is never changed: `edited` makes a
// new one.
import { CP, enemyOf, type Side } from '../facts/nations.ts'
import { FORT, type Holder, type SpaceIndex, SPACES } from '../facts/spaces.ts'
import { TERRAIN_EFFECTS } from '../facts/tables.ts'
import { type UnitIndex } from '../facts/units.ts'

/** Where a counter is when it is not in a place. */
export const RESERVE = -1
export const ELIMINATED = -2
/** Permanently eliminated. */
export const GONE = -3
/** Not yet in the game. */
export const UNUSED = -4

export interface Board {
  /** Where each counter is: the number of a place, or a box. */
  readonly at: readonly number[]
  /** 1 for a counter on its reduced side. */
  readonly reduced: readonly (0 | 1)[]
  /** Who holds each place. */
  readonly holder: readonly Holder[]
  /** Trenches: positive levels of the Central Powers, negative ones of the Allies. */
  readonly trench: readonly number[]
  /** Places whose fort is destroyed. */
  readonly destroyed: readonly SpaceIndex[]
  /** Places whose fort is besieged. */
  readonly besieged: readonly SpaceIndex[]
}

type Open<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer V)[] ? V[] : T[K] }
/** A copy of a board that may still be changed. */
export type OpenBoard = Open<Board>

/** A list of the board that may be written to; the others are shared with the board before. */
export type OpenLists<K extends keyof Board> = Pick<OpenBoard, K> & Omit<Board, K>

const EVERY_LIST = ['at', 'reduced', 'holder', 'trench', 'destroyed', 'besieged'] as const

/** The board after a change of some of its lists: only those are copied. */
export function editedIn<K extends keyof Board>(
  board: Board,
  lists: readonly K[],
  change: (board: OpenLists<K>) => void,
): Board {
  const copy: Record<keyof Board, readonly number[]> = { ...board }
  for (const list of lists) copy[list] = board[list].slice()
  change(copy as unknown as OpenLists<K>)
  return copy as unknown as Board
}

/** The board after a change of any of its lists. */
export const edited = (board: Board, change: (board: OpenBoard) => void): Board =>
  editedIn(board, EVERY_LIST, change)

/** The level of a side's trench in a place; 0 without one. */
export function trenchOf(board: Board, space: SpaceIndex, side: Side): number {
  const trench = board.trench[space] as number
  return Math.max(0, side === CP ? trench : -trench)
}

/** A trench as the board keeps it. */
export const trenchFor = (side: Side, level: number): number => (side === CP || level === 0 ? level : -level)

/** Whether a place's fort stands. */
export const hasFort = (board: Board, space: SpaceIndex): boolean =>
  (FORT[space] as number) > 0 && !board.destroyed.includes(space)

/** Whether the fort of a side's enemy stands there: the place is the enemy's until it falls (15.1.10). */
export const hasEnemyFort = (board: Board, space: SpaceIndex, side: Side): boolean =>
  board.holder[space] === enemyOf(side) && hasFort(board, space)

export const isBesieged = (board: Board, space: SpaceIndex): boolean => board.besieged.includes(space)

/** Whether a place counts as a side's own when it fights, redeploys or traces: it holds it, or besieges its fort. */
export const isOpenTo = (board: Board, space: SpaceIndex, side: Side): boolean =>
  board.holder[space] === side ||
  (board.holder[space] === enemyOf(side) && isBesieged(board, space) && hasFort(board, space))

export const terrainEffect = (space: SpaceIndex) => TERRAIN_EFFECTS[SPACES[space]?.terrain ?? 'clear']

export const isOnBoard = (board: Board, unit: UnitIndex): boolean => (board.at[unit] as number) >= 0
