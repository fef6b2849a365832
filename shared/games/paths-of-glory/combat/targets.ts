// Who may attack what (12.1): a unit against a place, and a set of units together.
import { policyOf } from '../editions/edition.ts'
import { lineBetween, linesOfSpace } from '../facts/lines.ts'
import { AP, CP, enemyOf, type Side } from '../facts/nations.ts'
import { NEAR_EAST, spaceAt, spaceNamed, type SpaceIndex } from '../facts/spaces.ts'
import { seasonOf } from '../facts/turns.ts'
import { UNIT_FAMILY, unitAt, type UnitIndex } from '../facts/units.ts'
import { barAtGermanFort, barForUnit, isGate } from '../movement/entering.ts'
import type { Bar } from '../refusals.ts'
import { suffices } from '../sieges/sieges.ts'
import { type Board, hasEnemyFort, isBesieged } from '../state/board.ts'
import { countAt, stackOf } from '../state/stacks.ts'
import { type Operation, type State, wasPlayed } from '../state/state.ts'
import { isSupplied } from '../supply/supply.ts'

const LONDON = spaceNamed('london')

/** Whether there is anything of the enemy's to attack in a place: units, or a fort. */
export const isTarget = (board: Board, space: SpaceIndex, side: Side): boolean =>
  countAt(board, space, enemyOf(side)) > 0 || hasEnemyFort(board, space, side)

/** Germans may not attack a place with a Russian fort before Ober Ost or a war status of 4 (15.1.11). */
const barAtRussianFort = (state: State, unit: UnitIndex, space: SpaceIndex): Bar | null =>
  unitAt(unit).family === 'ge' &&
  spaceAt(space).country === 'ru' &&
  hasEnemyFort(state.board, space, CP) &&
  state.status[CP] < 4 &&
  !wasPlayed(state, 'cp-11')
    ? 'germans-off-russian-forts'
    : null

/** In summer there are no attacks into or out of deserts (15.2.5). */
export const restsNow = (turn: number, space: SpaceIndex): boolean =>
  spaceAt(space).terrain === 'desert' && seasonOf(turn) === 'summer'

/** Why a place cannot be attacked by anybody of a side in this action round. */
export function barToTarget(
  state: State,
  operation: Operation | null,
  space: SpaceIndex,
  side: Side,
): Bar | null {
  const { board } = state
  if (!isTarget(board, space, side)) return 'nothing-to-attack'
  if (restsNow(state.turn, space)) return 'desert-in-summer'
  if (!operation) return null
  if (operation.targets.includes(space)) return 'attacked-already'
  if (hasEnemyFort(board, space, side)) return null
  const enemies = stackOf(board, space, enemyOf(side))
  return enemies.every((unit) => operation.retreated.includes(unit)) ? 'only-retreated' : null
}

/** Why a unit cannot attack a place from where it stands, whatever was activated. */
export function barToReach(state: State, unit: UnitIndex, space: SpaceIndex, side: Side): Bar | null {
  const { board } = state
  const from = board.at[unit] as number
  if (from === space) return hasEnemyFort(board, space, side) ? null : 'not-adjacent'
  const line = lineBetween(from, space)
  if (!line) return 'not-adjacent'
  if (hasEnemyFort(board, space, side) && isBesieged(board, space)) return 'besieged-from-inside'
  return (
    barForUnit(state, unit, from, line) ??
    barAtGermanFort(state, unit, space, side) ??
    barAtRussianFort(state, unit, space)
  )
}

/** Why a unit cannot take part in an attack on a place. */
export function barToAttack(
  state: State,
  operation: Operation,
  unit: UnitIndex,
  space: SpaceIndex,
): Bar | null {
  const from = state.board.at[unit] as number
  if (!operation.attacks.includes(from)) return 'not-activated-to-attack'
  if (operation.only && !operation.only.includes(unit)) return 'not-activated-to-attack'
  if (operation.fought.includes(unit)) return 'fought-already'
  if (operation.idle.includes(unit)) return 'out-of-supply'
  if (policyOf(state, 'attackSupply') === 'when-attacking' && !isSupplied(state.board, unit))
    return 'cut-off-since'
  if (restsNow(state.turn, from)) return 'desert-in-summer'
  return barToReach(state, unit, space, state.side)
}

/** Why a unit cannot begin an attack on a place that can be attacked. */
export const barAlone = (
  state: State,
  operation: Operation,
  unit: UnitIndex,
  space: SpaceIndex,
): Bar | null => barToAttack(state, operation, unit, space) ?? barTogether(state, operation, [unit], space)

/** Places that units of an activated place may attack now. */
export function targetsFrom(state: State, operation: Operation, from: SpaceIndex): SpaceIndex[] {
  const { board, side } = state
  const units = stackOf(board, from, side)
  return [from, ...linesOfSpace(from).map(({ to }) => to)].filter(
    (space) =>
      barToTarget(state, operation, space, side) === null &&
      units.some((unit) => barAlone(state, operation, unit, space) === null),
  )
}

/** Why nobody attacks a place: what bars the units next to it, first those that were activated (12.1.1). */
export function barToBattle(state: State, operation: Operation, space: SpaceIndex): Bar {
  const { board, side } = state
  const whole = barToTarget(state, operation, space, side)
  if (whole === 'nothing-to-attack' && countAt(board, space, side) > 0)
    return barToAim(state, operation, space)
  if (whole) return whole
  const near = [space, ...linesOfSpace(space).map(({ to }) => to)]
  const from = near.toSorted((a, b) => active(operation, b) - active(operation, a))
  for (const unit of from.flatMap((one) => stackOf(board, one, side))) {
    const bar = barAlone(state, operation, unit, space)
    if (bar) return bar
  }
  return 'not-adjacent'
}

/** Why the units of a place attack nothing: what bars them from the enemies next to it. */
function barToAim(state: State, operation: Operation, from: SpaceIndex): Bar {
  const { board, side } = state
  if (!operation.attacks.includes(from)) return 'not-activated-to-attack'
  const near = linesOfSpace(from).filter(({ to }) => isTarget(board, to, side))
  const bars = near.flatMap(({ to }) =>
    stackOf(board, from, side).map(
      (unit) => barToTarget(state, operation, to, side) ?? barAlone(state, operation, unit, to),
    ),
  )
  return bars.find((bar) => bar !== null) ?? 'nothing-to-attack'
}

const active = (operation: Operation, space: SpaceIndex): number => Number(operation.attacks.includes(space))

/** Whether enough stay behind with a besieged fort when some of its units attack another place (15.2.3). */
function leavesSiege(
  state: State,
  operation: Operation,
  units: readonly UnitIndex[],
  space: SpaceIndex,
): boolean {
  const { board, side } = state
  return units.some((unit) => {
    const from = board.at[unit] as number
    if (from === space || !hasEnemyFort(board, from, side) || !isBesieged(board, from)) return false
    const out = (one: UnitIndex) => units.includes(one) || operation.fought.includes(one)
    const left = stackOf(board, from, side).filter((one) => !out(one))
    return left.length === 0 || !suffices(left, from)
  })
}

/** Units of several nations need one place where all of them attack from (12.1.11). */
export function mayAttackTogether(board: Board, units: readonly UnitIndex[]): boolean {
  let nations = 0
  for (const unit of units) nations |= UNIT_FAMILY[unit] as number
  if ((nations & (nations - 1)) === 0) return true
  return units.some((unit) => {
    let here = 0
    for (const one of units) if (board.at[one] === board.at[unit]) here |= UNIT_FAMILY[one] as number
    return here === nations
  })
}

/** Why these units cannot stand in one attack at all, however many more join. */
export function barTogether(
  state: State,
  operation: Operation,
  units: readonly UnitIndex[],
  space: SpaceIndex,
): Bar | null {
  if (leavesSiege(state, operation, units, space)) return 'siege-must-stay'
  const gate = units.filter(
    (unit) => unitAt(unit).family === 'ru' && isGate(state.board.at[unit] as number, space),
  )
  return gate.length > 1 ? 'russian-gate' : null
}

/** Why these units cannot attack a place as they are. */
export function barToFight(
  state: State,
  operation: Operation,
  units: readonly UnitIndex[],
  space: SpaceIndex,
): Bar | null {
  if (units.length === 0) return 'nobody-attacks'
  const together = barTogether(state, operation, units, space)
  if (together) return together
  if (!mayAttackTogether(state.board, units)) return 'many-nations'
  return isAlone(state.board, units) ? 'not-alone' : null
}

/** Units in London attack only together with units in France or Belgium (12.1.10). */
function isAlone(board: Board, units: readonly UnitIndex[]): boolean {
  if (!units.some((unit) => board.at[unit] === LONDON)) return false
  return !units.some((unit) => {
    const { country } = spaceAt(board.at[unit] as number)
    return country === 'fr' || country === 'be'
  })
}

/** Allied attacks out of the Near East that count for the one allowed (9.2.7). */
export const countsAsNearEast = (board: Board, space: SpaceIndex, side: Side): boolean =>
  side === AP &&
  (NEAR_EAST[space] as boolean) &&
  !stackOf(board, space, side).some((unit) => (unitAt(unit).id as string) === 'br-ne')
