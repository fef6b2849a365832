// Why a unit is not redeployed to a place, or to none at all: the first rule that bars it (13.0).
import { NEAR_EAST, spaceAt, type SpaceIndex } from '../facts/spaces.ts'
import { unitAt, type UnitIndex } from '../facts/units.ts'
import type { Bar } from '../refusals.ts'
import { RESERVE } from '../state/board.ts'
import type { State } from '../state/state.ts'
import { barToComeOut, barToLeaveReserve, barToPut, barToReserve, ownPlacesFor } from './redeploying.ts'

const inRussia = (space: SpaceIndex): boolean => spaceAt(space).country === 'ru'

/** Why a corps does not come out of the reserve box into a place (13.1.8, 13.1.11, 13.1.12, 13.2). */
const barFromReserve = (state: State, unit: UnitIndex, to: SpaceIndex): Bar =>
  barToLeaveReserve(state, unit) ??
  barToPut(state, unit, to) ??
  (ownPlacesFor(state, unit).includes(to) ? barToComeOut(state, unit, to) : null) ??
  'no-own-there'

/** Why a unit is not redeployed to a place; null is the reserve box. */
export function barToRedeployTo(state: State, unit: UnitIndex, to: SpaceIndex | null): Bar {
  const at = state.board.at[unit] as number
  if (to === null) return barToReserve(state, unit) ?? 'no-reserve'
  if (at === RESERVE) return barFromReserve(state, unit, to)
  const { family, marks } = unitAt(unit)
  if (marks.has('cannot-move')) return 'cannot-move'
  if (family === 'ru' && !inRussia(at)) return 'inside-russia-only'
  const bar = barToPut(state, unit, to)
  if (bar) return bar
  return NEAR_EAST[at] === NEAR_EAST[to] ? 'no-way' : 'near-east-corps'
}

/** Why a unit has no place at all to be redeployed to. */
export function barToAnyPlace(state: State, unit: UnitIndex): Bar {
  const { board } = state
  const at = board.at[unit] as number
  const { family } = unitAt(unit)
  if (at === RESERVE) return barToLeaveReserve(state, unit) ?? 'no-destination'
  return family === 'ru' && at >= 0 && !inRussia(at) ? 'inside-russia-only' : 'no-destination'
}
