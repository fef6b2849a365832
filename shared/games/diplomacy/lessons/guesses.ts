// The questions that the sample game asks before it shows a phase: the result of an order, or how many units a power
// builds. Which orders to ask about is chosen here; the engine gives the answers.
import { provinceOf, type PowerId, type ProvinceId } from '../board/ids.ts'
import { succeeded, type OrderResult } from '../rules/outcome.ts'
import { phaseName } from '../turn.ts'
import type { PhaseRecord } from '../view.ts'

/** Possible results of an order; a unit that loses its place counts as dislodged, whatever else its order did. */
export const GUESSED_FATES = ['done', 'fails', 'falls'] as const
export type GuessedFate = (typeof GUESSED_FATES)[number]

export type Guess =
  | {
      readonly kind: 'order'
      readonly result: OrderResult
      readonly right: GuessedFate
      /** The provinces involved: the unit, its target, and units that attack or support either. */
      readonly places: readonly string[]
    }
  | {
      readonly kind: 'adjustment'
      readonly power: PowerId
      readonly centres: number
      readonly units: number
      /** Builds (positive) or removals (negative). */
      readonly right: number
    }

/** Units by their province in movement phases, powers in winter. */
const ASKED: Readonly<Record<string, string>> = {
  S1901M: 'ROM BUD ANK',
  F1901M: 'YOR BUD SEV PIE',
  W1901A: 'RUSSIA FRANCE',
  S1902M: 'NWY BUR HOL BUL',
  F1902M: 'BUR NWY RUM DEN',
  W1902A: 'RUSSIA TURKEY',
}

/** The questions about a phase of the sample game; empty where there is nothing to guess. */
export function guessesOf(record: PhaseRecord): readonly Guess[] {
  const asked = ASKED[phaseName(record.turn)]?.split(' ') ?? []
  return record.turn.phase === 'adjustments'
    ? asked.map((power) => adjustmentGuess(record, power as PowerId))
    : asked.map((at) => orderGuess(record, at as ProvinceId))
}

function orderGuess({ results }: PhaseRecord, at: ProvinceId): Guess {
  const result = results.find(({ unit }) => provinceOf(unit.at) === at)
  if (!result?.order) throw new Error(`nobody was ordered in ${at}`)
  const right = result.dislodgedBy ? 'falls' : succeeded(result) ? 'done' : 'fails'
  const about = new Set(placesOf(result))
  const meddling = results.filter((other) => placesOf(other).some((place) => about.has(place)))
  return { kind: 'order', result, right, places: [...new Set(meddling.flatMap(placesOf))] }
}

/** Where a unit stands and the provinces its order names. */
function placesOf({ unit, order }: OrderResult): readonly string[] {
  const to = order && 'to' in order ? [provinceOf(order.to)] : []
  const target = order && 'target' in order ? [provinceOf(order.target.at)] : []
  return [provinceOf(unit.at), ...to, ...target]
}

function adjustmentGuess({ owners, units }: PhaseRecord, power: PowerId): Guess {
  const centres = Object.values(owners).filter((owner) => owner === power).length
  const own = units.filter((unit) => unit.power === power).length
  return { kind: 'adjustment', power, centres, units: own, right: centres - own }
}
