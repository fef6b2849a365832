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
      if (!byAll) return m.ballot_draw({ powers })
      return who.length === 2 ? m.ballot_draw_of_two() : m.ballot_draw_of_all()
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

/**
 * Who proposes to go back, or what one other is asked; null for other ballots, for the proposer's own vote is yes, and
 * where the host proposes.
 */
export function proposerText(
  { kind, by, cast, votes }: Pick<BallotView, 'kind' | 'by' | 'cast' | 'votes'>,
  words: Pick<BallotWords, 'seat'>,
): string | null {
  const isKnown = kind === 'rollback' || (cast !== null && votes.length === 2)
  return isKnown && by !== null ? m.ballot_rollback_by({ power: words.seat(by) }) : null
}

/** How many have voted; in gunboat, how many are asked. */
export const ballotCastText = ({ cast, votes }: Pick<BallotView, 'cast' | 'votes'>): string =>
  cast === null ? m.ballot_veiled({ all: votes.length }) : m.ballot_voted({ voted: cast, all: votes.length })
