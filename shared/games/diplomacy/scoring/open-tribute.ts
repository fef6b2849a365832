import {
  behindTop,
  centresOf,
  each,
  type ScoringSystem,
  soloScores,
  survivorsOf,
  toppersOf,
} from './standing.ts'

const P = { alive: 34, centre: 3, solo: 340 }

/** Everybody pays the toppers for each centre behind; shared tops collect far less. Not zero-sum. */
export const openTribute: ScoringSystem = {
  id: 'open-tribute',
  family: 'open-tribute',
  parameters: P,
  scores(standing) {
    if (standing.solo) return soloScores(standing, P.solo)
    const survivors = survivorsOf(standing)
    const toppers = toppersOf(standing)
    const paid = standing.powers.reduce((sum, power) => sum + behindTop(standing, power), 0)
    return each(standing, (power) => {
      if (!survivors.includes(power)) return 0
      const won = toppers.includes(power) ? Math.floor(paid / toppers.length ** 2) : 0
      return P.alive + P.centre * centresOf(standing, power) - behindTop(standing, power) + won
    })
  },
}
