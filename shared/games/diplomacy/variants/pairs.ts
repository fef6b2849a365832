// The rule of pairs (Versailles 1929): small powers that have no player of their own, each played by the player of a great
// power. A board's package says which powers are small, and who plays them where nothing else is agreed on.
import type { PowerId } from '../board/ids.ts'

/** The great power that plays each small one by fixed pairs: no two small ones have the same. */
export type Minors = Readonly<Record<PowerId, PowerId>>

/** How pairs are made: as the package prints them, by sealed wishes of the players, or by lot. */
export const PAIRINGS = ['fixed', 'preferred', 'drawn'] as const
export type Pairing = (typeof PAIRINGS)[number]

/** When everybody is told who plays a small power; at the end of the game everybody is told in any case. */
export const TELLINGS = ['at-once', 'year', 'taken', 'end'] as const
export type Telling = (typeof TELLINGS)[number]

/** What a table has agreed on about pairs. */
export interface PairsOption {
  readonly made: Pairing
  readonly told: Telling
  /** With `year`: they are told when that year is over. */
  readonly year: number | null
}

/** What a table on a board with small powers begins with. */
export const USUAL_PAIRS: PairsOption = { made: 'fixed', told: 'at-once', year: null }
