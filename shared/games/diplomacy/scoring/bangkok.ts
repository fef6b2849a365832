import {
  behindTop,
  centresOf,
  each,
  type ScoringSystem,
  soloScores,
  survivorsOf,
  type YearCount,
  yearsOf,
} from './standing.ts'

interface Numbers {
  /** Shares of the pool for the top, one behind and two behind. */
  readonly top: number
  readonly oneBehind: number
  readonly twoBehind: number
  readonly solo: number
  /** Points a centre for those who lose to a solo. */
  readonly loserCentre: number
  readonly years: YearCount
}

const POOL = 12
const ALIVE = 3
const YEAR = 0.3

/** Centres, a pool for those at or near the top, and a little for staying alive. Not zero-sum. */
const bangkok = (id: string, p: Numbers): ScoringSystem => ({
  id,
  family: 'bangkok',
  parameters: { ...p, pool: POOL, alive: ALIVE, year: YEAR },
  scores(standing) {
    if (standing.solo)
      return soloScores(standing, p.solo, (power) => p.loserCentre * centresOf(standing, power))
    const shares = each(
      standing,
      (power) => [p.top, p.oneBehind, p.twoBehind][behindTop(standing, power)] ?? 0,
    )
    const sum = standing.powers.reduce((total, power) => total + (shares[power] ?? 0), 0)
    return each(standing, (power) => {
      const alive = centresOf(standing, power) > 0
      const stays = alive ? ALIVE : YEAR * yearsOf(standing, power, p.years)
      return centresOf(standing, power) + (POOL * (shares[power] ?? 0)) / sum + stays
    })
  },
})

const P2022 = { centre: 105, group: 420, year: 35, yearsCap: 210, alive: 210, years: 'from-one' } as const

/** Parts of 420 and 105, cut so that every share is a whole number. `solo` differs between its two descriptions. */
const bangkok2022 = (id: string, solo: number): ScoringSystem => ({
  id,
  family: 'bangkok-2022',
  parameters: { ...P2022, solo },
  scores(standing) {
    if (standing.solo) return soloScores(standing, solo)
    const survivors = survivorsOf(standing)
    const groups = [0, 1, 2].map((most) => survivors.filter((power) => behindTop(standing, power) <= most))
    return each(standing, (power) => {
      const near = groups
        .filter((group) => group.includes(power))
        .reduce((sum, group) => sum + P2022.group / group.length, 0)
      const years = Math.min(P2022.yearsCap, P2022.year * yearsOf(standing, power, P2022.years))
      const alive = survivors.includes(power) ? P2022.alive : 0
      return P2022.centre * centresOf(standing, power) + near + years + alive
    })
  },
})

const first: Numbers = { top: 3, oneBehind: 2, twoBehind: 1, solo: 41, loserCentre: 0.5, years: 'from-one' }

export const BANGKOK = [
  bangkok('bangkok', first),
  // The same with a first year that earns nothing, as tournament software counts it.
  bangkok('bangkok-from-zero', { ...first, years: 'from-zero' }),
  bangkok('bangkok-olympic', {
    top: 4,
    oneBehind: 1.5,
    twoBehind: 0.5,
    solo: 46,
    loserCentre: 0,
    years: 'from-one',
  }),
  bangkok2022('bangkok-2022-4000', 4000),
  bangkok2022('bangkok-2022-3990', 3990),
]
