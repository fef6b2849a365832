// Undo where one hand writes on several sheets. For the host each sheet has undo steps of its own; the last act may
// have been on any sheet, or on several.
import type { SeatId } from '../../../../shared/kernel/game.ts'

/** The sheets an act went to. */
type Act = readonly SeatId[]

/** Acts that are kept; no sheet keeps fewer steps than these (sheet.ts). */
const UNDO_DEPTH = 50

export class Acts {
  #done: readonly Act[] = $state.raw([])
  #undone: readonly Act[] = $state.raw([])

  readonly canUndo = $derived(this.#done.length > 0)
  readonly canRedo = $derived(this.#undone.length > 0)

  /** Records an act that is being sent to these sheets; returns a function that removes it again if it is refused. */
  did(act: Act): () => void {
    this.#done = [act, ...this.#done].slice(0, UNDO_DEPTH)
    this.#undone = []
    return () => (this.#done = this.#done.filter((one) => one !== act))
  }

  /** The sheets of the last act, which is taken back. */
  back(): Act {
    const [last = [], ...done] = this.#done
    if (last.length > 0) this.#undone = [last, ...this.#undone]
    this.#done = done
    return last
  }

  /** The sheets of the act taken back last, which is done again. */
  forth(): Act {
    const [next = [], ...undone] = this.#undone
    if (next.length > 0) this.#done = [next, ...this.#done]
    this.#undone = undone
    return next
  }

  /** Forgets all acts: the sheets are new ones. */
  forget(): void {
    this.#done = []
    this.#undone = []
  }
}
