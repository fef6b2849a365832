import type { SeatId } from '../../shared/kernel/game.ts'

/** Who sits at a seat: the person's name where the table knows one, and what the seat plays. */
export const sitterText = (
  { seat, name }: { readonly seat: SeatId; readonly name: string | null },
  seatText: (seat: SeatId) => string,
): string => (name === null ? seatText(seat) : `${name}, ${seatText(seat)}`)
