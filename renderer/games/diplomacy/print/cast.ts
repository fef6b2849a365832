// Who played what, and how it ended: the head of a game on paper.
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import { endText } from '../words/end-text.ts'
import { type NamedSeats, playedText, playerOf } from '../words/player-text.ts'

/** What the head needs of a table. */
export interface Cast {
  readonly seats: NamedSeats
  readonly gameView: Pick<DiplomacyView, 'powers' | 'ending'>
}

/** A line with the powers and their players, and one with the end of a game that is over; no line where nobody is named. */
export function castText({ seats, gameView: { powers, ending } }: Cast): readonly string[] {
  const named = powers.flatMap(({ power }) => (playerOf(seats, power) ? [playedText(seats, power)] : []))
  return [...(named.length > 0 ? [named.join(' · ')] : []), ...(ending ? [endText({ ending, powers })] : [])]
}
