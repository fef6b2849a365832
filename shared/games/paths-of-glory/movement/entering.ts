// Whether units may go over a line into a place, or end there, whatever takes them there: a move, a retreat, an advance.
import type { Line } from '../facts/lines.ts'
import { CP, type Side } from '../facts/nations.ts'
import { CLOSED, NEAR_EAST, NEUTRAL, spaceAt, type SpaceIndex, SPACES } from '../facts/spaces.ts'
import { UNIT_ARMY, UNIT_LINES, unitAt, type UnitIndex, UNITS } from '../facts/units.ts'
import type { Bar } from '../refusals.ts'
import { type Board, hasEnemyFort } from '../state/board.ts'
import { hasEnemy } from '../state/stacks.ts'
import { inForce, type State, wasPlayed } from '../state/state.ts'

const WEST: ReadonlySet<string | null> = new Set(['br', 'fr', 'be', 'ge'])
/** Whether each place is one where units of the western front may be (11.1.17). */
export const IN_WEST: readonly boolean[] = SPACES.map(({ country }) => WEST.has(country))
const WEST_ONLY: readonly boolean[] = UNITS.map(({ marks }) => marks.has('west-only'))
const EASTERN_ARMY: readonly boolean[] = UNITS.map(({ marks }) => marks.has('near-east-army'))
const GATE: readonly boolean[] = SPACES.map(({ marks }) => marks.has('near-east-gate'))

/** Whether a line leads between Caucasus and the Near East (11.3.2). */
export const isGate = (from: SpaceIndex, to: SpaceIndex): boolean =>
  (GATE[from] as boolean) && (GATE[to] as boolean) && NEAR_EAST[from] !== NEAR_EAST[to]

/** Why a unit may not act between Caucasus and the Near East: no army, one corps a turn, none after the Tsar's fall. */
export function barAtGate(state: State, unit: UnitIndex): Bar | null {
  if (unitAt(unit).family !== 'ru') return null
  if (UNIT_ARMY[unit] || state.quotas.includes('russian-gate') || inForce(state, 'cp-52'))
    return 'russian-gate'
  return null
}

/** Why a unit may not use a line, or be in the place behind it (11.1.4, 11.1.17, 11.3). */
export function barForUnit(state: State, unit: UnitIndex, from: SpaceIndex, line: Line): Bar | null {
  const { to } = line
  if (line.kind === 'landing') return 'landing-closed'
  if ((line.users & (UNIT_LINES[unit] as number)) === 0) return 'dashed-line'
  if (WEST_ONLY[unit] && !IN_WEST[to]) return 'west-only'
  if (NEAR_EAST[to] && UNIT_ARMY[unit] && !EASTERN_ARMY[unit]) return 'army-not-near-east'
  return isGate(from, to) ? barAtGate(state, unit) : null
}

/** Why nobody of a side may enter a place now, besides its fort. */
export function barToPlace(board: Board, space: SpaceIndex, side: Side): Bar | null {
  const holder = board.holder[space]
  if (holder === CLOSED) return 'landing-closed'
  if (holder === NEUTRAL) return 'neutral-country'
  return hasEnemy(board, space, side) ? 'enemy-units' : null
}

/** Russians keep away from German forts in August 1914 (15.1.12). */
export const barAtGermanFort = (state: State, unit: UnitIndex, space: SpaceIndex, side: Side): Bar | null =>
  state.turn === 1 &&
  unitAt(unit).family === 'ru' &&
  spaceAt(space).country === 'ge' &&
  hasEnemyFort(state.board, space, side)
    ? 'russians-off-german-forts'
    : null

const CHANNEL: readonly boolean[] = SPACES.map(({ marks }) => marks.has('channel-limit'))

/** Amiens, Calais and Ostend take no Central Powers before Race to the Sea or a war status of 4 (11.1.9). */
export const isChannelClosed = (state: State, space: SpaceIndex, side: Side): boolean =>
  side === CP && (CHANNEL[space] as boolean) && state.status[CP] < 4 && !wasPlayed(state, 'cp-08')
