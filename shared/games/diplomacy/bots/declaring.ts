// What a stand-in does where land is taken by defending in it and a weapon strikes once (S21, S40): it stays where that wins a
// centre, and strikes where that takes a centre and the unit in it.
import { type PowerId, provinceOf, type ProvinceId } from '../board/ids.ts'
import type { Declaration } from '../declarations/declaration.ts'
import type { MovementOrder, Order } from '../orders/order.ts'
import type { DeclaringView, DiplomacyView } from '../view.ts'
import { compiledFor } from '../variants/compiled.ts'
import { rulesOf, publicPositionOf } from './public-position.ts'

/**
 * The orders, with units holding in foreign centres that they take by holding. Supports for their moves are dropped.
 */
export function stayingToTake(view: DiplomacyView, orders: readonly Order[]): readonly Order[] {
  if (view.turn.phase !== 'movement' || rulesOf(publicPositionOf(view)).capture !== 'defending') return orders
  const { board } = compiledFor(view)
  const isPrize = (order: Order): boolean => {
    if (!('unit' in order)) return false
    const at = provinceOf(order.unit.at)
    const unit = view.units.find((one) => provinceOf(one.at) === at)
    return board.centres.includes(at) && unit !== undefined && view.owners[at] !== unit.power
  }
  const stays = new Set(orders.filter(isPrize).flatMap((order) => ('unit' in order ? [order.unit.at] : [])))
  return orders.map((order): Order => {
    if (!('unit' in order)) return order
    if (stays.has(order.unit.at)) return { kind: 'hold', unit: order.unit }
    const helped = 'target' in order && stays.has(order.target.at) && order.kind !== 'support-hold'
    if (!helped) return order
    return order.kind === 'support-move'
      ? { kind: 'support-hold', unit: order.unit, target: order.target }
      : { kind: 'hold', unit: order.unit }
  })
}

/** Years in which the weapon is saved for later. */
const YEARS_OF_PATIENCE = 1

/**
 * The strike that is worth a weapon: another power's centre with its unit in it, that no own unit goes to, from where one stays.
 * Null while there is none. `firstYear` is the year the game began in.
 */
export function strikeFor(
  view: DiplomacyView,
  power: PowerId,
  { options }: DeclaringView,
  orders: readonly Order[],
  firstYear: number,
): Declaration | null {
  if (!options || view.turn.year < firstYear + YEARS_OF_PATIENCE) return null
  const { board } = compiledFor(view)
  const moves = orders.filter(
    (order): order is Extract<MovementOrder, { kind: 'move' }> => order.kind === 'move',
  )
  const isGoal = (at: ProvinceId) => moves.some(({ to }) => provinceOf(to) === at)
  const leaves = (from: ProvinceId) => moves.some(({ unit }) => provinceOf(unit.at) === from)
  const found = options.strikes
    .filter(({ from }) => !leaves(from))
    .flatMap(({ from, at }) => at.map((goal) => ({ from, at: goal })))
    .find(({ at }) => {
      const owner = view.owners[at]
      const there = view.units.find((unit) => provinceOf(unit.at) === at)
      return (
        board.centres.includes(at) &&
        owner !== undefined &&
        owner !== power &&
        there !== undefined &&
        there.power !== power &&
        !isGoal(at)
      )
    })
  return found ? { kind: 'strike', ...found } : null
}
