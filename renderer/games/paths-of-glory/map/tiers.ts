// What is drawn at which zoom (screen px per viewBox px): nothing is drawn that would be too small to read.

export const TIERS = ['far', 'middle', 'near'] as const
/** `far`: a flag and a count a stack; `middle`: counters with their combat factor; `near`: everything, with names. */
export type Tier = (typeof TIERS)[number]

/** The zooms from which a counter is wide enough for its combat factor, and for all three factors. */
const MIDDLE_FROM = 0.52
const NEAR_FROM = 0.88

/** The tier of a zoom; `boost` enlarges all for readers far away. */
export function tierOf(zoom: number, boost = 1): Tier {
  const seen = zoom / boost
  return seen < MIDDLE_FROM ? 'far' : seen < NEAR_FROM ? 'middle' : 'near'
}

/** The zoom from which the names of places are readable. */
const NAMES_FROM = 0.68

/** Whether the names of places are shown. */
export const isNamed = (zoom: number, boost = 1): boolean => zoom / boost >= NAMES_FROM
