// From a view back to what the rules of supply read: the board, and so much of a state as everybody can know.
import { AP, CP, type SideName } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { CARDS } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import { type Holder, SPACES, spaceNamed } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import { findUnit, UNITS } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import { beginning } from '../../../../shared/games/paths-of-glory/scenarios/beginning.ts'
import {
  type Board,
  ELIMINATED,
  GONE,
  RESERVE,
  UNUSED,
} from '../../../../shared/games/paths-of-glory/state/board.ts'
import type { State } from '../../../../shared/games/paths-of-glory/state/state.ts'
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import type { Seed } from '../../../../shared/kernel/chance.ts'

const BOXES = { reserve: RESERVE, eliminated: ELIMINATED, gone: GONE } as const
const isBox = (at: string): at is keyof typeof BOXES => at in BOXES

/** The board that a view shows. */
export function boardOf(view: PogView): Board {
  const at = UNITS.map((): number => UNUSED)
  const reduced = UNITS.map((): 0 | 1 => 0)
  for (const unit of view.units) {
    const index = findUnit(unit.unit)
    if (index === undefined) continue
    at[index] = isBox(unit.at) ? BOXES[unit.at] : spaceNamed(unit.at)
    reduced[index] = unit.reduced ? 1 : 0
  }
  const holder = SPACES.map(({ start }): Holder => start)
  for (const space of view.held.cp) holder[spaceNamed(space)] = CP
  for (const space of view.held.ap) holder[spaceNamed(space)] = AP
  const trench = SPACES.map(() => 0)
  for (const { space, side, level } of view.trenches)
    trench[spaceNamed(space)] = side === 'cp' ? level : -level
  return {
    at,
    reduced,
    holder,
    trench,
    destroyed: view.destroyed.map(spaceNamed),
    besieged: view.besieged.map(spaceNamed),
  }
}

/** Cards that a side may hold, by what everybody can see. */
const unseen = (view: PogView, side: SideName) => {
  const seen = new Set([...view.discards[side], ...view.removed, ...view.faceUp[side], ...view.spentCards])
  const decks = view.levels[side] === 'mobilization' ? ['mobilization'] : ['mobilization', 'limited', 'total']
  return CARDS.filter(
    (card) => card.id.startsWith(`${side}-`) && decks.includes(card.deck) && !seen.has(card.id),
  ).map(({ id }) => id)
}

/** So much of the state as a question about moves needs; nothing of it is hidden from anybody. */
export function publicState(view: PogView): State {
  const hand = (side: SideName) => (view.hands[side] === 0 ? [] : unseen(view, side))
  return {
    ...beginning('' as unknown as Seed, view.scenario),
    board: boardOf(view),
    turn: view.turn,
    round: view.round,
    segment: view.segment,
    events: view.events,
    hands: [hand('cp'), hand('ap')],
    decks: [[], []],
  }
}
