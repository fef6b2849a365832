import type { Random } from '../../../kernel/random.ts'
import type { PowerId } from '../board/ids.ts'
import type { Order } from '../orders/order.ts'
import type { Scene } from './scene.ts'
import { tactician } from './tactician.ts'

export function strategist(
  scene: Scene,
  power: PowerId,
  random: Random,
  _goOn: () => boolean,
): readonly Order[] {
  return tactician(scene, power, random)
}
