// How the suite plays the card game.
import { cardGame, type CardIntent, type CardState, cardViewSchema } from '../cards/card-game.ts'
import { FIRST_CARD } from '../cards/deck.ts'
import type { Playable } from './player.ts'

export const cards: Playable<CardState, unknown, CardIntent, { cards: number }> = {
  game: cardGame,
  options: [{}, { cards: 1 }],
  viewSchema: cardViewSchema,
  closings: 30,
  playsAbsent: true,
  attempt: (_, __, random) =>
    [{ kind: 'roll' } as const, { kind: 'raise' } as const][random.below(6)] ?? {
      kind: 'play',
      card: FIRST_CARD + random.below(8),
    },
  sealed: (state, seat) => ({ kind: 'play', card: Math.max(...state.hands[seat === 'left' ? 0 : 1]) }),
  hidden: (state, seat) => state.hands[seat === 'left' ? 0 : 1].map(String),
  broken: ({ hands }) => (hands[0].length === hands[1].length ? [] : ['hands of equal size']),
}
