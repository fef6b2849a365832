// Why the rules do not allow an order that is not written yet. The host judges orders on a sheet; orders that are
// only asked about are judged here, by the same rules, which are fetched at the first question.
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { judge } from '../../../../shared/games/diplomacy/game/engine.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import { writtenBy } from '../../../../shared/games/diplomacy/planning/written.ts'
import { positionNow } from '../../../../shared/games/diplomacy/position/position.ts'
import type { Illegality } from '../../../../shared/games/diplomacy/orders/illegality.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'

/** Why a power's order is not allowed on the board as it stands; null where it is. */
export function whyNot(view: DiplomacyView, power: PowerId, order: Order): Illegality | null {
  const { variant, edition, neutral } = view
  const options = {
    variant,
    edition,
    neutral: neutral && { power: neutral.power, closed: [...neutral.closed], tossAfter: neutral.joins - 1 },
  }
  return judge({ ...positionNow(view), options }, writtenBy(power, [order]))[0] ?? null
}
