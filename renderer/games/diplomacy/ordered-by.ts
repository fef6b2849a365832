// Which seat writes for which power: usually its own; an ally's seat where a power has joined a side.
import type { PowerId } from '../../../shared/games/diplomacy/board/ids.ts'
import type { DiplomacyView, PowerView } from '../../../shared/games/diplomacy/view.ts'
import type { SeatId } from '../../../shared/kernel/game.ts'
import { seatOf } from './words/power-text.ts'

type Board = { readonly powers: readonly Pick<PowerView, 'power' | 'allegiance'>[] }

/** The seat that orders a power; null where nobody does. */
export function seatFor({ powers }: Board, power: PowerId): SeatId | null {
  const allegiance = powers.find((one) => one.power === power)?.allegiance
  if (allegiance?.kind === 'own-seat') return seatOf(power)
  if (allegiance?.kind === 'paired') return allegiance.player && seatOf(allegiance.player)
  return allegiance?.kind === 'allied' ? seatOf(allegiance.ally) : null
}

/** The powers ordered by a seat, its own first. */
export const orderedBy = (board: Board, seat: SeatId): readonly PowerId[] =>
  board.powers
    .map(({ power }) => power)
    .filter((power) => seatFor(board, power) === seat)
    .toSorted((a, b) => Number(seatOf(b) === seat) - Number(seatOf(a) === seat))

/** The power of a hand whose sheet is shown: the one that was chosen, else the first with something to decide. */
export function onTop(
  { powers }: Pick<DiplomacyView, 'powers'>,
  hand: readonly PowerId[],
  chosen: PowerId | null,
): PowerId | null {
  if (chosen !== null && hand.includes(chosen)) return chosen
  const decides = (power: PowerId) => powers.some((one) => one.power === power && one.deciding)
  return hand.find(decides) ?? hand[0] ?? null
}
