import type { UnitsAndOrders } from './units-and-orders.ts'

/** Every position with one unit or one order less. */
const smaller = ({ units, orders }: UnitsAndOrders): UnitsAndOrders[] =>
  Object.entries(units).flatMap(([power, list]) =>
    list.flatMap((unit): UnitsAndOrders[] => {
      const mine = orders[power] ?? []
      const order = mine.find((text) => text.slice(2, 5) === unit.slice(2, 5))
      const unordered = { ...orders, [power]: mine.filter((text) => text !== order) }
      const alone = {
        units: { ...units, [power]: list.filter((other) => other !== unit) },
        orders: unordered,
      }
      return order === undefined ? [alone] : [alone, { units, orders: unordered }]
    }),
  )

/** The smallest position, one step at a time, of which `still` holds. */
export const shrink = (
  position: UnitsAndOrders,
  still: (position: UnitsAndOrders) => boolean,
): UnitsAndOrders => {
  let current = position
  for (;;) {
    const next = smaller(current).find(still)
    if (!next) return withoutEmpty(current)
    current = next
  }
}

const withoutEmpty = ({ units, orders }: UnitsAndOrders): UnitsAndOrders => ({
  units: Object.fromEntries(Object.entries(units).filter(([, list]) => list.length > 0)),
  orders: Object.fromEntries(Object.entries(orders).filter(([, list]) => list.length > 0)),
})
