// Phases as they follow each other when about 33 units are ordered at random, but legally: moves, supports of what is
// written, convoys of who goes over the sea.
import type { Unit } from '../../../shared/games/diplomacy/board/unit.ts'
import { movementOptions, type UnitOptions } from '../../../shared/games/diplomacy/orders/options.ts'
import type { MovementOrder } from '../../../shared/games/diplomacy/orders/order.ts'
import { EDITIONS } from '../../../shared/games/diplomacy/editions/edition.ts'
import { resolveMovement } from '../../../shared/games/diplomacy/rules/movement.ts'
import { randomFrom, type Random } from '../../../shared/kernel/random.ts'
import { board, crowded, type Situation } from './boards.ts'

/** A board that lost more units than this is set up anew, so that about 33 stand on each. */
const FEWEST = 32

/** That many phases, each following the one before where enough units are left. */
export function playedSituations(count: number): Situation[] {
  const random = randomFrom('played board')
  const found: Situation[] = []
  let units = crowded
  while (found.length < count) {
    const orders = ordersFor(units, random)
    const situation = { units, orders: units.map(({ power }, i) => ({ power, order: orders[i]! })) }
    found.push(situation)
    units = resolveMovement(board, EDITIONS['2000'], situation).units
    if (units.length < FEWEST) units = crowded
  }
  return found
}

const pick = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)]!

function ordersFor(units: readonly Unit[], random: Random): MovementOrder[] {
  const options = movementOptions(board, units)
  const moved = options.map((its): MovementOrder | null => {
    if (random.below(10) < 5) return null
    const overSea = its.convoyed.length > 0 && random.below(4) === 0
    const goals = overSea ? its.convoyed : its.moves
    return goals.length > 0 ? { kind: 'move', unit: its.unit, to: pick(goals, random) } : null
  })
  return options.map((its, i) => moved[i] ?? helping(its, options, moved, random))
}

/** A support or a convoy of what another unit does; a hold where there is nothing to help. */
function helping(
  { unit, supportsHold, supportsMove, convoys }: UnitOptions,
  options: readonly UnitOptions[],
  moved: readonly (MovementOrder | null)[],
  random: Random,
): MovementOrder {
  const orders = new Map(options.map((its, i) => [its.unit.at, moved[i]] as const))
  const goalOf = (at: Unit['at']) => {
    const order = orders.get(at)
    return order?.kind === 'move' ? order.to : undefined
  }
  const matching = (kind: 'support-move' | 'convoy', offers: UnitOptions['convoys']) =>
    offers.flatMap(({ target, to }): MovementOrder[] => {
      const goal = goalOf(target.at)
      return goal !== undefined && to.includes(goal) ? [{ kind, unit, target, to: goal }] : []
    })
  const carried = matching('convoy', convoys)
  if (carried.length > 0 && random.below(2) === 0) return pick(carried, random)
  const helped: MovementOrder[] = [
    ...matching('support-move', supportsMove),
    ...supportsHold
      .filter(({ at }) => goalOf(at) === undefined)
      .map((target): MovementOrder => ({ kind: 'support-hold', unit, target })),
  ]
  return helped.length > 0 ? pick(helped, random) : { kind: 'hold', unit }
}
