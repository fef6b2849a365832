import type { PowerId } from '../board/ids.ts'
import { groundFor } from '../ground.ts'
import type { Order } from '../orders/order.ts'
import { adjustmentOptions } from '../rules/adjustments.ts'
import { EDITIONS } from '../rules/edition.ts'
import { removalOrder } from '../rules/removals.ts'
import type { Scene } from './scene.ts'

/** Nobody plays: units hold, the dislodged vanish, nothing is built, the farthest are removed (R157..R160). */
export function civilDisorder(scene: Scene, power: PowerId): readonly Order[] {
  const { board } = groundFor(scene)
  switch (scene.turn.phase) {
    case 'movement':
      return scene.units
        .filter((unit) => unit.power === power)
        .map(({ type, at }) => ({ kind: 'hold', unit: { type, at } }))
    case 'retreats':
      return scene.dislodged
        .filter(({ unit }) => unit.power === power)
        .map(({ unit: { type, at } }) => ({ kind: 'disband', unit: { type, at } }))
    case 'adjustments': {
      const { count } = adjustmentOptions(board, scene, power)
      if (count >= 0) return Array.from({ length: count }, () => ({ kind: 'waive' }))
      return removalOrder(board, EDITIONS[scene.edition], power, scene.units, scene.owners)
        .slice(0, -count)
        .map(({ type, at }) => ({ kind: 'remove', unit: { type, at } }))
    }
  }
}
