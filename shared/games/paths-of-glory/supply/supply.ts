// Who is in supply (14.0).
import { AP, CP, type Side } from '../facts/nations.ts'
import { NEAR_EAST, spaceAt, type SpaceIndex, spaceNamed } from '../facts/spaces.ts'
import { unitAt, type UnitIndex, UNITS } from '../facts/units.ts'
import { type Board, isOnBoard } from '../state/board.ts'
import { CONSTANTINOPLE, feeds, HOME, isFed, SOFIA, sourcesFrom, suppliedBy } from './networks.ts'

/** Units that may be in supply without a line somewhere. */
const AT_TIMES: readonly boolean[] = UNITS.map(({ marks, nation }) => marks.size > 0 || nation === 'sb')

/** Supply that needs no line (14.1.5): Montenegro; Serbs at home; Arabs and Senussi in the Near East. */
export function needsNoLine(unit: UnitIndex, space: SpaceIndex): boolean {
  if (!AT_TIMES[unit]) return false
  const { marks, nation } = unitAt(unit)
  if (marks.has('always-supplied')) return true
  if (nation === 'sb') return spaceAt(space).country === 'sb'
  return marks.has('supplied-in-near-east') && (NEAR_EAST[space] as boolean)
}

/** Whether a unit would be in supply in a place. */
export const suppliedAt = (board: Board, unit: UnitIndex, space: SpaceIndex): boolean =>
  needsNoLine(unit, space) || isFed(board, suppliedBy(unit), space)

/** Whether a unit on the board is in supply. */
export const isSupplied = (board: Board, unit: UnitIndex): boolean =>
  isOnBoard(board, unit) && suppliedAt(board, unit, board.at[unit] as number)

/**
 * Whether a unit is supplied by an ally's sources alone: then it may not use the reserve box nor take replacements
 * (13.1.12, 17.1.4.1).
 */
export function livesOnAlly(board: Board, unit: UnitIndex, space: SpaceIndex): boolean {
  if (needsNoLine(unit, space)) return false
  const bits = sourcesFrom(board, suppliedBy(unit), space)
  switch (unitAt(unit).family) {
    case 'ge':
    case 'ah':
    case 'ru':
    case 'ro':
      return (bits & HOME) === 0
    case 'tu':
      return (bits & CONSTANTINOPLE) === 0
    case 'bu':
      return (bits & SOFIA) === 0
    default:
      return false
  }
}

const TARANTO = spaceNamed('taranto')

/**
 * Whether a unit of the side that holds a place would be in supply there, from any source of the side (14.2.5,
 * 11.1.12).
 */
export function isSpaceSupplied(board: Board, space: SpaceIndex, side: Side): boolean {
  if (feeds(board, side === CP ? 'centralSpaces' : 'alliedSpaces', space)) return true
  return (
    side === AP &&
    spaceAt(space).country === 'al' &&
    board.holder[TARANTO] !== CP &&
    feeds(board, 'albanianSpaces', space)
  )
}
