import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { SeatId } from '../../../../shared/kernel/game.ts'
import type { Worry } from '../drafting/worries.ts'

/** Worries about a power's sheet, and the seat whose ready mark covers it. */
export interface Checked {
  readonly power: PowerId
  readonly seat: SeatId
  readonly worries: readonly Worry[]
}
