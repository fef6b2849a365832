import type { Movement } from './adjudicator.ts'
import { provinceOf } from './board.ts'
import { readOrders, type ByPower } from './units-and-orders.ts'

/** `ENGLAND A LON` by unit that was ordered: whether its retreat or disbandment was carried out as written. */
export interface Retreats {
  readonly units: readonly string[]
  readonly succeeded: ReadonlySet<string>
}

/**
 * A retreat phase: who is dislodged and where each may go comes from the movement phase. A unit without a legal order
 * disbands (R137), and so do all that want the same province (R136).
 */
export const retreat = (movement: Movement, orders: ByPower): Retreats => {
  const lines = readOrders(orders)
  const wishes = Object.entries(movement.dislodged).map(([unit, { retreats }]) => {
    const [power = '', type = '', at = ''] = unit.split(' ')
    const mine = lines.filter((line) => line.power === power && provinceOf(line.at) === provinceOf(at))
    const [line] = mine
    const order = mine.length === 1 ? line?.order : undefined
    const to = order?.kind === 'retreat' ? place(order.to, type, retreats) : undefined
    return { unit, power, type, to, disbands: order?.kind === 'disband' }
  })
  const arrived = wishes.filter(
    ({ to }) =>
      to !== undefined && wishes.filter((other) => other.to?.slice(0, 3) === to.slice(0, 3)).length === 1,
  )
  return {
    units: [
      ...movement.units,
      ...arrived.map(({ power, type, to }) => `${power} ${type} ${to ?? ''}`),
    ].sort(),
    succeeded: new Set([...arrived, ...wishes.filter(({ disbands }) => disbands)].map(({ unit }) => unit)),
  }
}

/** The open place an order means: a coast that an army names is nothing, one that a fleet leaves out is the only one. */
const place = (to: string, type: string, open: readonly string[]): string | undefined => {
  if (type === 'A') return open.find((space) => space === provinceOf(to))
  if (to.includes('/')) return open.find((space) => space === to)
  const meant = open.filter((space) => provinceOf(space) === to)
  return meant.length === 1 ? meant[0] : undefined
}
