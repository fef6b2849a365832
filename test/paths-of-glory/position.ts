// Positions as examples.json writes them: `fr-9` is full, `(fr-9)` reduced; boxes count kinds by strength.
import {
  AP,
  CP,
  type Side,
  sideName,
  type SIDE_NAMES,
} from '../../shared/games/paths-of-glory/facts/nations.ts'
import { SPACES } from '../../shared/games/paths-of-glory/facts/spaces.ts'
import { UNITS } from '../../shared/games/paths-of-glory/facts/units.ts'
import { type Board, ELIMINATED, GONE, RESERVE } from '../../shared/games/paths-of-glory/state/board.ts'

type BySide<T> = Record<(typeof SIDE_NAMES)[number], T>
type Box = Record<string, number>

export interface Written {
  readonly units: Record<string, string[]>
  readonly controlChanges: Record<string, string>
  readonly trenches: Record<string, string>
  readonly fortsDestroyed: string[]
  readonly besieged: string[]
  readonly reserve: BySide<Box>
  readonly eliminated: BySide<Box>
  readonly goneForGood: BySide<Box>
}

const holderName = ['cp', 'ap', 'neutral', 'closed']

/** A box of a side by kind and strength; eliminated counters have none, and are written as full. */
function boxOf(board: Board, box: number, side: Side): Box {
  const counts: Box = {}
  for (const { index, kind, side: whose } of UNITS) {
    if (board.at[index] !== box || whose !== side) continue
    const key = `${kind}/${box === RESERVE && board.reduced[index] === 1 ? 'reduced' : 'full'}`
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

/** A board as examples.json would write it. */
export function written(board: Board): Written {
  const units: Record<string, string[]> = {}
  for (const { index, kind } of UNITS) {
    const space = SPACES[board.at[index] ?? -1]
    if (!space) continue
    ;(units[space.id] ??= []).push(board.reduced[index] === 1 ? `(${kind})` : kind)
  }
  for (const names of Object.values(units)) names.sort()
  const bySide = (box: number): BySide<Box> => ({ cp: boxOf(board, box, CP), ap: boxOf(board, box, AP) })
  const ids = (spaces: readonly number[]) => spaces.map((space) => SPACES[space]?.id ?? '').sort()
  return {
    units,
    // A country that came in holds what is its own.
    controlChanges: Object.fromEntries(
      SPACES.filter(({ start, opens, index }) => {
        const holder = board.holder[index]
        return holder !== start && holder !== opens?.side
      }).map(({ id, index }) => [id, holderName[board.holder[index] ?? 0] ?? '']),
    ),
    trenches: Object.fromEntries(
      SPACES.filter(({ index }) => board.trench[index] !== 0).map(({ id, index }) => {
        const trench = board.trench[index] ?? 0
        return [id, `${sideName(trench > 0 ? CP : AP)} ${Math.abs(trench)}`]
      }),
    ),
    fortsDestroyed: ids(board.destroyed),
    besieged: ids(board.besieged),
    reserve: bySide(RESERVE),
    eliminated: bySide(ELIMINATED),
    goneForGood: bySide(GONE),
  }
}
