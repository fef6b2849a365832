import { assertNever } from '../../../../shared/kernel/assert-never.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { Hindrance } from '../../../../shared/games/diplomacy/view.ts'
import { m } from '../../../paraglide/messages.js'
import type { Words } from '../words/notation-words.ts'
import type { Worry } from './worries.ts'

/** A worry in one line. */
export function worryText(worry: Worry, words: Words): string {
  switch (worry.kind) {
    case 'open':
      return worry.lost
        ? `${words.unit(worry.unit)}: ${m.draft_open_disbands()}`
        : m.draft_worry_open({ unit: words.unit(worry.unit) })
    case 'illegal':
      return m.draft_worry_illegal({ order: words.order(worry.order) })
    case 'hindered':
      return hindranceText(worry.order, worry.hindrance, words)
    case 'unmatched':
      return m.draft_worry_support({ order: words.order(worry.order), target: words.shortUnit(worry.target) })
    case 'not-carried':
      return m.draft_worry_convoyed({ order: words.order(worry.order) })
    case 'builds':
      return m.draft_worry_builds({
        count: worry.count,
        places: worry.places.map(words.place).join(', '),
      })
    case 'removals':
      return m.draft_worry_removals({
        count: worry.count,
        units: worry.units.map(words.unit).join(', '),
      })
    default:
      return assertNever(worry)
  }
}

/** How an order is hindered by others of the same hand, in one line. */
export function hindranceText(order: Order, { kind, by }: Hindrance, words: Words): string {
  const said = { order: words.order(order), by: by.map(words.shortUnit).join(', ') }
  switch (kind) {
    case 'stand-off':
      return m.draft_worry_stand_off(said)
    case 'beaten':
      return m.draft_worry_beaten(said)
    case 'stays':
      return m.draft_worry_stays(said)
    case 'retreat-clash':
      return m.draft_worry_retreat_clash(said)
    default:
      return assertNever(kind)
  }
}
