// From a view back to what the rules of movement and supply read: as much of a state as everybody can know.
import { AP, CP, sideName, type Side } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { unseenCards } from '../../../../shared/games/paths-of-glory/cards/unseen.ts'
import { boardSeen } from '../../../../shared/games/paths-of-glory/board-seen.ts'
import { beginning } from '../../../../shared/games/paths-of-glory/scenarios/beginning.ts'
import type { State } from '../../../../shared/games/paths-of-glory/state/state.ts'
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import type { Seed } from '../../../../shared/kernel/chance.ts'

/** So much of the state as a question about moves needs; nothing of it is hidden from anybody. */
export function publicState(view: PogView): State {
  const hand = (side: Side) => (view.hands[sideName(side)] === 0 ? [] : unseenCards(view, side))
  return {
    ...beginning('' as unknown as Seed, view.scenario),
    board: boardSeen(view),
    turn: view.turn,
    round: view.round,
    segment: view.segment,
    events: view.events,
    hands: [hand(CP), hand(AP)],
    decks: [[], []],
  }
}
