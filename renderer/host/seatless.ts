// Who would only watch if the game began now, and which places the host may still give them.
import type { PersonView, SeatView, TableView } from '../../shared/table/view.ts'
import { handsIn } from '../table/hands.ts'

/** People before the start who have no seat: those who are there, and those who ask for one. */
export const seatless = ({ status, people }: Pick<TableView, 'status' | 'people'>): readonly PersonView[] =>
  status === 'setting'
    ? people.filter(({ seats, online, asking }) => seats.length === 0 && (online || asking !== null))
    : []

/** The first seat of each place that nobody is named for: a nameless place at the laptop may be anybody's. */
export const placesToGive = (view: Pick<TableView, 'hands' | 'seats'>): readonly SeatView[] =>
  handsIn(view).filter(
    ({ holder }) =>
      holder.kind === 'open' ||
      holder.kind === 'absent' ||
      (holder.kind === 'here' && !holder.name) ||
      (holder.kind === 'computer' && !holder.for),
  )
