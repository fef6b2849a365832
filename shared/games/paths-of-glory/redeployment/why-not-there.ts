// Why a unit is not redeployed to a place, or to none at all: the first rule that bars it (13.0).
import { NEAR_EAST, spaceAt, type SpaceIndex } from '../facts/spaces.ts'
import { UNIT_ARMY, unitAt, type UnitIndex } from '../facts/units.ts'
import type { Bar } from '../refusals.ts'
import { isCapitalLost } from '../replacements/placement.ts'
import { RESERVE } from '../state/board.ts'
import type { State } from '../state/state.ts'
import { livesOnAlly } from '../supply/supply.ts'
import { barToPut, ownPlacesFor } from './redeploying.ts'

const inRussia = (space: SpaceIndex): boolean => spaceAt(space).country === 'ru'

/** Why a corps does not come out of the reserve box into a place (13.1.8, 13.1.11, 13.1.12, 13.2). */
function barFromReserve(state: State, unit: UnitIndex, to: SpaceIndex): Bar {
  const { board } = state
  if (UNIT_ARMY[unit]) return 'no-reserve'
  if (isCapitalLost(board, unitAt(unit).nation)) return 'capital-lost'
  const bar = barToPut(state, unit, to)
  if (bar) return bar
  if (!ownPlacesFor(state, unit).includes(to)) return 'no-own-there'
  if (livesOnAlly(board, unit, to)) return 'ally-no-reserve'
  return NEAR_EAST[to] ? 'near-east-corps' : 'no-own-there'
}

/** Why a unit does not go into the reserve box (13.1.6, 13.1.9, 13.1.11, 13.1.12, 13.2). */
function barToReserve(state: State, unit: UnitIndex): Bar {
  const { board } = state
  const at = board.at[unit] as number
  const { nation, family, marks } = unitAt(unit)
  if (at === RESERVE || UNIT_ARMY[unit] || marks.has('no-reserve-box')) return 'no-reserve'
  if (isCapitalLost(board, nation)) return 'capital-lost'
  if (family === 'ru' && !inRussia(at)) return 'inside-russia-only'
  return livesOnAlly(board, unit, at) ? 'ally-no-reserve' : 'near-east-corps'
}

/** Why a unit is not redeployed to a place; null is the reserve box. */
export function barToRedeployTo(state: State, unit: UnitIndex, to: SpaceIndex | null): Bar {
  const at = state.board.at[unit] as number
  if (to === null) return barToReserve(state, unit)
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
  const { nation, family } = unitAt(unit)
  if (at === RESERVE && UNIT_ARMY[unit]) return 'no-reserve'
  if (at === RESERVE && isCapitalLost(board, nation)) return 'capital-lost'
  return family === 'ru' && at >= 0 && !inRussia(at) ? 'inside-russia-only' : 'no-destination'
}
