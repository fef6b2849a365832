// A tap is answered where the eye is: by the lights and the arrow on the map. The rest of a page says the same again, in
// a sentence, in a list, to a screen reader, and follows a frame behind, so that it does not keep the answer.
import { untrack } from 'svelte'
import { afterPaint } from './painted.ts'

export class Trailing<T> {
  #now: T = $state.raw() as T

  /** Follows what `of` tells, once that is painted elsewhere. Made while a component is. */
  constructor(of: () => T) {
    let next = untrack(of)
    let first = true
    let waiting: (() => void) | null = null
    this.#now = next
    $effect(() => {
      next = of()
      // What changes while this waits is told with it: else a quick answer of the host would keep the page's own back.
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
