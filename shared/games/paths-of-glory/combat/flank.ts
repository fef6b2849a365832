// Flank attacks (12.3).
import { linesOfSpace } from '../facts/lines.ts'
import { enemyOf, type Side } from '../facts/nations.ts'
import type { SpaceIndex } from '../facts/spaces.ts'
import { FLANK_AT } from '../facts/tables.ts'
import { UNIT_ARMY, type UnitIndex } from '../facts/units.ts'
import type { Bar } from '../refusals.ts'
import { type Board, terrainEffect, trenchOf } from '../state/board.ts'
import { countAt } from '../state/stacks.ts'

/** Why the ground allows no flank attack: no units there, not open enough, or a trench that counts (12.3.1). */
function barOfGround(
  board: Board,
  space: SpaceIndex,
  defender: Side,
  hasUnits: boolean,
  trenches: 'count' | 'cancelled',
): Bar | null {
  if (!hasUnits) return 'flank-fort-alone'
  if (!terrainEffect(space).flank) return 'flank-ground'
  return trenches === 'count' && trenchOf(board, space, defender) > 0 ? 'flank-trench' : null
}

/** Whether the ground allows a flank attack. */
export const groundAllowsFlank = (...of: Parameters<typeof barOfGround>): boolean =>
  barOfGround(...of) === null

const hasArmy = (units: readonly UnitIndex[]): boolean => units.some((unit) => UNIT_ARMY[unit])

/** Why attackers from several places may try no flank attack; null where they may (12.3.1). */
export const barToFlank = (
  board: Board,
  space: SpaceIndex,
  defender: Side,
  units: readonly UnitIndex[],
  trenches: 'count' | 'cancelled',
): Bar | null =>
  barOfGround(board, space, defender, countAt(board, space, defender) > 0, trenches) ??
  (hasArmy(units) ? null : 'flank-no-army')

/** Whether these attackers may try one: an army among them, and at least two places. */
export const forceAllowsFlank = (units: readonly UnitIndex[], from: readonly SpaceIndex[]): boolean =>
  from.length > 1 && hasArmy(units)

/** Whether a place is joined by a solid line to enemy units other than those attacked (12.3.2). */
const isTied = (board: Board, space: SpaceIndex, target: SpaceIndex, side: Side): boolean =>
  linesOfSpace(space).some(
    ({ to, kind }) => kind === 'solid' && to !== target && countAt(board, to, enemyOf(side)) > 0,
  )

/**
 * The modifier: one for each attacking place that no solid line joins to other enemy units, the pinning place not
 * counted.
 */
export const flankModifier = (
  board: Board,
  from: readonly SpaceIndex[],
  pin: SpaceIndex,
  target: SpaceIndex,
  side: Side,
): number => from.filter((space) => space !== pin && !isTied(board, space, target, side)).length

/** Whether a roll succeeds (12.3.3). */
export const flankSucceeds = (die: number, modifier: number): boolean => die + modifier >= FLANK_AT

/** Dice out of six with which a flank attack succeeds. */
export function flankChance(
  board: Board,
  from: readonly SpaceIndex[],
  pin: SpaceIndex,
  target: SpaceIndex,
  side: Side,
): number {
  const modifier = flankModifier(board, from, pin, target, side)
  return [1, 2, 3, 4, 5, 6].filter((die) => flankSucceeds(die, modifier)).length
}
