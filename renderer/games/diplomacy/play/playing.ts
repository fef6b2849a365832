// What a seat plays: its power, and those that have come to its side.
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import type { Playing } from '../../pages.ts'
import { dutyOf } from '../drafting/duty.ts'
import { powerOf, seatOf } from '../words/power-text.ts'
import { onTop, orderedBy, seatFor } from '../ordered-by.ts'

export const playing: Playing<DiplomacyView> = {
  of: (board, seats) => seats.flatMap((seat) => orderedBy(board, seat)).map(seatOf),
  onTop(board, played, chosen) {
    const top = onTop(board, played.map(powerOf), chosen && powerOf(chosen))
    return top && seatOf(top)
  },
  decider: (board, played) => seatFor(board, powerOf(played)),
  writes: ({ sheets }, played) => sheets.some(({ power }) => power === powerOf(played)),
  written({ sheets }, played) {
    const sheet = sheets.find(({ power }) => power === powerOf(played))
    const { all, left } = sheet ? dutyOf(sheet) : { all: 0, left: 0 }
    return all > 0 ? { done: all - left, all } : null
  },
  left(board, seat) {
    const powers = orderedBy(board, seat)
    const sheets = board.sheets.filter(({ power }) => powers.includes(power))
    return sheets.reduce((sum, sheet) => sum + dutyOf(sheet).left, 0)
  },
}
