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

const P = { centre: 10, pool: 60, topCentre: 2, year: 1, solo: 468, years: 'from-one' } as const

/** Ten a centre, sixty shared by survivors, and a bonus for standing alone at the top (Weasel Moot). Not zero-sum. */
export const whipping: ScoringSystem = {
  id: 'whipping',
  family: 'whipping',
  parameters: P,
  scores(standing) {
    const years = (power: PowerId) => P.year * yearsOf(standing, power, P.years)
    if (standing.solo) return soloScores(standing, P.solo, years)
    const survivors = survivorsOf(standing)
    const [top, ...ties] = toppersOf(standing)
    return each(standing, (power) => {
      if (!survivors.includes(power)) return years(power)
      const bonus = power === top && ties.length === 0 ? P.topCentre * centresOf(standing, power) : 0
      return P.centre * centresOf(standing, power) + P.pool / survivors.length + bonus
    })
  },
}
