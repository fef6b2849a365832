// Units that a lost battle would kill: they stand next to an enemy and have nowhere to retreat to (12.5.4).
import { linesOfSpace } from '../facts/lines.ts'
import { enemyOf, type Side } from '../facts/nations.ts'
import { UNIT_SIDE, unitAt, type UnitIndex } from '../facts/units.ts'
import { countAt } from '../state/stacks.ts'
import type { State } from '../state/state.ts'
import { retreatPaths } from './retreat.ts'

/**
 * Such units of a side, where they stand now. Units that never retreat are left out: another place would not save them.
 */
export function doomedUnits(state: State, side: Side): readonly UnitIndex[] {
  const { at } = state.board
  return at.flatMap((space, unit) => {
    if (space < 0 || UNIT_SIDE[unit] !== side || unitAt(unit).marks.has('dies-instead-of-retreat')) return []
    const isNext = linesOfSpace(space).some(({ to }) => countAt(state.board, to, enemyOf(side)) > 0)
    return isNext && retreatPaths(state, unit, space, 1, side).length === 0 ? [unit] : []
  })
}
