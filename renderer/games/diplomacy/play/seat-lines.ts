// The line about each power beside its seat. While orders are read it is about the moment that the reading has reached.
import type { DiplomacyTable } from '../played.ts'
import { m } from '../../../paraglide/messages.js'
import type { SeatLine } from '../../pages.ts'
import { countsAt, momentShown } from '../reading/moment.svelte.ts'
import { allegianceText } from '../words/allegiance-text.ts'
import { seatOf } from '../words/power-text.ts'

/** A line for every power, seated ones first; none before the start. */
export function seatLines(view: DiplomacyTable): readonly SeatLine[] {
  const { gameView } = view
  if (!gameView) return []
  const moment = momentShown({ ...view, gameView })
  const lines = gameView.powers.map((one): SeatLine => {
    const { power, allegiance, status, centres, units } = one
    // Builds and removals are shown only once the orders before them are read.
    const change = moment ? (moment.gains?.[power] ?? 0) : one.adjustment
    // Where land without centres has owners too, a record's owners do not count centres.
    const counts = moment && one.land === undefined ? countsAt(moment, power) : { centres, units }
    const out = status === 'eliminated' && (!moment || counts.centres + counts.units === 0)
    const state = out
      ? m.seat_eliminated()
      : status === 'civil-disorder'
        ? m.seat_disorder()
        : allegianceText(allegiance)
    const its = gameView.cast?.[power]
    return {
      seat: seatOf(power),
      out,
      state,
      ...(its && {
        character: { state: its.state, leader: [its.title, its.leader].filter(Boolean).join(' ') },
      }),
      count: { number: counts.centres, text: countText(counts, moment ? 0 : change), change },
    }
  })
  const isSeated = ({ seat }: SeatLine) => view.seats.some((one) => one.seat === seat)
  return [...lines.filter(isSeated), ...lines.filter((line) => !isSeated(line))]
}

function countText(counts: { readonly centres: number; readonly units: number }, change: number): string {
  const said = m.seat_counts(counts)
  if (change === 0) return said
  return `${said}. ${change > 0 ? m.seat_builds({ count: change }) : m.seat_removals({ count: -change })}`
}
