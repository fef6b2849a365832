// The best convoy: the farthest way an army was carried, best of all at somebody.
import { provinceOf, type PowerId, type ProvinceId } from '../board/ids.ts'
import type { OrderResult } from '../rules/outcome.ts'
import type { Turn } from '../turn.ts'
import type { PhaseRecord } from '../view.ts'

export interface BestConvoy {
  readonly power: PowerId
  readonly turn: Turn
  readonly from: ProvinceId
  readonly to: ProvinceId
  readonly fleets: number
}

/** A landing that drives somebody out is worth as much as a fleet more. */
const worth = ({ route = [] }: OrderResult, driven: boolean): number => route.length + (driven ? 1 : 0)

/** The convoy that was worth most; of equal ones the first. Null where nobody was carried. */
export function bestConvoy(records: readonly PhaseRecord[]): BestConvoy | null {
  let best: { readonly convoy: BestConvoy; readonly worth: number } | null = null
  for (const { turn, results } of records)
    for (const result of results) {
      const { unit, order, outcome, route = [] } = result
      if (order?.kind !== 'move' || outcome.kind !== 'moves' || !outcome.convoyed || route.length === 0)
        continue
      const driven = results.some(({ dislodgedBy }) => dislodgedBy?.at === unit.at)
      const its = worth(result, driven)
      if (best && its <= best.worth) continue
      const [from, to] = [provinceOf(unit.at), provinceOf(order.to)]
      best = { convoy: { power: unit.power, turn, from, to, fleets: route.length }, worth: its }
    }
  return best?.convoy ?? null
}
