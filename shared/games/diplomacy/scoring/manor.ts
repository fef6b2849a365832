import type { PowerId } from '../board/ids.ts'
import {
  centresOf,
  each,
  type ScoringSystem,
  soloScores,
  survivorsOf,
  type YearCount,
  yearsOf,
} from './standing.ts'

interface Numbers {
  readonly solo: number
  /** What each dead power adds to the sum that is shared out. */
  readonly dead: number
  readonly years: YearCount
}

const YEAR = 0.1

/** ManorCon: a hundred points by c^2 + 4c + 16. */
const manor = (id: string, p: Numbers): ScoringSystem => ({
  id,
  family: 'manor',
  parameters: { ...p, year: YEAR },
  scores(standing) {
    const years = (power: PowerId) => YEAR * yearsOf(standing, power, p.years)
    if (standing.solo) return soloScores(standing, p.solo, years)
    const survivors = survivorsOf(standing)
    const worth = (power: PowerId) => {
      const centres = centresOf(standing, power)
      return survivors.includes(power) ? centres ** 2 + 4 * centres + 16 : p.dead
    }
    const sum = standing.powers.reduce((total, power) => total + worth(power), 0)
    return each(standing, (power) => (survivors.includes(power) ? (100 * worth(power)) / sum : years(power)))
  },
})

export const MANOR = [
  manor('manor', { solo: 75, dead: 16, years: 'from-zero' }),
  manor('manor-original', { solo: 100, dead: 16, years: 'from-zero' }),
  manor('manor-2', { solo: 100, dead: 0, years: 'from-zero' }),
]
