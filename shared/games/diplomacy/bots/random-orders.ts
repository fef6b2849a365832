import { type Random, shuffled } from '../../../kernel/random.ts'
import { type PowerId, provinceOf } from '../board/ids.ts'
import type { UnitRef } from '../board/unit.ts'
import { groundFor } from '../ground.ts'
import { movementOptions, type UnitOptions } from '../orders/options.ts'
import type { AdjustmentOrder, MovementOrder, Order, RetreatOrder } from '../orders/order.ts'
import { adjustmentOptions } from '../rules/adjustments.ts'
import { retreatOptions } from '../rules/retreats.ts'
import type { Scene } from './scene.ts'

const oneOf = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)]!

/** Any legal orders, each kind as likely as the next. */
export function randomOrders(scene: Scene, power: PowerId, random: Random): readonly Order[] {
  const { board } = groundFor(scene)
  switch (scene.turn.phase) {
    case 'movement':
      return movementOptions(board, scene.units, power, scene.closed).map((options) =>
        anyMove(options, random),
      )
    case 'retreats': {
      const own = scene.dislodged.filter(({ unit }) => unit.power === power)
      return retreatOptions(own).map(({ unit, to }): RetreatOrder =>
        to.length ? { kind: 'retreat', unit, to: oneOf(to, random) } : { kind: 'disband', unit },
      )
    }
    case 'adjustments':
      return anyAdjustments(scene, power, random)
  }
}

function anyMove(options: UnitOptions, random: Random): MovementOrder {
  const { unit, moves, convoyed, supportsHold, supportsMove, convoys } = options
  const ways: (() => MovementOrder)[] = [() => ({ kind: 'hold', unit })]
  if (moves.length) ways.push(() => ({ kind: 'move', unit, to: oneOf(moves, random) }))
  if (convoyed.length) ways.push(() => ({ kind: 'move', unit, to: oneOf(convoyed, random), via: true }))
  if (supportsHold.length)
    ways.push(() => ({ kind: 'support-hold', unit, target: oneOf(supportsHold, random) }))
  if (supportsMove.length)
    ways.push(() => {
      const { target, to } = oneOf(supportsMove, random)
      return { kind: 'support-move', unit, target, to: oneOf(to, random) }
    })
  if (convoys.length)
    ways.push(() => {
      const { target, to } = oneOf(convoys, random)
      return { kind: 'convoy', unit, target, to: oneOf(to, random) }
    })
  return oneOf(ways, random)()
}

function anyAdjustments(scene: Scene, power: PowerId, random: Random): AdjustmentOrder[] {
  const { board } = groundFor(scene)
  const { count, builds, removals } = adjustmentOptions(board, scene, power)
  if (count < 0)
    return shuffled(removals, random)
      .slice(count)
      .map((unit) => ({ kind: 'remove', unit }))
  const chosen: UnitRef[] = []
  for (const unit of shuffled(builds, random))
    if (chosen.length < count && !chosen.some(({ at }) => provinceOf(at) === provinceOf(unit.at)))
      chosen.push(unit)
  return chosen.map((unit) => ({ kind: 'build', unit }))
}
