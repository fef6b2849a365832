// The votes of a ballot that is over, in words.
import type { SeatId } from '../../shared/kernel/game.ts'
import type { BallotResult } from '../../shared/table/view.ts'
import { m } from '../words/rooms.ts'

type Vote = 'yes' | 'no' | null

export const voteText = (vote: Vote): string =>
  vote === 'yes' ? m.ballot_yes() : vote === 'no' ? m.ballot_no() : m.ballot_silent()

/** Who did not agree to what was not agreed on, as far as the rules tell it: those against, then those silent. */
export function dissentOf(
  result: Pick<BallotResult, 'passed' | 'votes'> | null,
  seatText: (seat: SeatId) => string,
): readonly string[] {
  if (!result?.votes || result.passed) return []
  const { votes } = result
  return (['no', null] as const).flatMap((vote) => {
    const who = votes.filter((cast) => cast.vote === vote).map(({ seat }) => seatText(seat))
    return who.length === 0 ? [] : [`${voteText(vote)}: ${who.join(', ')}`]
  })
}
