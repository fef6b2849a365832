import { each, type ScoringSystem, soloScores } from './standing.ts'

/** A hundred points shared by those in the draw (all survivors, where the draw includes them all). */
export const drawSize: ScoringSystem = {
  id: 'draw-size',
  family: 'draw-size',
  parameters: { total: 100 },
  scores: (standing) =>
    standing.solo
      ? soloScores(standing, 100)
      : each(standing, (power) => (standing.sharing.includes(power) ? 100 / standing.sharing.length : 0)),
}
