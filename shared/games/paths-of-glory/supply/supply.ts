// Who is in supply (14.0).
import { AP, CP, type Side } from '../facts/nations.ts'
import { NEAR_EAST, spaceAt, type SpaceIndex, spaceNamed } from '../facts/spaces.ts'
import { unitAt, type UnitIndex } from '../facts/units.ts'
import { type Board, isOnBoard } from '../state/board.ts'
import { CONSTANTINOPLE, HOME, reachOf, SOFIA, sourcesFrom, suppliedBy } from './networks.ts'

/** Supply that needs no line (14.1.5): Montenegro; Serbs at home; Arabs and Senussi in the Near East. */
export function needsNoLine(unit: UnitIndex, space: SpaceIndex): boolean {
  const { marks, nation } = unitAt(unit)
  if (marks.size === 0 && nation !== 'sb') return false
  if (marks.has('always-supplied')) return true
  if (nation === 'sb') return spaceAt(space).country === 'sb'
  return marks.has('supplied-in-near-east') && (NEAR_EAST[space] as boolean)
}

/** Whether a unit would be in supply in a place. */
export const suppliedAt = (board: Board, unit: UnitIndex, space: SpaceIndex): boolean =>
  needsNoLine(unit, space) || sourcesFrom(board, suppliedBy(unit), space) !== 0

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
  if ((reachOf(board, side === CP ? 'centralSpaces' : 'alliedSpaces')[space] as number) !== 0) return true
  return (
    side === AP &&
    spaceAt(space).country === 'al' &&
    board.holder[TARANTO] !== CP &&
    (reachOf(board, 'albanianSpaces')[space] as number) !== 0
  )
}
