// A line typed on one sheet and meant for another one of the same hand. A unit shows its power by itself; a build
// belongs to the power of its home centre, a waiver to the power of its heading.
import type { Refusal } from '../../../kernel/refusal.ts'
import type { Result } from '../../../kernel/result.ts'
import { type PowerId, provinceOf } from '../board/ids.ts'
import { refuse } from '../refusals.ts'
import type { DiplomacyState } from '../game/state.ts'
import { isHomeOf } from '../game/order-slot.ts'
import type { Transcribed } from './transcript.ts'

/**
 * Refuses a build or waiver that belongs to another power of the hand than `powers`; null where it is theirs, or
 * belongs to no power of this hand.
 */
export function meantBeside(
  state: DiplomacyState,
  powers: readonly PowerId[],
  beside: readonly PowerId[],
  { heading, order }: Pick<Transcribed, 'heading' | 'order'>,
): Result<never, Refusal> | null {
  const others = beside.filter((power) => !powers.includes(power))
  if (order.kind === 'waive') {
    const power = others.find((one) => one === heading)
    return power ? refuse('order/not-yours', { power }) : null
  }
  if (order.kind !== 'build') return null
  const space = provinceOf(order.unit.at)
  const isHome = (power: PowerId) => isHomeOf(state, power, space)
  const power = powers.some(isHome) ? undefined : others.find(isHome)
  return power ? refuse('order/not-yours', { space, power }) : null
}
