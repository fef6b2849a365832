// A tap is answered first where the eye is: by highlights and the arrow on the map. The rest of a page says the same
// in a sentence, in a list, to a screen reader. It follows one frame later, so that it does not delay the first
// answer.
import { untrack } from 'svelte'
import { afterPaint } from './painted.ts'

export class Trailing<T> {
  #now: T = $state.raw() as T

  /** Follows `of` after the next paint. Made while a component is set up. */
  constructor(of: () => T) {
    let next = untrack(of)
    let first = true
    let waiting: (() => void) | null = null
    this.#now = next
    $effect(() => {
      next = of()
      // Changes during the wait are included: otherwise a quick answer of the host would delay the page's own.
      if (!first)
        waiting ??= afterPaint(() => {
          waiting = null
          this.#now = next
        })
      first = false
    })
    $effect(() => () => waiting?.())
  }

  get now(): T {
    return this.#now
  }
}
