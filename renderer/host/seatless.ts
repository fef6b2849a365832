// Who would only watch if the game began now, and which places the host may still give them.
import type { PersonView, SeatView, TableView } from '../../shared/table/view.ts'
import { handsIn } from '../table/hands.ts'

/** The first seat of each place that nobody is named for: a nameless place at the laptop may be anybody's. */
export const placesToGive = (view: Pick<TableView, 'hands' | 'seats'>): readonly SeatView[] =>
  handsIn(view).filter(
    ({ holder }) =>
      holder.kind === 'open' ||
      holder.kind === 'absent' ||
      (holder.kind === 'here' && !holder.name) ||
      (holder.kind === 'computer' && !holder.for),
  )

/**
 * People before the start who have no seat: those who ask for one, and those who are there as long as a place is left.
 * At a full table whoever comes has come to watch.
 */
export function seatless(
  view: Pick<TableView, 'status' | 'people' | 'hands' | 'seats'>,
): readonly PersonView[] {
  if (view.status !== 'setting') return []
  const isFull = placesToGive(view).length === 0
  return view.people.filter(
    ({ seats, online, asking }) => seats.length === 0 && (asking !== null || (online && !isFull)),
  )
}
