// Typed lines into orders: the notation's reader with the position before its eyes, all lines or none.
import type { Refusal } from '../../kernel/refusal.ts'
import { ok, type Result } from '../../kernel/result.ts'
import type { PowerId } from './board/ids.ts'
import { groundFor } from './ground.ts'
import { LANGUAGES, type Language } from './notation/names/tongue.ts'
import { readSheet } from './notation/read-sheet.ts'
import { terrainOf } from './notation/reading/terrain.ts'
import type { Order } from './orders/order.ts'
import { refuse } from './refusals.ts'
import type { DiplomacyState } from './state.ts'

/** An order with the words it was read from (R44). */
export interface Transcribed {
  /** Whose heading it stood under; null under none. */
  readonly heading: PowerId | null
  readonly order: Order
  readonly text: string
}

/**
 * What a text says when it is about these powers' units, or the first line of it that nobody understands (R49) with the
 * place where it stops. `headed` where a heading says whose units its lines mean.
 */
export function transcribe(
  state: DiplomacyState,
  powers: readonly PowerId[],
  text: string,
  language: string,
  { headed = false } = {},
): Result<readonly Transcribed[], Refusal> {
  if (!isLanguage(language)) return refuse('order/unknown-language', { language })
  const lines = readSheet(text, {
    language,
    phase: state.turn.phase,
    board: terrainOf(groundFor(state.options).board),
    units: state.turn.phase === 'retreats' ? state.dislodged.map(({ unit }) => unit) : state.units,
    powers,
    headed,
  })
  const orders: Transcribed[] = []
  for (const { power: heading, reading } of lines) {
    if (reading.kind === 'invalid') {
      const { why, text, span, words, places } = reading
      return refuse('order/not-understood', { why, text, words, places, from: span.from, to: span.to })
    }
    orders.push({ heading, order: reading.order, text: reading.text.trim() })
  }
  return orders.length > 0 ? ok(orders) : refuse('order/nothing-written')
}

const isLanguage = (language: string): language is Language =>
  (LANGUAGES as readonly string[]).includes(language)
