// Who played what, and how it ended: the head of a game on paper.
import type { SeatView } from '../../../../shared/table/view.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import { m } from '../../../words/rooms.ts'
import { endText } from '../words/end-text.ts'
import { powerText, seatOf } from '../words/power-text.ts'

/** What the head needs of a table. */
export interface Cast {
  readonly seats: readonly Pick<SeatView, 'seat' | 'name'>[]
  readonly gameView: Pick<DiplomacyView, 'powers' | 'ending'>
}

/** A line with the powers and their players, and one with the end of a game that is over; no line where nobody is named. */
export function castText({ seats, gameView: { powers, ending } }: Cast): readonly string[] {
  const named = powers.flatMap(({ power }) => {
    const name = seats.find(({ seat }) => seat === seatOf(power))?.name
    return name ? [m.ending_who({ power: powerText(power), name })] : []
  })
  return [...(named.length > 0 ? [named.join(' · ')] : []), ...(ending ? [endText({ ending, powers })] : [])]
}
