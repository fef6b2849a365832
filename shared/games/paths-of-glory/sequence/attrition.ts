// Attrition (14.3.5, 14.3.6): units out of supply are eliminated, and places where no unit would be in supply change
// hands, all at once.
import { policyOf } from '../editions/edition.ts'
import { AP, CP, enemyOf, type Side } from '../facts/nations.ts'
import { spaceId, type SpaceIndex, SPACES } from '../facts/spaces.ts'
import { unitAt, unitId, type UnitIndex, UNITS } from '../facts/units.ts'
import { type Board, hasFort, trenchFor, trenchOf } from '../state/board.ts'
import { stackOf } from '../state/stacks.ts'
import type { State } from '../state/state.ts'
import type { Work } from '../state/work.ts'
import { kill } from '../combat/casualties.ts'
import { liftBroken } from '../sieges/sieges.ts'
import { isSpaceSupplied, isSupplied } from '../supply/supply.ts'

/** Turks in Medina are exempt from attrition (14.1.5). */
const holdsOut = (unit: UnitIndex, space: SpaceIndex): boolean =>
  unitAt(unit).family === 'tu' && (SPACES[space]?.marks.has('turks-skip-attrition') ?? false)

/** Units that attrition eliminates now. */
export const starving = (board: Board): readonly UnitIndex[] =>
  UNITS.filter(({ index }) => {
    const at = board.at[index] as number
    return at >= 0 && !isSupplied(board, index) && !holdsOut(index, at)
  }).map(({ index }) => index)

type Turnable = Pick<State, 'board' | 'policies'>

/**
 * Whether a place changes hands. Places in Serbia change hands only when units enter them, and so does a place where a
 * unit survives.
 */
function turns(state: Turnable, space: SpaceIndex, side: Side, dead: ReadonlySet<UnitIndex>): boolean {
  const { board } = state
  const country = SPACES[space]?.country
  if (country === 'sb' || hasFort(board, space)) return false
  if (country === 'ar' && policyOf(state, 'arabia') === 'holds') return false
  if (isSpaceSupplied(board, space, side)) return false
  return stackOf(board, space, side).every((unit) => dead.has(unit))
}

/** Places that change hands now, with who loses them. */
export function turning(
  state: Turnable,
  dead: readonly UnitIndex[],
): readonly { readonly space: SpaceIndex; readonly from: Side }[] {
  const { board } = state
  const gone = new Set(dead)
  return SPACES.flatMap(({ index }) => {
    const holder = board.holder[index]
    if (holder !== CP && holder !== AP) return []
    return turns(state, index, holder, gone) ? [{ space: index, from: holder }] : []
  })
}

/** The Attrition phase. */
export function attrition(work: Work): void {
  const dead = starving(work.board)
  const places = turning(work.state, dead)
  for (const unit of dead) {
    const space = spaceId(work.board.at[unit] as SpaceIndex)
    const gone = kill(work, unit, 'armies-gone')
    work.log({ kind: 'starved', unit: unitId(unit), space, gone })
  }
  for (const { space, from } of places) {
    const to = enemyOf(from)
    const level = trenchOf(work.board, space, from)
    if (level > 0)
      work.edit(['trench'], (board) => {
        board.trench[space] = trenchFor(to, level - 1)
      })
    work.hold(space, to, 'turned')
  }
  liftBroken(work)
}
