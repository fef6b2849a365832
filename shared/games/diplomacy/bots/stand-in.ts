// A computer player for a seat. A stand-in is a pure function: the same position, seed and number of steps give the same
// orders on every machine.
import { randomFrom } from '../../../kernel/random.ts'
import type { PowerId } from '../board/ids.ts'
import type { Order } from '../orders/order.ts'
import { phaseName } from '../turn.ts'
import { civilDisorder } from './civil-disorder.ts'
import { randomOrders } from './random-orders.ts'
import type { PublicPosition } from './public-position.ts'
import { strategist } from './strategist.ts'
import { tactician } from './tactician.ts'

export const STAND_IN_KINDS = ['civil-disorder', 'random', 'tactician', 'strategist'] as const
/** How a stand-in decides: at random, by a heuristic, or by a search. */
export type StandInKind = (typeof STAND_IN_KINDS)[number]

/**
 * Asked before each step of a search: whether there is time for one more. It may count steps, which makes the orders
 * the same everywhere, or look at a clock.
 */
export type GoOn = () => boolean

/** Orders for a power in the phase at hand; all of them legal. Only the strategist asks `goOn`. */
export function standInOrders(
  kind: StandInKind,
  seen: PublicPosition,
  power: PowerId,
  seed: string,
  goOn: GoOn,
): readonly Order[] {
  const random = randomFrom(seed, `${power} ${phaseName(seen.turn)}`)
  switch (kind) {
    case 'civil-disorder':
      return civilDisorder(seen, power)
    case 'random':
      return randomOrders(seen, power, random)
    case 'tactician':
      return tactician(seen, power, random)
    case 'strategist':
      return strategist(seen, power, random, goOn)
  }
}
