// Why units of activated places may not be taken in hand, go on, stop or dig (11.1, 11.2).
import { policyOf } from '../editions/edition.ts'
import { lineBetween, linesOfSpace } from '../facts/lines.ts'
import type { Side } from '../facts/nations.ts'
import type { SpaceIndex } from '../facts/spaces.ts'
import { HIGHEST_TRENCH, STACK } from '../facts/tables.ts'
import { factor, MOVE, UNIT_ARMY, type UnitIndex } from '../facts/units.ts'
import type { Bar } from '../refusals.ts'
import { suffices } from '../sieges/sieges.ts'
import { hasEnemyFort, isBesieged, trenchOf } from '../state/board.ts'
import { countAt, stackOf } from '../state/stacks.ts'
import { type Group, type Operation, type State, wasPlayed } from '../state/state.ts'
import { isSupplied } from '../supply/supply.ts'
import { barAtGermanFort, barForUnit, barToPlace, isChannelClosed, isGate } from './entering.ts'
import { groupOf, hasRussian, steppedTo } from './group.ts'
import { arrivedAt, violationsOf } from './violations.ts'

/** Why a unit of an activated place may not be taken in hand; null where it may. */
export function barToTake(state: State, operation: Operation, unit: UnitIndex): Bar | null {
  const space = state.board.at[unit] as number
  if (!operation.moves.includes(space)) return 'not-activated-to-move'
  if (operation.moved.includes(unit) || operation.digging.includes(unit)) return 'moved-already'
  if (operation.idle.includes(unit)) return 'out-of-supply'
  if (policyOf(state, 'moveSupply') === 'when-moving' && !isSupplied(state.board, unit))
    return 'cut-off-since'
  return factor(MOVE, unit, state.board.reduced[unit] as number) === 0 ? 'cannot-move' : null
}

/** Units of a place that may be taken in hand. */
export const takeable = (state: State, operation: Operation, space: SpaceIndex, side: Side): UnitIndex[] =>
  stackOf(state.board, space, side).filter((unit) => barToTake(state, operation, unit) === null)

/** Why units of one place may not be taken in hand together; null where they may. */
export function barToSetOut(state: State, operation: Operation, units: readonly UnitIndex[]): Bar | null {
  if (units.length === 0) return 'no-units'
  for (const unit of units) {
    const bar = barToTake(state, operation, unit)
    if (bar) return bar
  }
  return hasStep(state, operation, groupOf(state.board, units)) ? null : 'nowhere-to-move'
}

/** Whether units in hand can make a step. */
export const hasStep = (state: State, operation: Operation, group: Group): boolean =>
  group.left > 0 &&
  !group.halted &&
  linesOfSpace(group.at).some(({ to }) => barToGo(state, operation, group, to) === null)

/** Why the units in hand may not go over to a neighbouring place; null where they can end their move there or beyond. */
export function barToGo(state: State, operation: Operation, group: Group, to: SpaceIndex): Bar | null {
  const bar = barToEnter(state, operation, group, to)
  if (bar) return bar
  const end = barToEnd(state, operation, group, to)
  return end && !hasStep(state, operation, steppedTo(state, group, to)) ? end : null
}

/** Why the units in hand may not enter a neighbouring place, whatever comes afterwards. */
export function barToEnter(state: State, operation: Operation, group: Group, to: SpaceIndex): Bar | null {
  const { board, side } = state
  const line = lineBetween(group.at, to)
  if (!line) return 'no-line'
  if (group.halted) return 'must-halt'
  if (group.left === 0) return 'no-points-left'
  const place = barToPlace(board, to, side)
  if (place) return place
  for (const unit of group.units) {
    const bar = barForUnit(state, unit, group.at, line) ?? barAtGermanFort(state, unit, to, side)
    if (bar) return bar
  }
  if (isGate(group.at, to) && hasRussian(group) && group.units.length > 1) return 'russian-gate'
  if (hasEnemyFort(board, to, side) && !isBesieged(board, to)) {
    const together = [...group.units, ...arrivedAt(state, operation, to)]
    if (!suffices(together, to) && !othersMayCome(state, operation, group)) return 'cannot-besiege'
    if (operation.attacks.includes(to)) return 'may-not-stay-attack'
  }
  return null
}

/** Whether anybody else may still move, and could help with a siege. */
const othersMayCome = (state: State, operation: Operation, group: Group): boolean =>
  operation.moves.some((space) =>
    takeable(state, operation, space, state.side).some((unit) => !group.units.includes(unit)),
  )

/** Why nobody may stay in a place that may be passed. */
export function barToStay(state: State, operation: Operation, space: SpaceIndex): Bar | null {
  if (operation.attacks.includes(space)) return 'may-not-stay-attack'
  return isChannelClosed(state, space, state.side) ? 'may-not-stay-channel' : null
}

/** Why the units in hand may not end their move in a place. */
const barToEnd = (state: State, operation: Operation, { units }: Group, space: SpaceIndex): Bar | null =>
  barToStay(state, operation, space) ?? (overfills(state, operation, units, space) ? 'too-many' : null)

/** Whether units would be too many in a place, and too few there could still leave it. */
function overfills(
  state: State,
  operation: Operation,
  units: readonly UnitIndex[],
  space: SpaceIndex,
): boolean {
  if (countAt(state.board, space, state.side) + units.length <= STACK) return false
  const others = stackOf(state.board, space, state.side).filter((unit) => !units.includes(unit))
  const staying = others.filter((unit) => barToTake(state, operation, unit) !== null)
  return staying.length + units.length > STACK
}

/** Why the units in hand may not stop where they are. */
export const barToStop = (state: State, operation: Operation, group: Group): Bar | null =>
  group.path.length === 0 ? null : barToEnd(state, operation, group, group.at)

/** Why an army may not dig (11.2.1), or not yet: it could not put right any more what keeps the moves from being over. */
export const barToDig = (state: State, operation: Operation, unit: UnitIndex): Bar | null =>
  barToDigThere(state, operation, unit) ?? violationsOf(state, operation)[0]?.bar ?? null

/** Why an army may not dig where it stands. */
export function barToDigThere(state: State, operation: Operation, unit: UnitIndex): Bar | null {
  if (!wasPlayed(state, 'cp-06') && !wasPlayed(state, 'ap-12')) return 'no-digging-yet'
  if (!UNIT_ARMY[unit]) return 'only-armies-dig'
  const bar = barToTake(state, operation, unit)
  if (bar && bar !== 'cannot-move') return bar
  const space = state.board.at[unit] as number
  if (operation.digging.some((one) => state.board.at[one] === space)) return 'one-digs'
  return trenchOf(state.board, space, state.side) === HIGHEST_TRENCH ? 'deepest-already' : null
}
