// The most stubborn attack: one power at one province, season after season.
import { provinceOf, type PowerId, type ProvinceId } from '../board/ids.ts'
import type { OrderResult } from '../rules/outcome.ts'
import type { PhaseRecord } from '../view.ts'

export interface Stubborn {
  readonly power: PowerId
  readonly place: ProvinceId
  /** In how many seasons it was thrown back. */
  readonly count: number
}

const LEAST = 3
const THROWN_BACK: readonly OrderResult['outcome']['kind'][] = ['bounced', 'head-to-head', 'convoy-broken']

/** The attack that failed most often; of equal ones the one that was first. Null where none failed often enough. */
export function mostStubborn(records: readonly PhaseRecord[]): Stubborn | null {
  const counts = new Map<string, Stubborn>()
  for (const { turn, results } of records) {
    if (turn.phase !== 'movement') continue
    const tried = new Map(
      results.flatMap(({ unit, order, outcome }) =>
        order?.kind === 'move' && THROWN_BACK.includes(outcome.kind)
          ? [[`${unit.power} ${provinceOf(order.to)}`, { power: unit.power, place: provinceOf(order.to) }]]
          : [],
      ),
    )
    for (const [key, one] of tried) counts.set(key, { ...one, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const most = Math.max(0, ...[...counts.values()].map(({ count }) => count))
  return most < LEAST ? null : ([...counts.values()].find(({ count }) => count === most) ?? null)
}
