// Fire (12.2.7 to 12.2.9): strength, table, column, die, loss number.
import type { Side } from '../facts/nations.ts'
import { FORT, type SpaceIndex } from '../facts/spaces.ts'
import { COLUMNS, FIRE, type FireTable, TRENCH_DEFENDER_SHIFT, TRENCH_SHIFT } from '../facts/tables.ts'
import { COMBAT, factor, UNIT_ARMY, type UnitIndex } from '../facts/units.ts'
import { type Board, terrainEffect, trenchOf } from '../state/board.ts'
import type { Fire, Role } from '../state/state.ts'

/** Strength and table of some units, and of a fort with them (12.2.3, 15.1.4). */
export function firepower(
  board: Board,
  units: readonly UnitIndex[],
  fort: SpaceIndex | null,
): { readonly strength: number; readonly table: FireTable } {
  let strength = fort === null ? 0 : (FORT[fort] as number)
  let table: FireTable = 'corps'
  for (const unit of units) {
    strength += factor(COMBAT, unit, board.reduced[unit] as number)
    if (UNIT_ARMY[unit]) table = 'army'
  }
  return { strength, table }
}

/** The number of the column of a strength. */
export function columnOf(table: FireTable, strength: number): number {
  const lows = COLUMNS[table]
  let column = 0
  while (column + 1 < lows.length && strength >= (lows[column + 1] as number)) column++
  return column
}

/** How ground and trench shift the columns of both sides; a fort alone has nothing of its trench (15.1.6). */
export function shiftsAt(
  board: Board,
  space: SpaceIndex,
  defender: Side,
  hasUnits: boolean,
  trenches: 'count' | 'cancelled',
): Readonly<Record<Role, number>> {
  return shiftsOf(space, hasUnits && trenches === 'count' ? trenchOf(board, space, defender) : 0)
}

/** How the ground of a place and a trench of a level shift the columns of both sides. */
export const shiftsOf = (space: SpaceIndex, trench: number): Readonly<Record<Role, number>> => ({
  attacker: terrainEffect(space).shift + (TRENCH_SHIFT[trench as 0 | 1 | 2] as number),
  defender: trench > 0 ? TRENCH_DEFENDER_SHIFT : 0,
})

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** The column after its shift; it stops at the ends of the table (12.2.8). */
export const shifted = (table: FireTable, column: number, shift: number): number =>
  clamp(column + shift, 0, COLUMNS[table].length - 1)

/** The loss number of a die, which counts as 1 to 6 with its modifier (12.2.9). */
export const lossOf = (table: FireTable, column: number, die: number, modifier: number): number =>
  FIRE[table][clamp(die + modifier, 1, 6) - 1]?.[column] as number

/** Computes the fire of one side. */
export function fireOf(
  power: { readonly strength: number; readonly table: FireTable },
  shift: number,
  die: number,
  modifier: number,
): Fire {
  const { strength, table } = power
  const base = columnOf(table, strength)
  const column = shifted(table, base, shift)
  return { strength, table, base, shift, column, die, modifier, loss: lossOf(table, column, die, modifier) }
}
