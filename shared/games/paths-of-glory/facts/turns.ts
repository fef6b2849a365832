export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const
export type Season = (typeof SEASONS)[number]

/** Action rounds of a turn (8.1.1). */
export const ROUNDS = 6
export const LAST_TURN = 20

/** The season of a turn; August and September 1914 have none. Turn 3 is fall 1914, then four seasons a year. */
export const seasonOf = (turn: number): Season | null =>
  turn < 3 ? null : ((['fall', 'winter', 'spring', 'summer'] as const)[(turn - 3) % 4] ?? null)
