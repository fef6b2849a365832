// Orders as a sheet holds them, made from plain ones.
import { type PowerId, provinceOf } from '../board/ids.ts'
import type { Order } from '../orders/order.ts'
import type { Written } from '../game/state.ts'
import type { PhaseRecord } from '../view.ts'

/** Orders of one power as a sheet holds them. */
export function writtenBy(power: PowerId, orders: readonly Order[]): readonly Written[] {
  return orders.map((order, i) => {
    const waiver = orders.slice(0, i).filter(({ kind }) => kind === 'waive').length
    return { power, slot: order.kind === 'waive' ? { waiver } : provinceOf(order.unit.at), order }
  })
}

/** What everybody ordered in a closed phase. */
export const ordersOf = ({ results }: PhaseRecord): readonly Written[] =>
  [...new Set(results.map(({ unit }) => unit.power))].flatMap((power) =>
    writtenBy(
      power,
      results.flatMap(({ unit, order }) => (unit.power === power && order ? [order] : [])),
    ),
  )
