// A text typed where one hand writes for every power: the power of each line, and so its sheet.
import type { SeatId } from '../../../kernel/game.ts'
import { refusal, type Refusal } from '../../../kernel/refusal.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import { type PowerId, provinceOf } from '../board/ids.ts'
import { commanderOf, powersOf } from '../game/allegiance.ts'
import { isHomeOf, orderableUnits, placeOrder } from '../game/order-slot.ts'
import { refuse } from '../refusals.ts'
import { write } from '../sheet/sheet.ts'
import type { DiplomacyState } from '../game/state.ts'
import { refuseParts, transcribe, type Transcribed } from '../sheet/transcript.ts'
import type { DiplomacyIntent } from '../view.ts'

/** The intents for one seat. */
export interface Sent {
  readonly seat: SeatId
  readonly intent: DiplomacyIntent
}

/**
 * What the hand that holds every sheet does, seat by seat, or why none of it is done. The orders of a text go to the
 * owner of their units: a build to the power of its home centre, a waiver to the power of its heading, else to
 * `open`, whose sheet is open. Everything else is for `open`.
 */
export function intentsOf(
  state: DiplomacyState,
  open: PowerId,
  intent: DiplomacyIntent,
): Result<readonly Sent[], Refusal> {
  const top = commanderOf(state, open)
  if (top === null) return refuse('sheet/nothing-to-decide')
  if (intent.kind !== 'write') return ok([{ seat: top, intent }])
  const said = transcribe(state, [open], intent.text, intent.language, { headed: true })
  if (!said.ok) return said
  const { orders, refused } = said.value
  const seatOf = (line: Transcribed) => commanderOf(state, ownerOf(state, open, line)) ?? top
  const strangers = orders.flatMap((line) => {
    const placed = placeOrder(state, powersOf(state.options), line.order, { waiver: 0 })
    const written = placed.ok ? write(state, seatOf(line), { ...intent, text: line.text }) : placed
    return written.ok ? [] : [{ ...line.part, refusal: nobodys(written.error) }]
  })
  const barred = refuseParts([...refused, ...strangers])
  if (barred) return barred
  const lines = new Map<SeatId, string[]>()
  for (const line of orders) lines.set(seatOf(line), [...(lines.get(seatOf(line)) ?? []), line.text])
  return ok([...lines].map(([seat, own]) => ({ seat, intent: { ...intent, text: own.join('\n') } })))
}

/** Where one hand holds every unit, the refusal must not say that the space has no unit of *yours*. */
const nobodys = ({ code, data }: Refusal): Refusal =>
  refusal(code === 'order/no-such-unit' ? 'order/nobody-there' : code, data)

/** The power of an order; for a unit that does not exist, the power named in the text. */
function ownerOf(state: DiplomacyState, open: PowerId, { heading, order }: Transcribed): PowerId {
  const named = heading ?? open
  if (order.kind === 'waive') return named
  const province = provinceOf(order.unit.at)
  if (order.kind !== 'build')
    return orderableUnits(state).find(({ at }) => provinceOf(at) === province)?.power ?? named
  return [named, ...powersOf(state.options)].find((power) => isHomeOf(state, power, province)) ?? named
}
