// Players who choose any legal order for each unit, drawn from what their own view offers.
import type { AdjustmentOptions, UnitOptions } from '../../../shared/games/diplomacy/orders/options.ts'
import type { Order } from '../../../shared/games/diplomacy/orders/order.ts'
import type { DiplomacyView } from '../../../shared/games/diplomacy/view.ts'
import type { SeatId } from '../../../shared/kernel/game.ts'
import type { Random } from '../../../shared/kernel/random.ts'
import type { NewTable } from '../../../shared/protocol/messages.ts'

export const POWERS = ['AUSTRIA', 'ENGLAND', 'FRANCE', 'GERMANY', 'ITALY', 'RUSSIA', 'TURKEY'] as SeatId[]

/** No bell, no talks to end: a phase closes as soon as everybody is ready. */
export const NO_CLOCK = {
  firstNegotiation: null,
  negotiation: null,
  writing: 0,
  retreats: null,
  adjustments: null,
  turns: null,
  reading: null,
}

/** A table for seven whose clock never rings. */
export const newDiplomacyTable = (options: object = {}): NewTable => ({
  game: 'diplomacy',
  settings: { allotment: 'chosen', clock: NO_CLOCK, options },
})

function anyOrder({ unit, moves, supportsMove, supportsHold }: UnitOptions, random: Random): Order {
  const orders: Order[] = [
    ...moves.map((to) => ({ kind: 'move', unit, to }) as const),
    ...supportsHold.map((target) => ({ kind: 'support-hold', unit, target }) as const),
    ...supportsMove.flatMap(({ target, to }) =>
      to.map((at) => ({ kind: 'support-move', unit, target, to: at }) as const),
    ),
  ]
  return orders[random.below(orders.length + 1)] ?? { kind: 'hold', unit }
}

const adjustments = ({ count, builds, removals }: AdjustmentOptions): Order[] =>
  count < 0
    ? removals.slice(0, -count).map((unit) => ({ kind: 'remove', unit }))
    : builds.slice(0, count).map((unit) => ({ kind: 'build', unit }))

/** A whole sheet for whatever this view's seat has to decide; null when that is nothing. */
export function anySheet(board: DiplomacyView, random: Random) {
  const orders = board.sheets.flatMap(({ movement, retreats, adjustment }): Order[] => [
    ...movement.map((options) => anyOrder(options, random)),
    ...retreats.map(({ unit, to }): Order => {
      const at = to[random.below(to.length + 1)]
      return at === undefined ? { kind: 'disband', unit } : { kind: 'retreat', unit, to: at }
    }),
    ...(adjustment ? adjustments(adjustment) : []),
  ])
  return orders.length > 0 ? ({ kind: 'sheet', orders } as const) : null
}
