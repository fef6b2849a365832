import type { SeatId } from '../../shared/kernel/game.ts'
import type { Side } from '../../shared/table/letters/letter.ts'
import { m } from '../words/rooms.ts'

/** What a game's words are needed for. */
interface SeatWords {
  readonly seat: (seat: SeatId) => string
}

/** Who a letter says it is from or to, in the reader's language. */
export const sideText = (side: Side, words: SeatWords): string =>
  'seat' in side ? words.seat(side.seat) : side.words || m.letters_unsigned()

export const isSameSide = (a: Side, b: Side): boolean =>
  'seat' in a ? 'seat' in b && a.seat === b.seat : 'words' in b && a.words === b.words

/** Whether it names nobody. */
export const isNobody = (side: Side): boolean => 'words' in side && side.words === ''
