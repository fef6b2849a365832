// What a way of taking losses leaves of the units that take them.
import { COMBAT, factor, UNIT_ARMY, type UnitIndex } from '../facts/units.ts'
import { type Board, editedIn, GONE } from '../state/board.ts'
import type { Battle } from '../state/state.ts'
import { type LossWay, replacementFor } from './losses.ts'

/** What a way of taking losses leaves. */
export interface Outcome {
  readonly board: Board
  readonly units: readonly UnitIndex[]
  readonly steps: number
  /** Armies and the corps that replaced them. */
  readonly replaced: Battle['replaced']
}

/** What is left of some units after steps. */
export function afterSteps(board: Board, units: readonly UnitIndex[], way: LossWay): Outcome {
  let alive = [...units]
  const replaced: Battle['replaced'][number][] = []
  const left = editedIn(board, ['at', 'reduced'], (open) => {
    for (const unit of way.steps) {
      if (open.reduced[unit] === 0) {
        open.reduced[unit] = 1
        continue
      }
      const corps = UNIT_ARMY[unit] ? replacementFor(open, unit) : undefined
      const space = open.at[unit] as number
      open.at[unit] = GONE
      alive = alive.filter((one) => one !== unit)
      if (corps === undefined) continue
      open.at[corps] = space
      alive.push(corps)
      replaced.push({ army: unit, corps })
    }
  })
  return { board: left, units: alive, steps: way.steps.length, replaced }
}

/** Most combat strength counts first, then most units, then most of them full. */
export const worth = ({ board, units }: Outcome): number =>
  units.reduce(
    (sum, unit) =>
      sum + 20 * factor(COMBAT, unit, board.reduced[unit] as number) + 2 - (board.reduced[unit] as number),
    0,
  )

/** The best way to take losses: it leaves what is worth most. */
export function bestWay(
  board: Board,
  units: readonly UnitIndex[],
  ways: readonly LossWay[],
): { readonly index: number; readonly outcome: Outcome } {
  let index = 0
  let outcome = afterSteps(board, units, ways[0] as LossWay)
  for (let i = 1; i < ways.length; i++) {
    const other = afterSteps(board, units, ways[i] as LossWay)
    if (worth(other) > worth(outcome)) {
      index = i
      outcome = other
    }
  }
  return { index, outcome }
}
