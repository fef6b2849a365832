import type { PowerId } from '../board/ids.ts'
import {
  centresOf,
  each,
  leadOf,
  placesBy,
  placeWorth,
  type ScoringSystem,
  soloScores,
  splitPrizes,
} from './standing.ts'

interface Numbers {
  /** Points a centre. */
  readonly centre: number
  /** The first place; each place below it is worth an equal share of it less. */
  readonly first: number
  readonly solo: number
  /** What a solo leaves to each of the others. */
  readonly loser: number
  /** For each centre by which a sole leader is ahead. */
  readonly lead: number
  /** The dead share the last places, or are placed by the year they fell. */
  readonly dead: 'equal' | 'by-year'
}

/** Places before everything; centres only break what places leave equal. */
const carnage = (id: string, p: Numbers): ScoringSystem => ({
  id,
  family: 'carnage',
  parameters: { ...p },
  scores(standing) {
    if (standing.solo) return soloScores(standing, p.solo, () => p.loser)
    const worth = (power: PowerId) =>
      p.dead === 'equal' ? centresOf(standing, power) : placeWorth(standing, power)
    const prizes = splitPrizes(
      placesBy(standing.powers, worth),
      standing.powers.map((_, place, { length }) => (p.first * (length - place)) / length),
    )
    return each(
      standing,
      (power) =>
        p.centre * centresOf(standing, power) + (prizes[power] ?? 0) + p.lead * leadOf(standing, power),
    )
  },
})

const plain: Numbers = { centre: 1, first: 7000, solo: 28034, loser: 0, lead: 0, dead: 'equal' }

export const CARNAGE = [
  carnage('carnage', plain),
  carnage('carnage-by-year', { ...plain, dead: 'by-year' }),
  carnage('carnage-2023', { ...plain, dead: 'by-year', lead: 300 }),
  carnage('carnage-centres', { ...plain, centre: 500, first: 7007, solo: 39028, loser: 1000 }),
]
