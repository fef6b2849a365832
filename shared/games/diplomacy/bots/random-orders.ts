import { type Random, shuffled } from '../../../kernel/random.ts'
import { type PowerId, provinceOf } from '../board/ids.ts'
import type { UnitRef } from '../board/unit.ts'
import type { UnitOptions } from '../orders/options.ts'
import type { AdjustmentOrder, MovementOrder, Order, RetreatOrder } from '../orders/order.ts'
import { rulesOf, situationOf, type PublicPosition } from './public-position.ts'

const oneOf = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)]!

/** Any legal orders, each kind as likely as the next. */
export function randomOrders(seen: PublicPosition, power: PowerId, random: Random): readonly Order[] {
  const { movement, retreats } = rulesOf(seen)
  const situation = situationOf(seen)
  switch (seen.turn.phase) {
    // What is placed and named is no order (placement.ts).
    case 'placement':
    case 'wishes':
    case 'homes':
      return []
    case 'movement':
      return movement.options(situation, power).map((options) => anyMove(options, random))
    case 'retreats':
      return retreats
        .options(situation, power)
        .map(({ unit, to }): RetreatOrder =>
          to.length ? { kind: 'retreat', unit, to: oneOf(to, random) } : { kind: 'disband', unit },
        )
    case 'adjustments':
      return anyAdjustments(seen, power, random)
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

function anyAdjustments(seen: PublicPosition, power: PowerId, random: Random): AdjustmentOrder[] {
  const { count, builds, removals } = rulesOf(seen).adjustments.options(situationOf(seen), power)
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
