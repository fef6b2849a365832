import type { Random } from '../../../kernel/random.ts'
import type { PowerId } from '../board/ids.ts'
import type { Order } from '../orders/order.ts'
import { fieldOf } from './field.ts'
import { march, type Style } from './march.ts'
import { FALL, outlookOf, SPRING, WINTER } from './outlook.ts'
import { ordersOf } from './plan.ts'
import { adjustments, retreats } from './regroup.ts'
import type { Scene } from './scene.ts'

/** It takes the second-best of two close places often enough not to be predictable, and seldom attacks alone. */
const STYLE: Style = { daring: 0.2, within: 1, alone: 0.25 }

/** The classic heuristic: places by their worth, supports where rivals may come. */
export function tactician(scene: Scene, power: PowerId, random: Random): readonly Order[] {
  const field = fieldOf(scene)
  const self = field.board.powerIndex.get(power)!
  const { phase, season } = scene.turn
  switch (phase) {
    // What is placed and named is no order (placement.ts).
    case 'placement':
    case 'wishes':
    case 'homes':
      return []
    case 'movement': {
      const outlook = outlookOf(field, self, season === 'spring' ? SPRING : FALL)
      return ordersOf(field, march(field, outlook, random, STYLE))
    }
    case 'retreats':
      return retreats(field, power, outlookOf(field, self, season === 'spring' ? FALL : WINTER), random)
    case 'adjustments':
      return adjustments(field, power, outlookOf(field, self, WINTER), random)
  }
}
