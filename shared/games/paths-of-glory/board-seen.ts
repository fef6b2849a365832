// Makes the board that the rules take from a view; the whole board is public.
import { AP, CP, sideNamed } from './facts/nations.ts'
import { type Holder, spaceNamed, SPACES } from './facts/spaces.ts'
import { findUnit, UNITS } from './facts/units.ts'
import { type Board, ELIMINATED, GONE, RESERVE, trenchFor, UNUSED } from './state/board.ts'
import type { PogView } from './view.ts'

const BOXES: ReadonlyMap<string, number> = new Map([
  ['reserve', RESERVE],
  ['eliminated', ELIMINATED],
  ['gone', GONE],
])

/** The board that a view shows. */
export function boardSeen(view: PogView): Board {
  const at = UNITS.map((): number => UNUSED)
  const reduced = UNITS.map((): 0 | 1 => 0)
  for (const unit of view.units) {
    const index = findUnit(unit.unit)
    if (index === undefined) continue
    at[index] = BOXES.get(unit.at) ?? spaceNamed(unit.at)
    reduced[index] = unit.reduced ? 1 : 0
  }
  // A space that neither side holds is still neutral, or a landing box.
  const holder = SPACES.map(({ start }): Holder => start)
  for (const space of view.held.cp) holder[spaceNamed(space)] = CP
  for (const space of view.held.ap) holder[spaceNamed(space)] = AP
  const trench = SPACES.map(() => 0)
  for (const { space, side, level } of view.trenches)
    trench[spaceNamed(space)] = trenchFor(sideNamed(side), level)
  return {
    at,
    reduced,
    holder,
    trench,
    destroyed: view.destroyed.map(spaceNamed),
    besieged: view.besieged.map(spaceNamed),
  }
}
