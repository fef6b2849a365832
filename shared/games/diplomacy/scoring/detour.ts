import type { PowerId } from '../board/ids.ts'
import {
  centresOf,
  each,
  leadOf,
  placesBy,
  type ScoringSystem,
  soloScores,
  survivorsOf,
  yearsOf,
} from './standing.ts'

const P = { alive: 2, first: 4, second: 3, third: 2, fourth: 1, year: 0.25, yearsCap: 2, solo: 110 }
const PRIZES = [P.first, P.second, P.third, P.fourth]

/** Detour 2009: centres, survival, places (ties take the lower) and the leader's lead, brought to a hundred. */
export const detour: ScoringSystem = {
  id: 'detour-09',
  family: 'detour',
  parameters: P,
  scores(standing) {
    const years = (power: PowerId) => Math.min(P.yearsCap, P.year * yearsOf(standing, power, 'from-zero'))
    if (standing.solo) return soloScores(standing, P.solo, years)
    const survivors = survivorsOf(standing)
    const prizes: Record<string, number> = {}
    let place = 0
    for (const tied of placesBy(survivors, (power) => centresOf(standing, power))) {
      place += tied.length
      for (const power of tied) prizes[power] = PRIZES[place - 1] ?? 0
    }
    const raw = each(standing, (power) => {
      if (!survivors.includes(power)) return 0
      return centresOf(standing, power) + P.alive + (prizes[power] ?? 0) + leadOf(standing, power)
    })
    const sum = survivors.reduce((total, power) => total + (raw[power] ?? 0), 0)
    return each(standing, (power) =>
      survivors.includes(power) ? (100 * (raw[power] ?? 0)) / sum : years(power),
    )
  },
}
