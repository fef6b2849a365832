// A place at the table before the start, in words.
import type { SeatId } from '../../shared/kernel/game.ts'
import type { TableView } from '../../shared/table/view.ts'
import { m } from '../words/rooms.ts'
import { handText, seatsAreNamed } from './hands.ts'

/** The powers of the place that a seat belongs to; its number as long as powers are given by lot. */
export const placeText = (
  view: Pick<TableView, 'allotment' | 'game' | 'hands' | 'status'>,
  seat: SeatId,
): string =>
  seatsAreNamed(view)
    ? handText(view, seat)
    : m.set_seat_number({ number: view.hands.findIndex((hand) => hand.includes(seat)) + 1 })
