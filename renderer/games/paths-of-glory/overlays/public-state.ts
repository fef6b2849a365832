// From a view back to what the rules of movement and supply read: as much of a state as everybody can know.
import type { SideName } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { CARDS } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import { boardSeen } from '../../../../shared/games/paths-of-glory/board-seen.ts'
import { beginning } from '../../../../shared/games/paths-of-glory/scenarios/beginning.ts'
import type { State } from '../../../../shared/games/paths-of-glory/state/state.ts'
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import type { Seed } from '../../../../shared/kernel/chance.ts'

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
    board: boardSeen(view),
    turn: view.turn,
    round: view.round,
    segment: view.segment,
    events: view.events,
    hands: [hand('cp'), hand('ap')],
    decks: [[], []],
  }
}
