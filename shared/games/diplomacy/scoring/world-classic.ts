import type { PowerId } from '../board/ids.ts'
import {
  centresOf,
  each,
  type ScoringSystem,
  soloScores,
  survivorsOf,
  toppersOf,
  yearsOf,
} from './standing.ts'

/** Ten a centre, thirty for surviving, forty-eight shared at the top; a year survived is worth one. */
const worldClassic = (id: string, losers: 'nothing' | 'years'): ScoringSystem => ({
  id,
  family: 'world-classic',
  parameters: { centre: 10, alive: 30, top: 48, year: 1, solo: 420, losers, years: 'from-zero' },
  scores(standing) {
    const years = (power: PowerId) => yearsOf(standing, power, 'from-zero')
    if (standing.solo) return soloScores(standing, 420, losers === 'years' ? years : () => 0)
    const survivors = survivorsOf(standing)
    const toppers = toppersOf(standing)
    return each(standing, (power) => {
      if (!survivors.includes(power)) return years(power)
      return 10 * centresOf(standing, power) + 30 + (toppers.includes(power) ? 48 / toppers.length : 0)
    })
  },
})

// Its description and the tournament software that carries it disagree about those who lose to a solo.
export const WORLD_CLASSIC = [
  worldClassic('world-classic', 'nothing'),
  worldClassic('world-classic-years', 'years'),
]
