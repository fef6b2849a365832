import { m } from '../paraglide/messages.js'
import type { BallotView } from '../../shared/table/view.ts'
import { powerText } from '../games/diplomacy/words/power-text.ts'

/** What a vote asks, as a question. */
export function ballotText({ kind, who }: Pick<BallotView, 'kind' | 'who'>): string {
  const powers = who.map(powerText).join(', ')
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
