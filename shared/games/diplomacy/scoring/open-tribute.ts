import type { PowerId } from '../board/ids.ts'
import {
  centresOf,
  each,
  type ScoringSystem,
  soloScores,
  survivorsOf,
  topCount,
  toppersOf,
} from './standing.ts'

/** Everybody pays the toppers for each centre behind; shared tops collect far less. Not zero-sum. */
export const openTribute: ScoringSystem = {
  id: 'open-tribute',
  family: 'open-tribute',
  parameters: { alive: 34, centre: 3, solo: 340 },
  scores(standing) {
    if (standing.solo) return soloScores(standing, 340)
    const survivors = survivorsOf(standing)
    const toppers = toppersOf(standing)
    const behind = (power: PowerId) => topCount(standing) - centresOf(standing, power)
    const paid = standing.powers.reduce((sum, power) => sum + behind(power), 0)
    return each(standing, (power) => {
      if (!survivors.includes(power)) return 0
      const won = toppers.includes(power) ? Math.floor(paid / toppers.length ** 2) : 0
      return 34 + 3 * centresOf(standing, power) - behind(power) + won
    })
  },
}
