// Why an order is refused. The words are fetched with the first refused order, so a phone's first view does without
// them.
import type * as RefusedOrder from './refused-order.ts'

let words = $state.raw<typeof RefusedOrder | null>(null)
let asked = false

/** The reason as a sentence; null until its words are loaded, when the caller is updated. */
export function illegalText(...args: Parameters<typeof RefusedOrder.refusedText>): string | null {
  if (!asked) {
    asked = true
    import('./refused-order.ts').then((room) => (words = room)).catch(() => (asked = false))
  }
  return words?.refusedText(...args) ?? null
}
