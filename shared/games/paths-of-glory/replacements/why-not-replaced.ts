// Why replacement points are not spent on a unit: the first rule that bars it (17.0).
import { type Side } from '../facts/nations.ts'
import { POOLS, UNIT_ARMY, unitAt, type UnitIndex } from '../facts/units.ts'
import type { Bar } from '../refusals.ts'
import { ELIMINATED, GONE } from '../state/board.ts'
import type { State } from '../state/state.ts'
import { isCapitalLost } from './placement.ts'
import { barToFill, stepCost } from './replacing.ts'

/** Why a unit takes no replacement points; `steps` is how many steps it would take back. */
export function barToReplace(
  state: State,
  side: Side,
  unit: UnitIndex,
  how: 'fill-up' | 'rebuild',
  steps: 1 | 2,
): Bar {
  const { board, halves } = state
  const { pool, nation, marks, side: whose } = unitAt(unit)
  const at = board.at[unit] as number
  if (whose !== side) return 'no-units'
  if (pool === null || marks.has('dot')) return 'not-replaceable'
  if (how === 'rebuild' && at !== ELIMINATED) return at === GONE ? 'gone-for-good' : 'not-replaceable'
  const bar = how === 'fill-up' ? barToFill(state, unit) : null
  if (bar) return bar
  if (isCapitalLost(board, nation)) return 'capital-no-points'
  if ((halves[POOLS.indexOf(pool)] ?? 0) < steps * stepCost(unit)) return 'no-points'
  return how === 'rebuild' && UNIT_ARMY[unit] ? 'no-such-place' : 'not-replaceable'
}

/** Why Landwehr does not fill up a unit with what is left of its points (cp-05). */
export function barToLandwehr(state: State, unit: UnitIndex): Bar {
  if (unitAt(unit).nation !== 'ge') return 'event-not-for-it'
  return barToFill(state, unit) ?? 'no-points'
}
