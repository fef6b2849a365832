// Who would only watch if the game began now.
import type { PersonView, TableView } from '../../shared/table/view.ts'
import { placesToGive } from '../table/hands.ts'

type Setting = Pick<TableView, 'status' | 'people' | 'hands' | 'seats'>

/** People before the start without a seat who could still have one: those who are there, and those who ask for one. */
export const seatable = (view: Setting): readonly PersonView[] =>
  view.status === 'setting' && placesToGive(view).length > 0
    ? view.people.filter(({ seats, online, asking }) => seats.length === 0 && (online || asking !== null))
    : []

/** The same, and whoever asks for a seat at a full table; others who come to a full table have come to watch. */
export function seatless(view: Setting): readonly PersonView[] {
  const found = seatable(view)
  return found.length > 0 || view.status !== 'setting'
    ? found
    : view.people.filter(({ seats, asking }) => seats.length === 0 && asking !== null)
}
