import { provinceOf } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { OrderResult } from '../../../../shared/games/diplomacy/rules/outcome.ts'

export interface Strengths {
  readonly attack: number
  readonly against: number
}

/** The strengths that met, where an outcome was decided by them. */
export function strengthsOf({ outcome }: OrderResult): Strengths | null {
  switch (outcome.kind) {
    case 'bounced':
    case 'head-to-head':
    case 'own-unit':
      return { attack: outcome.attack, against: outcome.against }
    default:
      return null
  }
}

/** The orders that supported or convoyed this one, whether or not they could. */
export function helpersOf(
  { unit, order }: OrderResult,
  results: readonly OrderResult[],
): readonly OrderResult[] {
  const at = provinceOf(unit.at)
  return results.filter(({ order: help }) => {
    if (!help || !('target' in help) || provinceOf(help.target.at) !== at) return false
    if (help.kind === 'support-hold') return order?.kind !== 'move'
    return order?.kind === 'move' && provinceOf(help.to) === provinceOf(order.to)
  })
}
