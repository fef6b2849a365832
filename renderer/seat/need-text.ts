import { assertNever } from '../../shared/kernel/assert-never.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import { m } from '../paraglide/messages.js'
import type { Need } from './need.ts'

/** So many are waited for by name. */
const FEW = 2

/** What is needed, in one line; `seatText` names a seat. */
export function needText(need: Need, seatText: (seat: SeatId) => string): string {
  switch (need.kind) {
    case 'over':
      return m.stage_ended()
    case 'paused':
      return m.need_paused()
    case 'vote':
      return m.need_vote()
    case 'talk':
      return m.need_talk()
    case 'done':
      return m.need_done()
    case 'read':
      return m.need_read()
    case 'nothing':
      return m.need_nothing()
    case 'out':
      return m.need_out()
    case 'orders':
      return m.need_orders({ count: need.count })
    case 'wait':
      return need.count > FEW || need.seats.length < need.count
        ? m.screen_waiting({ count: need.count })
        : m.need_wait({ who: need.seats.map(seatText).join(', ') })
    default:
      return assertNever(need)
  }
}
