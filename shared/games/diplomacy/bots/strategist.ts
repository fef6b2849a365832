import type { Random } from '../../../kernel/random.ts'
import type { PowerId } from '../board/ids.ts'
import type { Order } from '../orders/order.ts'
import { fieldOf } from './field.ts'
import { ordersOf } from './plan.ts'
import type { Scene } from './scene.ts'
import { bestPlan, newSearch, playRound } from './search.ts'
import { tactician } from './tactician.ts'

/** Searches over everybody's moves for as long as `goOn` says; retreats and builds as the tactician would. */
export function strategist(
  scene: Scene,
  power: PowerId,
  random: Random,
  goOn: () => boolean,
): readonly Order[] {
  if (scene.turn.phase !== 'movement') return tactician(scene, power, random)
  const field = fieldOf(scene)
  const self = field.board.powerIndex.get(power)!
  if (field.units[self]!.length === 0) return []
  const search = newSearch(field, self, random)
  while (goOn()) playRound(search)
  return ordersOf(field, bestPlan(search))
}
