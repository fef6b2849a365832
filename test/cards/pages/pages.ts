// The card game at a table: everything that its pages bring. docs/a-game.md explains it step by step.
import type { SeatId } from '../../../shared/kernel/game.ts'
import type { GamePages } from '../../../renderer/games/pages.ts'
import type { CardNews, CardOptions, CardTerms, CardView } from '../card-game.ts'
import Hand from './Hand.svelte'
import SideMark from './SideMark.svelte'
import { rank, words } from './words.ts'

const SIDES = ['left', 'right'] as const
const sideText = (seat: SeatId): string => words()[(seat as string) === 'left' ? 'left' : 'right']
const ownOf = (view: CardView, seat: SeatId) => view.own.find((own) => own.seat === (seat as string))

/** `CARD2` and `DIE2` in words. */
function phaseText(name: string): string {
  const round = Number(/\d+$/.exec(name)?.[0] ?? 0)
  if (name.startsWith('CARD')) return words().cards(round)
  return name.startsWith('DIE') ? words().die(round) : words().end
}

export const pages: GamePages<CardView, CardOptions> = {
  words: {
    seat: sideText,
    phase: phaseText,
    moment: ({ stage }) => phaseText(stage.phase ?? ''),
    left: () => words().toPlay,
    done: () => words().played,
    ready: () => words().ready,
    vacant: (seats) => words().vacant(seats),
    terms: (terms) => termsText(terms as CardTerms),
    news: (told) => newsText(told as CardNews),
  },
  playing: {
    of: (_view, seats) => seats,
    onTop: (_view, played, chosen) => chosen ?? played[0] ?? null,
    decider: (_view, seat) => seat,
    writes: (view, seat) => ownOf(view, seat)?.mayPlay === true || ownOf(view, seat)?.mayRoll === true,
    left: (view, seat) => (ownOf(view, seat)?.sealed === null ? 1 : 0),
  },
  lines: async () => ({
    seatLines: ({ gameView }) =>
      SIDES.map((side, i) => {
        const points = gameView?.points[i] ?? 0
        const count = gameView ? { number: points, text: words().points(points), change: 0 } : null
        return { seat: side as string as SeatId, out: false, state: null, count }
      }),
  }),
  timed: () => ['turn'],
  splitsDraws: () => false,
  amended: async () => ({ amendedText: () => '' }),
  Mark: SideMark,
  Sheet: Hand,
  board: () => import('./Board.svelte'),
  ways: () => import('./HandSize.svelte'),
  rules: () => import('./Rules.svelte'),
  hasPast: () => false,
  morePages: { agreement: () => import('./Proposals.svelte') },
  hostSeat: 'left' as string as SeatId,
  prepare: () => undefined,
  ahead: () => void import('./Board.svelte').catch(() => undefined),
}

function termsText(terms: CardTerms): string {
  switch (terms.kind) {
    case 'peace':
      return words().peaceAsked
    case 'bid':
      return words().bidAsked(words()[SIDES[terms.side]], terms.points)
  }
}

function newsText(news: CardNews): string {
  switch (news.kind) {
    case 'rolled':
      return words().rolled(words()[SIDES[news.side] ?? 'left'], news.die)
    case 'peeked':
      return words().peeked(rank(news.card))
  }
}
