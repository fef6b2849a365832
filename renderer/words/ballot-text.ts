import { m } from './rooms.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import type { BallotView } from '../../shared/table/view.ts'

/** What a game's words are needed for. */
interface BallotWords {
  readonly seat: (seat: SeatId) => string
  readonly phase: (name: string) => string
  readonly terms?: (terms: unknown) => string
}

/** The question of a ballot, with a game's words for what is its own. */
export function ballotText(
  { kind, who, byAll, terms }: Pick<BallotView, 'kind' | 'who' | 'byAll' | 'terms'>,
  words: BallotWords,
): string {
  const powers = who.map(words.seat).join(', ')
  switch (kind) {
    case 'draw':
      return byAll ? m.ballot_draw_of_all() : m.ballot_draw({ powers })
    case 'concession':
      return m.ballot_concession({ powers })
    case 'extension':
      return m.ballot_extension()
    case 'end-talks':
      return m.ballot_end_talks()
    case 'rollback':
      return m.ballot_rollback({ phase: words.phase(String(terms)) })
    case 'open-letters':
      return m.ballot_open_letters()
    case 'agreement':
      return words.terms?.(terms) ?? ''
  }
}

/** Who proposes to go back; null for other ballots, and where the host proposes. */
export const proposerText = (
  { kind, by }: Pick<BallotView, 'kind' | 'by'>,
  words: Pick<BallotWords, 'seat'>,
): string | null =>
  kind === 'rollback' && by !== null ? m.ballot_rollback_by({ power: words.seat(by) }) : null

/** How many have voted; in gunboat, how many are asked. */
export const ballotCastText = ({ cast, votes }: Pick<BallotView, 'cast' | 'votes'>): string =>
  cast === null ? m.ballot_veiled({ all: votes.length }) : m.ballot_voted({ voted: cast, all: votes.length })
