// A table with one player alone goes on by itself after the orders are read.
import type { Played } from '../games/game-words.ts'

/** A player alone looks at the results for this long before the table goes on (milliseconds). */
const LOOKED_MS = 5000

interface Reading {
  readonly view: Played
  /** One player plays, and at this laptop. */
  readonly alone: boolean
  /** The player does nothing else: no layer, no dialog, no look at the board. */
  readonly idle: boolean
}

/** Calls `goOn` some time after the reading is heard. Where the user wants no motion nothing goes on by itself. */
export class GoesOn {
  /** The closing whose orders the player has heard to the end. */
  #heard = $state<number | null>(null)
  readonly #read: () => Reading
  /** Of all news only a change of this starts or stops the time. */
  readonly #due = $derived.by(() => {
    const { view, alone, idle } = this.#read()
    const { stage } = view
    const reading = view.status === 'playing' && stage.name === 'reading' && !stage.paused
    return alone && idle && reading && view.ballot === null && this.#heard === view.closings
  })

  constructor(read: () => Reading, goOn: () => Promise<void>) {
    this.#read = read
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    $effect(() => {
      if (still || !this.#due) return
      const timer = setTimeout(() => void goOn(), LOOKED_MS)
      return () => clearTimeout(timer)
    })
  }

  /** The reading has come to its end. */
  heard(): void {
    this.#heard = this.#read().view.closings
  }
}
