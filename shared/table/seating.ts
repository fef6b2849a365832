// How people come to their seats at a table that follows another.

/** Everybody keeps the seat, or the seats are drawn again. */
export const SEATINGS = ['kept', 'drawn'] as const
export type Seating = (typeof SEATINGS)[number]
