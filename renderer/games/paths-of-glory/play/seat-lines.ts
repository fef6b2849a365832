import { SEATS, sideName, sideOfSeat } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import type { TableView } from '../../../../shared/table/view.ts'
import type { SeatLine } from '../../pages.ts'
import { t } from '../words/text.ts'

/** The two sides with the number of their cards. Victory points are one number for both, and are on the tracks. */
export const seatLines = ({ gameView }: TableView<PogView>): readonly SeatLine[] =>
  SEATS.map((seat) => {
    const cards = gameView?.hands[sideName(sideOfSeat(seat))]
    return {
      seat,
      out: false,
      state: null,
      count:
        cards === undefined
          ? null
          : { number: cards, text: t('cards_count', { count: cards }), change: 0, spelled: true },
    }
  })
