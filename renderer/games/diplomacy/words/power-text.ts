import { namingIn } from './board-shown.ts'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { powerName } from '../../../../shared/games/diplomacy/notation/names/names.ts'
import type { SeatId } from '../../../../shared/kernel/game.ts'
import { getLocale } from '../../../paraglide/runtime.js'

/** In Diplomacy a seat is a power. */
export const powerOf = (seat: SeatId): PowerId => seat as unknown as PowerId
export const seatOf = (power: PowerId): SeatId => power as unknown as SeatId

/** A power's everyday name in the reader's language. */
export const powerText = (seat: SeatId | PowerId): string =>
  powerName(namingIn(getLocale()), seat as unknown as PowerId, 'short')
