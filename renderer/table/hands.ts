// Places at the table as people sit there: with fewer than seven, several powers are one person's.
import type { SeatId } from '../../shared/kernel/game.ts'
import type { SeatView, TableView } from '../../shared/table/view.ts'
import { powerText } from '../words/power-text.ts'

type Seated = Pick<TableView, 'hands' | 'seats'>

/** The first seat of each hand, with its holder. */
export const handsIn = ({ hands, seats }: Seated): readonly SeatView[] =>
  hands.flatMap(([first]) => seats.find(({ seat }) => seat === first) ?? [])

/** The powers that go with a seat, in words. */
export const handText = ({ hands }: Pick<TableView, 'hands'>, seat: SeatId): string =>
  (hands.find((hand) => hand.includes(seat)) ?? [seat]).map(powerText).join(', ')
