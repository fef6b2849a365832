import type { PowerId } from '../board/ids.ts'
import type { Order } from '../orders/order.ts'
import { rulesOf, situationOf, type PublicPosition } from './public-position.ts'

/**
 * The orders of a power without a player: units hold, the dislodged disband, nothing is built, the farthest are
 * removed (R157..R160).
 */
export function civilDisorder(seen: PublicPosition, power: PowerId): readonly Order[] {
  switch (seen.turn.phase) {
    case 'placement':
    case 'wishes':
    case 'homes':
      return []
    case 'movement':
      return seen.units
        .filter((unit) => unit.power === power)
        .map(({ type, at }) => ({ kind: 'hold', unit: { type, at } }))
    case 'retreats':
      return seen.dislodged
        .filter(({ unit }) => unit.power === power)
        .map(({ unit: { type, at } }) => ({ kind: 'disband', unit: { type, at } }))
    case 'adjustments': {
      const { adjustments } = rulesOf(seen)
      const situation = situationOf(seen)
      const { count } = adjustments.options(situation, power)
      if (count >= 0) return Array.from({ length: count }, () => ({ kind: 'waive' }))
      return adjustments
        .resolve({ ...situation, disorder: [power] }, [])
        .results.filter(({ unit }) => unit.power === power)
        .map(({ unit: { type, at } }) => ({ kind: 'remove', unit: { type, at } }))
    }
  }
}
