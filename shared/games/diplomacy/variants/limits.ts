// How much of anything a message may hold, whatever board it is about: what the largest of them could need.
import { VARIANT_IDS, variantOf } from './index.ts'

/** More than any board here has, because people may bring larger ones. */
export const LARGEST_BROUGHT = { powers: 40, provinces: 600 } as const

const boards = VARIANT_IDS.map((id) => variantOf(id).board)

export const MOST_POWERS = Math.max(LARGEST_BROUGHT.powers, ...boards.map(({ powers }) => powers.length))
export const MOST_SPACES = Math.max(LARGEST_BROUGHT.provinces, ...boards.map(({ spaces }) => spaces.length))
/** As many units as there are centres: no power may have more than it owns. */
export const MOST_UNITS = Math.max(
  LARGEST_BROUGHT.provinces,
  ...boards.map(({ spaces }) => spaces.filter(({ centre }) => centre).length),
)

/** The most kinds of reinforcement, and armies of one kind: far more than a way to play needs. */
export const MOST_REINFORCEMENTS = 9

/** Years a calendar may show. */
export const FIRST_YEAR = 1
export const LAST_YEAR = 9999
