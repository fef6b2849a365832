import { centresOf, each, placesBy, type ScoringSystem, soloScores, splitPrizes } from './standing.ts'

/** A point for playing, one a centre, and prizes for the first three places; ties share them. */
const cDiplo = (
  id: string,
  p: { playing: number; first: number; second: number; third: number; solo: number },
): ScoringSystem => ({
  id,
  family: 'c-diplo',
  parameters: p,
  scores(standing) {
    if (standing.solo) return soloScores(standing, p.solo)
    const places = placesBy(standing.powers, (power) => centresOf(standing, power))
    const prizes = splitPrizes(places, [p.first, p.second, p.third])
    return each(standing, (power) => p.playing + centresOf(standing, power) + (prizes[power] ?? 0))
  },
})

export const C_DIPLO = [
  cDiplo('c-diplo-100', { playing: 1, first: 38, second: 14, third: 7, solo: 100 }),
  // The solo worth what the leader's parts add to without centres of others, as the Diplomania wiki has it.
  cDiplo('c-diplo-100-73', { playing: 1, first: 38, second: 14, third: 7, solo: 73 }),
  cDiplo('c-diplo-80', { playing: 0, first: 25, second: 14, third: 7, solo: 80 }),
]
