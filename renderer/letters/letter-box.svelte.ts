// The letters of one box that this page has; it asks for newer ones.
import { untrack } from 'svelte'
import type { LetterBox, LetterView } from '../../shared/table/letters/view.ts'
import type { TableClient } from '../connection/client.svelte.ts'

export class LettersOf {
  /** Oldest first. */
  list = $state.raw<readonly LetterView[]>([])
  readonly #client: TableClient
  readonly #box: LetterBox
  #asking = false
  #wanted = 0
  #whole: boolean

  /** `whole`: its letters may change, so all of them are asked for each time. */
  constructor(client: TableClient, box: LetterBox, { whole = false } = {}) {
    this.#client = client
    this.#box = box
    this.#whole = whole
  }

  /** Fetches until there are as many as a view says. */
  async follow(count: number): Promise<void> {
    this.#wanted = count
    // An effect that calls this must not depend on its answers.
    const known = untrack(() => this.list)
    if (this.#asking || (!this.#whole && known.length >= count)) return
    this.#asking = true
    let list: readonly LetterView[] = this.#whole ? [] : known
    for (;;) {
      const wanted = this.#wanted
      const answer = await this.#client.letters(this.#box, list.length)
      if (!answer) break
      list = [...list, ...answer.letters]
      if (!this.#whole) this.list = list
      const done = answer.letters.length === 0 || list.length >= answer.count
      if (!done) continue
      this.list = list
      if (wanted === this.#wanted) break
      if (this.#whole) list = []
    }
    this.#asking = false
  }
}
