// Divides long work into short pieces: reading a long journal must not delay other answers.
import { setImmediate as letOthers } from 'node:timers/promises'

/** How long work goes on without a break (milliseconds). */
const TURN_MS = 15

export class Turns {
  private began = performance.now()

  /** Whether other work should run now. Ask between two pieces of work, and if true wait for `next`. */
  get isOver(): boolean {
    return performance.now() - this.began > TURN_MS
  }

  /** Resolves when all other waiting work was done. */
  async next(): Promise<void> {
    await letOthers()
    this.began = performance.now()
  }
}
