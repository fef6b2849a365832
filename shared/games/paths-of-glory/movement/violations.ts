// What keeps moves from being over: a stack or a siege that breaks a rule.
import type { SpaceIndex } from '../facts/spaces.ts'
import { STACK } from '../facts/tables.ts'
import type { UnitIndex } from '../facts/units.ts'
import type { Bar } from '../refusals.ts'
import { holdsSiege } from '../sieges/sieges.ts'
import { hasEnemyFort, isBesieged } from '../state/board.ts'
import { countAt } from '../state/stacks.ts'
import type { Operation, State } from '../state/state.ts'

/** Units that moved to a place in this operation. */
export const arrivedAt = (state: State, operation: Operation, space: SpaceIndex): UnitIndex[] =>
  operation.moved.filter((unit) => state.board.at[unit] === space)

/** A place whose stack or siege breaks a rule at the end of moves, and the rule (10.1.2, 15.2.1, 15.2.4). */
export interface Violation {
  readonly space: SpaceIndex
  readonly bar: Bar
}

/** Why the moves may not end yet. */
export function violationsOf(state: State, operation: Operation): readonly Violation[] {
  if (operation.moved.length === 0) return []
  const { board, side } = state
  const spaces = new Set(operation.moves)
  for (const unit of operation.moved)
    if ((board.at[unit] as number) >= 0) spaces.add(board.at[unit] as number)
  const violations: Violation[] = []
  for (const space of spaces) {
    const count = countAt(board, space, side)
    if (count > STACK) violations.push({ space, bar: 'too-many' })
    if (count === 0 || !hasEnemyFort(board, space, side)) continue
    if (isBesieged(board, space)) {
      if (!holdsSiege(board, space, side)) violations.push({ space, bar: 'siege-abandoned' })
    } else if (arrivedAt(state, operation, space).length > 0)
      violations.push({ space, bar: 'siege-too-weak' })
  }
  return violations
}
