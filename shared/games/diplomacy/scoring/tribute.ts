import {
  centresOf,
  each,
  type ScoringSystem,
  soloScores,
  survivorsOf,
  topCount,
  toppersOf,
} from './standing.ts'

const POOL = 66
const FREE = 6

/** Survivors share a pool and pay the toppers for every centre the top has above six. */
export const tribute: ScoringSystem = {
  id: 'tribute',
  family: 'tribute',
  parameters: { pool: POOL, free: FREE, solo: 100 },
  scores(standing) {
    if (standing.solo) return soloScores(standing, 100)
    const survivors = survivorsOf(standing)
    const toppers = toppersOf(standing)
    const share = POOL / survivors.length
    const paid = Math.min(share, Math.max(0, topCount(standing) - FREE))
    const won = (paid * (survivors.length - toppers.length)) / toppers.length
    return each(standing, (power) => {
      if (!survivors.includes(power)) return 0
      return centresOf(standing, power) + share + (toppers.includes(power) ? won : -paid)
    })
  },
}
