import {
  centresOf,
  each,
  type ScoringSystem,
  soloScores,
  survivorsOf,
  topCount,
  toppersOf,
} from './standing.ts'

const P = { pool: 66, free: 6, solo: 100 }

/** Survivors share a pool and pay the toppers for every centre the top has above six. */
export const tribute: ScoringSystem = {
  id: 'tribute',
  family: 'tribute',
  parameters: P,
  scores(standing) {
    if (standing.solo) return soloScores(standing, P.solo)
    const survivors = survivorsOf(standing)
    const toppers = toppersOf(standing)
    const share = P.pool / survivors.length
    const paid = Math.min(share, Math.max(0, topCount(standing) - P.free))
    const won = (paid * (survivors.length - toppers.length)) / toppers.length
    return each(standing, (power) => {
      if (!survivors.includes(power)) return 0
      return centresOf(standing, power) + share + (toppers.includes(power) ? won : -paid)
    })
  },
}
