// The units in each place of a board, computed once for each board.
import { enemyOf, type Side } from '../facts/nations.ts'
import { SPACES, type SpaceIndex } from '../facts/spaces.ts'
import { UNIT_SIDE, UNITS, type UnitIndex } from '../facts/units.ts'
import type { Board } from './board.ts'
import { zeroEach } from './each-space.ts'
import { recent } from './recent.ts'

/** Stacks of a board: the first unit of each place, and the next one of each unit; -1 ends a stack. */
export interface Stacks {
  readonly first: readonly number[]
  readonly next: readonly number[]
  /** How many units of each side stand in each place. */
  readonly counts: readonly [cp: readonly number[], ap: readonly number[]]
}

const NO_UNIT_FIRST = SPACES.map(() => -1)
const NO_UNIT_NEXT = UNITS.map(() => -1)

const stacksFrom = recent((at: Board['at']): Stacks => {
  const first = NO_UNIT_FIRST.slice()
  const next = NO_UNIT_NEXT.slice()
  const counts = [zeroEach(), zeroEach()] as const
  for (let unit = UNITS.length - 1; unit >= 0; unit--) {
    const space = at[unit] as number
    if (space < 0) continue
    next[unit] = first[space] as number
    first[space] = unit
    const count = counts[UNIT_SIDE[unit] as Side]
    count[space] = (count[space] as number) + 1
  }
  return { first, next, counts }
})

/** The stacks of a board. */
export const stacksOf = (board: Board): Stacks => stacksFrom(board.at)

/** How many of a side's units stand in a place. */
export const countAt = (board: Board, space: SpaceIndex, side: Side): number =>
  stacksOf(board).counts[side][space] as number

export const hasEnemy = (board: Board, space: SpaceIndex, side: Side): boolean =>
  countAt(board, space, enemyOf(side)) > 0

/** Every unit in a place: all are of one side (10.1.5). */
export function stackAt(board: Board, space: SpaceIndex): UnitIndex[] {
  const { first, next } = stacksOf(board)
  const stack: UnitIndex[] = []
  for (let unit = first[space] as number; unit >= 0; unit = next[unit] as number) stack.push(unit)
  return stack
}

/** A side's units in a place. */
export const stackOf = (board: Board, space: SpaceIndex, side: Side): UnitIndex[] =>
  countAt(board, space, side) > 0 ? stackAt(board, space) : []
