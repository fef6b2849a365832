import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { SeatView } from '../../../../shared/table/view.ts'
import { m } from '../../../words/rooms.ts'
import { powerText, seatOf } from './power-text.ts'

export type NamedSeats = readonly Pick<SeatView, 'seat' | 'name'>[]

/** The name of the person who plays a power; null where nobody is named. */
export const playerOf = (seats: NamedSeats, power: PowerId): string | null =>
  seats.find(({ seat }) => seat === seatOf(power))?.name ?? null

/** "France (Ana)", or the power alone where nobody is named. */
export function playedText(seats: NamedSeats, power: PowerId): string {
  const name = playerOf(seats, power)
  return name ? m.ending_who({ power: powerText(power), name }) : powerText(power)
}
