import type { SeatId } from '../../shared/kernel/game.ts'

/** The holder of some seats: the person's name where the table knows one, and what the seats play. */
export const sitterText = (
  { seats, name }: { readonly seats: readonly SeatId[]; readonly name: string | null },
  seatText: (seat: SeatId) => string,
): string => [...(name === null ? [] : [name]), ...seats.map(seatText)].join(', ')
