// Who is waited for, in one line: the own powers that are not done, else other people.
import type { SeatId } from '../../shared/kernel/game.ts'
import type { SeatView, TableView } from '../../shared/table/view.ts'
import { m } from '../words/rooms.ts'
import { personOf } from '../table/hands.ts'
import type { LaterNeed } from './need-text.ts'

/** At most so many are named. */
const FEW = 2

/** Who is waited for at a table, with a game's word for a seat. */
export function waitText(
  need: LaterNeed,
  view: Pick<TableView, 'seats' | 'hands'>,
  seatText: (seat: SeatId) => string,
): string {
  if (need.kind === 'own') return m.need_own({ who: need.seats.map(seatText).join(', ') })
  const away = need.away.map((name) => m.need_away({ name }))
  const known = need.seats.length + need.away.length === need.count
  if (need.count <= FEW && known)
    return m.need_wait({ who: [...need.seats.map(seatText), ...away].join(', ') })
  const waited = view.seats.filter(({ awaited, ready }) => awaited && !ready)
  const people = peopleOf(view, waited)
  // Seats are counted where each has its own person, or where the page must not know who plays them.
  if (people.length === waited.length || waited.length < need.count)
    return m.screen_waiting({ count: need.count })
  const names = people.flatMap((name) => name ?? [])
  return people.length <= FEW && names.length === people.length
    ? m.need_wait({ who: names.join(', ') })
    : m.need_people({ count: people.length })
}

/** One name for each person behind these seats; null for a person without a name. */
const peopleOf = (
  view: Pick<TableView, 'seats' | 'hands'>,
  seats: readonly SeatView[],
): (string | null)[] => [...new Map(seats.map(({ seat, name }) => [personOf(view, seat), name])).values()]
