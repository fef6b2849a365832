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

const P = { centre: 10, alive: 30, top: 48, year: 1, solo: 420, years: 'from-zero' } as const

/** Ten a centre, thirty for surviving, forty-eight shared at the top; a year survived is worth one. */
const worldClassic = (id: string, losers: 'nothing' | 'years'): ScoringSystem => ({
  id,
  family: 'world-classic',
  parameters: { ...P, losers },
  scores(standing) {
    const years = (power: PowerId) => P.year * yearsOf(standing, power, P.years)
    if (standing.solo) return soloScores(standing, P.solo, losers === 'years' ? years : () => 0)
    const survivors = survivorsOf(standing)
    const toppers = toppersOf(standing)
    return each(standing, (power) => {
      if (!survivors.includes(power)) return years(power)
      const top = toppers.includes(power) ? P.top / toppers.length : 0
      return P.centre * centresOf(standing, power) + P.alive + top
    })
  },
})

// Its description and the tournament software that carries it disagree about those who lose to a solo.
export const WORLD_CLASSIC = [
  worldClassic('world-classic', 'nothing'),
  worldClassic('world-classic-years', 'years'),
]
