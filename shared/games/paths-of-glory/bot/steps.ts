// The board after a step that a computer considers.
import { CP, enemyOf, type Side } from '../facts/nations.ts'
import type { SpaceIndex } from '../facts/spaces.ts'
import type { UnitIndex } from '../facts/units.ts'
import { suffices } from '../sieges/sieges.ts'
import { editedIn, hasEnemyFort, isBesieged, trenchFor, trenchOf } from '../state/board.ts'
import { stackOf } from '../state/stacks.ts'
import type { State } from '../state/state.ts'
import { scores } from './scoring.ts'
import type { ScoredBoard } from './worth.ts'

/** The board after units of a side went along a path. The path does not name the place they came from. */
export function afterWalk(
  state: State,
  { board, points }: ScoredBoard,
  side: Side,
  units: readonly UnitIndex[],
  path: readonly SpaceIndex[],
): ScoredBoard {
  const last = path.at(-1)
  if (last === undefined) return { board, points }
  let total = points
  const from = board.at[units[0] as number] as number
  const stays = stackOf(board, from, side).some((unit) => !units.includes(unit))
  const next = editedIn(board, ['at', 'holder', 'trench', 'besieged'], (open) => {
    for (const unit of units) open.at[unit] = last
    if (!stays && open.besieged.includes(from) && board.holder[from] !== side)
      open.besieged = open.besieged.filter((space) => space !== from)
    for (const space of path) {
      const level = trenchOf(board, space, enemyOf(side))
      if (level > 0) open.trench[space] = trenchFor(side, level - 1)
      if (board.holder[space] === side) continue
      if (!hasEnemyFort(board, space, side)) {
        open.holder[space] = side
        if (scores(state, space)) total += side === CP ? 1 : -1
      } else if (space === last && !isBesieged(board, space) && suffices(units, space))
        open.besieged.push(space)
    }
  })
  return { board: next, points: total }
}

/** The board after a unit was put into a place; -1 is the reserve box. */
export function afterPut(
  { board, points }: ScoredBoard,
  unit: UnitIndex,
  space: SpaceIndex,
  reduced: 0 | 1,
): ScoredBoard {
  const next = editedIn(board, ['at', 'reduced'], (open) => {
    open.at[unit] = space
    open.reduced[unit] = reduced
  })
  return { board: next, points }
}

export const scoredBoardOf = ({ board, points }: State): ScoredBoard => ({ board, points })
