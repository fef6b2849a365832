// How the powers stand beside their seats, at the moment that is read where orders are read.
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import type { TableView } from '../../../../shared/table/view.ts'
import { m } from '../../../paraglide/messages.js'
import type { SeatLine } from '../../pages.ts'
import { countsAt, toldMoment } from '../reading/moment.svelte.ts'
import { allegianceText } from '../words/allegiance-text.ts'
import { seatOf } from '../words/power-text.ts'

/** A line for every power, seated ones first; none before the start. */
export function seatLines(view: TableView<DiplomacyView>): readonly SeatLine[] {
  const { board } = view
  if (!board) return []
  const told = toldMoment({ ...view, board })
  const lines = board.powers.map(({ power, allegiance, status, centres, units }): SeatLine => {
    const counts = told ? countsAt(told, power) : { centres, units }
    const out = status === 'eliminated' && (!told || counts.centres + counts.units === 0)
    const state = out
      ? m.seat_eliminated()
      : status === 'civil-disorder'
        ? m.seat_disorder()
        : allegianceText(allegiance)
    return {
      seat: seatOf(power),
      out,
      state,
      count: { number: counts.centres, text: m.seat_counts(counts) },
    }
  })
  const isSeated = ({ seat }: SeatLine) => view.seats.some((one) => one.seat === seat)
  return [...lines.filter(isSeated), ...lines.filter((line) => !isSeated(line))]
}
