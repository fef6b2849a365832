// Makes from a view the part of a state that the rules of movement and supply read; all of it is public.
import { AP, CP, sideName, type Side } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { unseenCards } from '../../../../shared/games/paths-of-glory/cards/unseen.ts'
import { boardSeen } from '../../../../shared/games/paths-of-glory/board-seen.ts'
import { beginning } from '../../../../shared/games/paths-of-glory/scenarios/beginning.ts'
import type { State } from '../../../../shared/games/paths-of-glory/state/state.ts'
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import type { Seed } from '../../../../shared/kernel/chance.ts'

/** The part of the state that a question about moves needs; all of it is public. */
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
