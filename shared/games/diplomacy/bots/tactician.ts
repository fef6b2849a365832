import type { Random } from '../../../kernel/random.ts'
import type { PowerId } from '../board/ids.ts'
import type { Order } from '../orders/order.ts'
import { fieldOf } from './field.ts'
import { careful } from './manner.ts'
import { march } from './march.ts'
import { FALL, outlookOf, SPRING, WINTER } from './outlook.ts'
import { ordersOf } from './plan.ts'
import { adjustments, retreats } from './regroup.ts'
import type { PublicPosition } from './public-position.ts'

/** The classic heuristic: places by their worth, supports where rivals may come. */
export function tactician(seen: PublicPosition, power: PowerId, random: Random): readonly Order[] {
  const field = fieldOf(seen)
  const self = field.board.powerIndex.get(power)!
  const { phase, season } = seen.turn
  switch (phase) {
    // What is placed and named is no order (placement.ts).
    case 'placement':
    case 'wishes':
    case 'homes':
      return []
    case 'movement': {
      const outlook = outlookOf(field, self, season === 'spring' ? SPRING : FALL)
      return ordersOf(field, march(field, outlook, random, careful(0, 1)))
    }
    case 'retreats':
      return retreats(field, power, outlookOf(field, self, season === 'spring' ? FALL : WINTER), random)
    case 'adjustments':
      return adjustments(field, power, outlookOf(field, self, WINTER), random)
  }
}
