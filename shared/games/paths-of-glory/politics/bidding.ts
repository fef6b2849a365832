// Sides by bid (5.6.1): one player names a side and the points given for it, the other takes the other side or bids more.
import { AP, CP, enemyOf, SIDE_NAMES, sideName, sideNamed } from '../facts/nations.ts'
import type { Answer } from '../state/answer.ts'
import { MOST_POINTS } from '../state/bid.ts'
import type { State } from '../state/state.ts'
import type { Work } from '../state/work.ts'

const upFrom = (points: number): number[] =>
  Array.from({ length: MOST_POINTS + 1 - points }, (_, more) => points + more)

/** Answers to a bid, or to the question for the first one. */
export function bidAnswers({ bid }: State): Answer[] {
  if (!bid)
    return SIDE_NAMES.flatMap((wanted) =>
      upFrom(0).map((points): Answer => ({ kind: 'bid', for: wanted, points })),
    )
  const wanted = sideName(bid.wanted)
  return [
    { kind: 'accept' },
    ...upFrom(bid.points + 1).map((points): Answer => ({ kind: 'bid', for: wanted, points })),
  ]
}

/** A player bids. Whoever has heard a bid knows it, so it stands. */
export function makeBid(work: Work, wanted: (typeof SIDE_NAMES)[number], points: number): void {
  const { state } = work
  if (!state.pending) return
  const by = state.pending.side
  state.bid = { wanted: sideNamed(wanted), points, by, accepted: false }
  work.revealed = true
  work.log({ kind: 'bid', for: wanted, points })
  work.ask('bid', enemyOf(by))
}

/** The other player takes the other side, and the game begins. */
export function acceptBid(work: Work): void {
  const { state } = work
  if (!state.bid) return
  state.bid = { ...state.bid, accepted: true }
  work.revealed = true
  work.log({ kind: 'bid-accepted', for: sideName(state.bid.wanted), points: state.bid.points })
  work.ask('opening', CP)
}

/** Whether players have changed places, because whoever sat at the other side bid for it. */
export const isExchanged = ({ bid }: State): boolean => bid?.accepted === true && bid.by !== bid.wanted

/** What the bid changes at the end of the game, in favour of the other side (5.6.1.1). */
export const bidChange = ({ bid }: State): number =>
  !bid?.accepted || bid.points === 0 ? 0 : bid.wanted === AP ? bid.points : -bid.points
