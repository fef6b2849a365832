import { centresOf, each, placesBy, type ScoringSystem, splitPrizes } from './standing.ts'

const PRIZES = [270, 70, 50, 34, 20, 10, 0]
const CENTRE = 4

/**
 * DixieCon: places and four a centre. A winner has the first place, the members of a draw share as many places as they
 * are, the others follow by centres and, once dead, by how long they lasted. Not zero-sum.
 */
export const dixie: ScoringSystem = {
  id: 'dixie',
  family: 'dixie',
  parameters: { first: 270, second: 70, third: 50, fourth: 34, fifth: 20, sixth: 10, centre: CENTRE },
  scores(standing) {
    const leaders = standing.solo ? [standing.solo] : standing.sharing
    const rest = standing.powers.filter((power) => !leaders.includes(power))
    const places = placesBy(
      rest,
      (power) =>
        centresOf(standing, power) || -1 / (1 + (standing.eliminated[power] ?? 0) - standing.firstYear),
    )
    const prizes = splitPrizes([leaders, ...places], PRIZES)
    return each(standing, (power) => (prizes[power] ?? 0) + CENTRE * centresOf(standing, power))
  },
}
