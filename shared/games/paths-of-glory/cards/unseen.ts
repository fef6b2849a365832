// Cards that a side may hold, by what everybody can see.
import { type CardId, deckOf, LEVELS } from '../facts/cards.ts'
import { sideName, type Side } from '../facts/nations.ts'
import type { PogView } from '../view.ts'

/**
 * Cards of a side that lie in its deck or in its hand, as far as a side that holds `known` can tell. Only decks up to
 * the side's commitment are in play (16.1.2).
 */
export function unseenCards(view: PogView, side: Side, known: readonly CardId[] = []): readonly CardId[] {
  const name = sideName(side)
  const open = LEVELS.slice(0, LEVELS.indexOf(view.levels[name]) + 1)
  const seen = new Set<CardId>([
    ...known,
    ...view.removed,
    ...view.discards[name],
    ...view.faceUp[name],
    // Cards played in a battle are in no other pile until it is over.
    ...view.spentCards,
    ...(view.battle?.cards.attacker ?? []),
    ...(view.battle?.cards.defender ?? []),
  ])
  return open.flatMap((deck) => deckOf(side, deck)).filter((card) => !seen.has(card))
}
