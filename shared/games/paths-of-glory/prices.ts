// What answers spend, so that everybody knows it before it is paid.
import { costOf } from './activation/costs.ts'
import type { Side } from './facts/nations.ts'
import { spaceNamed } from './facts/spaces.ts'
import { unitNamed } from './facts/units.ts'
import { redeployCost } from './redeployment/redeploying.ts'
import { stepCost } from './replacements/replacing.ts'
import type { Answer } from './state/answer.ts'
import type { State } from './state/state.ts'

/**
 * What an answer spends: operations for a place, points for a redeployment or a replacement (halves of these too); null
 * where it spends nothing.
 */
function priceOf(state: State, side: Side, answer: Answer): number | null {
  const { operation, redeployment } = state
  switch (answer.kind) {
    case 'activate':
      return costOf(state, spaceNamed(answer.space), side, answer.for, operation?.discounted ?? false)
        .operations
    case 'redeploy':
      return redeployCost(unitNamed(answer.unit))
    case 'to':
      return redeployment === null || redeployment.chosen === null ? null : redeployCost(redeployment.chosen)
    case 'flip':
      return stepCost(unitNamed(answer.unit)) / 2
    case 'rebuild':
      return ((answer.strength === 'full' ? 2 : 1) * stepCost(unitNamed(answer.unit))) / 2
    default:
      return null
  }
}

/** The prices of answers, in their order; empty where none spends anything. */
export function pricesOf(state: State, side: Side, answers: readonly Answer[]): readonly (number | null)[] {
  const prices = answers.map((answer) => priceOf(state, side, answer))
  return prices.some((price) => price !== null) ? prices : []
}
