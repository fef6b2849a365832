import type { PowerId } from '../board/ids.ts'
import { centresOf, each, type ScoringSystem, soloScores } from './standing.ts'

const TOTAL = 100

/** A hundred points by the squares of the centres owned. */
export const sumOfSquares: ScoringSystem = {
  id: 'sum-of-squares',
  family: 'sum-of-squares',
  parameters: { total: TOTAL },
  scores(standing) {
    if (standing.solo) return soloScores(standing, TOTAL)
    const square = (power: PowerId) => centresOf(standing, power) ** 2
    const sum = standing.powers.reduce((total, power) => total + square(power), 0)
    return each(standing, (power) => (TOTAL * square(power)) / sum)
  },
}
