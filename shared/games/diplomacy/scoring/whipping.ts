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

/** Ten a centre, sixty shared by survivors, and a bonus for standing alone at the top (Weasel Moot). Not zero-sum. */
export const whipping: ScoringSystem = {
  id: 'whipping',
  family: 'whipping',
  parameters: { centre: 10, pool: 60, topCentre: 2, year: 1, solo: 468, years: 'from-one' },
  scores(standing) {
    const years = (power: PowerId) => yearsOf(standing, power, 'from-one')
    if (standing.solo) return soloScores(standing, 468, years)
    const survivors = survivorsOf(standing)
    const [top, ...ties] = toppersOf(standing)
    return each(standing, (power) => {
      if (!survivors.includes(power)) return years(power)
      const bonus = power === top && ties.length === 0 ? 2 * centresOf(standing, power) : 0
      return 10 * centresOf(standing, power) + 60 / survivors.length + bonus
    })
  },
}
