import { each, type ScoringSystem, soloScores } from './standing.ts'

const TOTAL = 100

/** A hundred points shared by those in the draw (all survivors, where the draw includes them all). */
export const drawSize: ScoringSystem = {
  id: 'draw-size',
  family: 'draw-size',
  parameters: { total: TOTAL },
  scores: (standing) =>
    standing.solo
      ? soloScores(standing, TOTAL)
      : each(standing, (power) => (standing.sharing.includes(power) ? TOTAL / standing.sharing.length : 0)),
}
