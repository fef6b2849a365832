import type { Random } from '../../../kernel/random.ts'
import type { PowerId } from '../board/ids.ts'
import type { Order } from '../orders/order.ts'
import { fieldOf } from './field.ts'
import { adjustmentsFor, retreatsFrom } from './muster.ts'
import { ordersOf } from './plan.ts'
import type { PublicPosition } from './public-position.ts'
import { bestPlan, newSearch, playRound } from './search.ts'

/** Searches over everybody's moves for as long as `goOn` says; retreats and builds by the same forecast. */
export function strategist(
  seen: PublicPosition,
  power: PowerId,
  random: Random,
  goOn: () => boolean,
): readonly Order[] {
  const field = fieldOf(seen)
  switch (seen.turn.phase) {
    // What is placed and named is no order (placement.ts).
    case 'placement':
    case 'wishes':
    case 'homes':
      return []
    case 'movement': {
      const self = field.board.powerIndex.get(power)!
      if (field.units[self]!.length === 0) return []
      const search = newSearch(field, self, random)
      while (goOn()) playRound(search)
      return ordersOf(field, bestPlan(search))
    }
    case 'retreats':
      return retreatsFrom(field, power, random)
    case 'adjustments':
      return adjustmentsFor(field, power, random)
  }
}
