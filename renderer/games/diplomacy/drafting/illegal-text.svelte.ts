// Why an order is refused: the words are fetched with the first order that is, and a phone's first view does without them.
import type * as RefusedOrder from './refused-order.ts'

let words = $state.raw<typeof RefusedOrder | null>(null)
let asked = false

/** The reason as a sentence; null until its words are here, when whoever asked is told anew. */
export function illegalText(...told: Parameters<typeof RefusedOrder.refusedText>): string | null {
  if (!asked) {
    asked = true
    import('./refused-order.ts').then((room) => (words = room)).catch(() => (asked = false))
  }
  return words?.refusedText(...told) ?? null
}
