// What every card played as an event does: it changes war status and points, and may leave the game (9.5.1).
import { cardNamed, type CardId } from '../facts/cards.ts'
import { CP, sideName } from '../facts/nations.ts'
import { withSide } from '../state/state.ts'
import type { Work } from '../state/work.ts'

/** Records that a card was played as an event, in an action or in a battle. A card with an asterisk leaves the game. */
export function playedAsEvent(work: Work, id: CardId): void {
  const { state } = work
  const { side, warStatus, removed, cancels, points } = cardNamed(id)
  // A card kept face up after a win is used again without being played again.
  if (!removed && state.faceUp[side].includes(id)) return
  state.events = [...state.events, id]
  state.cancelled = [
    ...state.cancelled,
    ...(cancels as CardId[]).filter((other) => state.events.includes(other)),
  ]
  if (warStatus > 0) {
    state.status = withSide(state.status, side, state.status[side] + warStatus)
    state.combined += warStatus
    work.log({ kind: 'status', side: sideName(side), by: warStatus })
  }
  if (points !== 0) work.score(points, { why: 'event', card: id })
  if (!removed) return
  state.removed = [...state.removed, id]
  if (work.scenario.starEvents === 'score') work.score(side === CP ? 1 : -1, { why: 'star-event', card: id })
}
