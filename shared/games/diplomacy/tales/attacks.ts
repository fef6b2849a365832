import { provinceOf, type PowerId } from '../board/ids.ts'
import type { OrderResult } from '../rules/outcome.ts'
import type { PhaseRecord } from '../view.ts'

/** Orders that count as attacks whatever came of them. */
const NONE: readonly OrderResult['outcome']['kind'][] = ['illegal', 'invalid', 'no-convoy']

/**
 * The moves of a power at another one in a phase: into a province where its unit stands and stays, or into one that it owns.
 */
export function attacksOn(
  { turn, results, owners }: PhaseRecord,
  power: PowerId,
  victim: PowerId,
): readonly OrderResult[] {
  if (turn.phase !== 'movement') return []
  return results.filter(({ unit, order, outcome }) => {
    if (unit.power !== power || order?.kind !== 'move' || NONE.includes(outcome.kind)) return false
    const goal = provinceOf(order.to)
    const there = results.find((one) => provinceOf(one.unit.at) === goal)
    const stays = there?.unit.power === victim && there.outcome.kind !== 'moves'
    return stays || owners[goal] === victim
  })
}
