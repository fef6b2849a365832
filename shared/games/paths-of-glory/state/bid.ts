// Victory points that a player gives for a side (5.6.1).
import { chanceOf, type Seed } from '../../../kernel/chance.ts'
import { AP, CP, type Side } from '../facts/nations.ts'

/** How players come to their sides: as they are seated, or by a bid. */
export const WAYS_TO_SIDES = ['seated', 'bid'] as const
export type WayToSides = (typeof WAYS_TO_SIDES)[number]

/** More points than any side is worth: all that there are. */
export const MOST_POINTS = 20

export interface Bid {
  /** The side that is wanted. */
  readonly wanted: Side
  readonly points: number
  /** The seat of whoever bid, before places are changed. */
  readonly by: Side
  readonly accepted: boolean
}

/** Whoever names a side first. The book rolls a die for each; a lot gives the same chances. */
export const firstBidder = (seed: Seed): Side => (chanceOf(seed, 'bid').below(2) === 0 ? CP : AP)
