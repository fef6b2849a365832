// Units in hand: they move together, as far as the slowest of them.
import type { SpaceIndex } from '../facts/spaces.ts'
import { factor, MOVE, unitAt, type UnitIndex } from '../facts/units.ts'
import { type Board, hasEnemyFort, isBesieged } from '../state/board.ts'
import type { Group, State } from '../state/state.ts'

/** Units of one place, in hand before their first step. */
export const groupOf = ({ at, reduced }: Board, units: readonly UnitIndex[]): Group => ({
  units,
  at: at[units[0] as number] as number,
  left: Math.min(...units.map((unit) => factor(MOVE, unit, reduced[unit] as number))),
  path: [],
  halted: false,
})

/** The units in hand after a step. */
export const steppedTo = (state: State, group: Group, to: SpaceIndex): Group => ({
  ...group,
  at: to,
  left: group.left - 1,
  path: [...group.path, to],
  halted: haltsAt(state, to),
})

/** Whether units that enter a place stop there: its fort is not besieged yet (15.1.1). */
export const haltsAt = ({ board, side }: State, space: SpaceIndex): boolean =>
  hasEnemyFort(board, space, side) && !isBesieged(board, space)

export const hasRussian = ({ units }: Group): boolean => units.some((unit) => unitAt(unit).family === 'ru')
