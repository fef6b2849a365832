// What is drawn at which zoom (screen px per viewBox px): whatever is drawn can be read.

export const TIERS = ['far', 'middle', 'near'] as const
/** `far`: a flag and a count a stack; `middle`: counters with their combat factor; `near`: everything, with names. */
export type Tier = (typeof TIERS)[number]

/** A counter is at least so many px wide where its factor is written on it, and where all three are. */
const MIDDLE_FROM = 0.52
const NEAR_FROM = 0.88

/** The tier of a zoom; `boost` is for readers far away, who need everything larger. */
export function tierOf(zoom: number, boost = 1): Tier {
  const seen = zoom / boost
  return seen < MIDDLE_FROM ? 'far' : seen < NEAR_FROM ? 'middle' : 'near'
}

/** Names are written where they are at least so large. */
const NAMES_FROM = 0.68

/** Whether the names of places are shown. */
export const isNamed = (zoom: number, boost = 1): boolean => zoom / boost >= NAMES_FROM
