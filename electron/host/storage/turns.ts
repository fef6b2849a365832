// Long work in short turns: reading a long journal must not keep anybody's answer waiting.
import { setImmediate as letOthers } from 'node:timers/promises'

/** Work goes on for so long at a stretch (milliseconds). */
const TURN_MS = 15

export class Turns {
  private began = performance.now()

  /** Whether it is the others' turn. Ask it between two pieces of work, and if so wait for `next`. */
  get isOver(): boolean {
    return performance.now() - this.began > TURN_MS
  }

  /** Resolves when everybody else has had a turn. */
  async next(): Promise<void> {
    await letOthers()
    this.began = performance.now()
  }
}
