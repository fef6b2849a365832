import { centresOf, each, placesBy, placeWorth, type ScoringSystem, splitPrizes } from './standing.ts'

const P = { first: 270, second: 70, third: 50, fourth: 34, fifth: 20, sixth: 10, centre: 4 }
const PRIZES = [P.first, P.second, P.third, P.fourth, P.fifth, P.sixth]

/**
 * DixieCon: places and four a centre. A winner has the first place, the members of a draw share as many places as they
 * are, the others follow by centres and, once dead, by how long they lasted. Not zero-sum.
 */
export const dixie: ScoringSystem = {
  id: 'dixie',
  family: 'dixie',
  parameters: P,
  scores(standing) {
    const leaders = standing.solo ? [standing.solo] : standing.sharing
    const rest = standing.powers.filter((power) => !leaders.includes(power))
    const places = placesBy(rest, (power) => placeWorth(standing, power))
    const prizes = splitPrizes([leaders, ...places], PRIZES)
    return each(standing, (power) => (prizes[power] ?? 0) + P.centre * centresOf(standing, power))
  },
}
