// Sieges (15.2): which units keep one up, and when one ends.
import type { Side } from '../facts/nations.ts'
import { FORT, spaceId, type SpaceIndex } from '../facts/spaces.ts'
import { UNIT_ARMY, type UnitIndex } from '../facts/units.ts'
import { type Board, hasEnemyFort, hasFort, isBesieged, trenchFor, trenchOf } from '../state/board.ts'
import { countAt, stackOf } from '../state/stacks.ts'
import type { Work } from '../state/work.ts'
import { enemyOf } from '../facts/nations.ts'

/** One army, or as many corps as the fort's value, hold a siege (15.2.1). */
export const suffices = (units: readonly UnitIndex[], space: SpaceIndex): boolean =>
  units.length >= (FORT[space] as number) || units.some((unit) => UNIT_ARMY[unit])

/** Whether a side's units in a place are enough for the siege of its fort. */
export const holdsSiege = (board: Board, space: SpaceIndex, side: Side): boolean => {
  const stack = stackOf(board, space, side)
  return stack.length > 0 && suffices(stack, space)
}

/** Units enter a place: the enemy's trench goes, or one level of it becomes theirs (11.2.5, 11.2.6). */
export function enterTrench(work: Work, space: SpaceIndex, side: Side): void {
  const level = trenchOf(work.board, space, enemyOf(side))
  if (level === 0) return
  work.edit(['trench'], (board) => {
    board.trench[space] = trenchFor(side, level - 1)
  })
}

/** A side that enters a place gets it, unless it has an enemy fort (11.1.14, 15.1.10). */
export function enter(work: Work, space: SpaceIndex, side: Side): void {
  enterTrench(work, space, side)
  if (!hasEnemyFort(work.board, space, side)) work.hold(space, side)
}

/** Units that came in together besiege the fort, where they are enough. */
export function besiege(work: Work, space: SpaceIndex, side: Side, arrived: readonly UnitIndex[]): void {
  if (!hasEnemyFort(work.board, space, side) || isBesieged(work.board, space)) return
  if (arrived.length === 0 || !suffices(arrived, space)) return
  work.edit(['besieged'], (board) => {
    board.besieged.push(space)
  })
  work.log({ kind: 'besieged', space: spaceId(space) })
}

function lift(work: Work, space: SpaceIndex): void {
  work.edit(['besieged'], (board) => {
    board.besieged = board.besieged.filter((one) => one !== space)
  })
  work.log({ kind: 'siege-broken', space: spaceId(space) })
}

/** Ends sieges that no longer have enough units (15.2.4). */
export function liftBroken(work: Work): void {
  for (const space of work.board.besieged) {
    const holder = work.board.holder[space]
    if (holder !== 0 && holder !== 1) continue
    if (!hasFort(work.board, space) || !holdsSiege(work.board, space, enemyOf(holder))) lift(work, space)
  }
}

/** A siege ends at once when all its units have gone (9.2.9). */
export function liftEmpty(work: Work, space: SpaceIndex, side: Side): void {
  if (isBesieged(work.board, space) && countAt(work.board, space, side) === 0) lift(work, space)
}

/** A fort is destroyed; whoever besieges it holds the place at once (book 160). */
export function destroyFort(work: Work, space: SpaceIndex, enemy: Side): void {
  work.edit(['destroyed', 'besieged'], (board) => {
    board.destroyed.push(space)
    board.besieged = board.besieged.filter((one) => one !== space)
  })
  work.log({ kind: 'fort-fell', space: spaceId(space) })
  if (countAt(work.board, space, enemy) > 0) work.hold(space, enemy)
}
