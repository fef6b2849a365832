// Retreats (12.5): where each unit may go, best places first.
import { policyOf } from '../editions/edition.ts'
import { linesOfSpace } from '../facts/lines.ts'
import type { Side } from '../facts/nations.ts'
import type { SpaceIndex } from '../facts/spaces.ts'
import { STACK } from '../facts/tables.ts'
import { unitAt, type UnitIndex } from '../facts/units.ts'
import { barForUnit, barToPlace } from '../movement/entering.ts'
import { type Board, hasEnemyFort, isBesieged, isOpenTo, terrainEffect, trenchOf } from '../state/board.ts'
import { countAt } from '../state/stacks.ts'
import type { State } from '../state/state.ts'
import { suppliedAt } from '../supply/supply.ts'

/** Whether ground or trench lets units that must retreat lose a step and stay (12.5.3). */
export const letsStay = (
  board: Board,
  space: SpaceIndex,
  side: Side,
  trenches: 'count' | 'cancelled',
): boolean =>
  terrainEffect(space).mayCancelRetreat || (trenches === 'count' && trenchOf(board, space, side) > 0)

/** 0 friendly and supplied, 1 friendly, 2 the enemy's and supplied, 3 the enemy's (12.5.5). */
export function retreatClass(state: State, unit: UnitIndex, space: SpaceIndex, side: Side): number {
  const friendly = isOpenTo(state.board, space, side)
  return (friendly ? 0 : 2) + (suppliedAt(state.board, unit, space) ? 0 : 1)
}

/** Places next to one that a unit may retreat into or through. */
function steps(
  state: State,
  unit: UnitIndex,
  from: SpaceIndex,
  battle: SpaceIndex,
  side: Side,
): SpaceIndex[] {
  const { board } = state
  const places: SpaceIndex[] = []
  for (const line of linesOfSpace(from)) {
    const { to } = line
    if (to === battle || barToPlace(board, to, side) !== null) continue
    if (hasEnemyFort(board, to, side) && !isBesieged(board, to)) continue
    if (barForUnit(state, unit, from, line) === null) places.push(to)
  }
  return places
}

const best = <T>(items: readonly T[], rank: (item: T) => number): T[] => {
  const ranks = items.map(rank)
  const lowest = Math.min(...ranks)
  return items.filter((_, i) => ranks[i] === lowest)
}

/**
 * Every legal retreat of a unit over one or two places; without room next to the battle one place may become two. A unit
 * without any is eliminated, unless it may stay (12.5.4).
 */
export function retreatPaths(
  state: State,
  unit: UnitIndex,
  battle: SpaceIndex,
  distance: number,
  side: Side,
): readonly (readonly SpaceIndex[])[] {
  if (unitAt(unit).marks.has('dies-instead-of-retreat')) return []
  const { board } = state
  const rank = (space: SpaceIndex) => retreatClass(state, unit, space, side)
  const hasRoom = (space: SpaceIndex) => countAt(board, space, side) < STACK
  const first = steps(state, unit, battle, battle, side)
  if (distance === 1) {
    const near = best(first.filter(hasRoom), rank)
    if (near.length > 0 || policyOf(state, 'retreatWithoutRoom') === 'dies')
      return near.map((space) => [space])
  }
  const goesOn = first
    .map((space) => ({ space, next: steps(state, unit, space, battle, side).filter(hasRoom) }))
    .filter(({ next }) => next.length > 0)
  const paths = best(goesOn, ({ space }) => rank(space)).flatMap(({ space, next }) =>
    next.map((last) => [space, last]),
  )
  return best(paths, ([, last = 0]) => rank(last))
}

/** First places of a retreat of two that cannot be finished: the attackers may follow there (12.7.4). */
export function strandedAt(
  state: State,
  unit: UnitIndex,
  battle: SpaceIndex,
  side: Side,
): readonly SpaceIndex[] {
  if (unitAt(unit).marks.has('dies-instead-of-retreat')) return []
  return best(steps(state, unit, battle, battle, side), (space) => retreatClass(state, unit, space, side))
}
