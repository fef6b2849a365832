import type { Side } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { spaceNamed } from '../../shared/games/paths-of-glory/facts/spaces.ts'
import { unitNamed, UNITS } from '../../shared/games/paths-of-glory/facts/units.ts'
import { type Board, edited, UNUSED } from '../../shared/games/paths-of-glory/state/board.ts'

interface Placed {
  /** Where each unit stands. */
  readonly units: Readonly<Record<string, string>>
  /** Places with other holders than on the given board. */
  readonly held?: Readonly<Record<string, Side>>
  /** Which of the units have lost a step. */
  readonly reduced?: readonly string[]
}

/** A board with these units alone. */
export const fewUnits = (board: Board, { units, held = {}, reduced = [] }: Placed): Board =>
  edited(board, (open) => {
    for (const { index } of UNITS) open.at[index] = UNUSED
    for (const [unit, space] of Object.entries(units)) {
      open.at[unitNamed(unit)] = spaceNamed(space)
      open.reduced[unitNamed(unit)] = reduced.includes(unit) ? 1 : 0
    }
    for (const [space, side] of Object.entries(held)) open.holder[spaceNamed(space)] = side
  })
