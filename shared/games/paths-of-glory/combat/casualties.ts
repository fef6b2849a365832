// What a step lost does to the board (12.4.2, 12.4.4, 12.4.7).
import { UNIT_ARMY, unitAt, unitId, type UnitIndex } from '../facts/units.ts'
import { ELIMINATED, GONE } from '../state/board.ts'
import type { Work } from '../state/work.ts'
import { isSupplied } from '../supply/supply.ts'
import { replacementFor } from './losses.ts'

/** What became of a unit that lost a step, and the corps in its place. */
export interface Casualty {
  readonly died: boolean
  readonly corps: UnitIndex | undefined
}

/** Whether an army that dies can never come back: it is marked so, or out of supply (12.4.7). */
const neverReturns = (work: Work, unit: UnitIndex): boolean =>
  unitAt(unit).marks.has('perm-on-loss') || (UNIT_ARMY[unit] === true && !isSupplied(work.board, unit))

/** One unit loses a step; an army that dies is replaced at once where the reserve has a corps for it. */
export function loseStep(work: Work, unit: UnitIndex): Casualty {
  if (work.board.reduced[unit] === 0) {
    work.edit(['reduced'], (board) => {
      board.reduced[unit] = 1
    })
    work.log({ kind: 'lost', unit: unitId(unit), to: 'reduced' })
    return { died: false, corps: undefined }
  }
  const corps = UNIT_ARMY[unit] ? replacementFor(work.board, unit) : undefined
  const gone = UNIT_ARMY[unit] === true && (corps === undefined || neverReturns(work, unit))
  const space = work.board.at[unit] as number
  leaveBoard(work, unit, gone ? GONE : ELIMINATED)
  if (corps !== undefined)
    work.edit(['at'], (board) => {
      board.at[corps] = space
    })
  work.log({
    kind: 'lost',
    unit: unitId(unit),
    to: gone ? 'gone' : 'eliminated',
    ...(corps === undefined ? {} : { replacedBy: unitId(corps) }),
  })
  return { died: true, corps }
}

/** Takes a unit off the board; in a box it is at full strength. */
export function leaveBoard(work: Work, unit: UnitIndex, box: typeof ELIMINATED | typeof GONE): void {
  work.edit(['at', 'reduced'], (board) => {
    board.at[unit] = box
    board.reduced[unit] = 0
  })
}

/** Eliminates a unit without a corps in its place (12.5.4, 12.5.6, 14.3.5). */
export function kill(work: Work, unit: UnitIndex, fate: 'may-return' | 'armies-gone'): boolean {
  const gone = UNIT_ARMY[unit] === true && (fate === 'armies-gone' || unitAt(unit).marks.has('perm-on-loss'))
  leaveBoard(work, unit, gone ? GONE : ELIMINATED)
  return gone
}
