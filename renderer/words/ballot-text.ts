import { m } from '../paraglide/messages.js'
import type { SeatId } from '../../shared/kernel/game.ts'
import type { BallotView } from '../../shared/table/view.ts'

/** What a vote asks, as a question; `seatText` names a seat. */
export function ballotText(
  { kind, who }: Pick<BallotView, 'kind' | 'who'>,
  seatText: (seat: SeatId) => string,
): string {
  const powers = who.map(seatText).join(', ')
  switch (kind) {
    case 'draw':
      return m.ballot_draw({ powers })
    case 'concession':
      return m.ballot_concession({ powers })
    case 'extension':
      return m.ballot_extension()
    case 'end-talks':
      return m.ballot_end_talks()
  }
}

/** How many have voted; in gunboat, how many are asked. */
export const ballotCastText = ({ cast, votes }: Pick<BallotView, 'cast' | 'votes'>): string =>
  cast === null ? m.ballot_veiled({ all: votes.length }) : m.ballot_voted({ voted: cast, all: votes.length })
