// The timer behind a table's bell. If the bell cannot be rung, because a timer fired too early or the disk takes no
// writes, the timer is set again: otherwise the clock would stay at 0:00 for ever.
import type { Clock } from '../ports/clock.ts'

/** Pause between two tries of one bell: doubled each time, so that a full disk is not asked all the time. */
const FIRST_PAUSE_MS = 1
const LONGEST_PAUSE_MS = 5_000

export interface BellTimerOptions {
  readonly after: Clock['after']
  /** The table's time in milliseconds. */
  readonly now: () => number
  /** When the bell is due, in the table's time; null while there is none. */
  readonly due: () => number | null
  /** Rings it; false where the table did not accept it. */
  readonly ring: (due: number) => Promise<boolean>
}

export class BellTimer {
  private readonly options: BellTimerOptions
  private cancel = () => {}
  private pause = FIRST_PAUSE_MS
  private stopped = false

  constructor(options: BellTimerOptions) {
    this.options = options
  }

  /** Sets the timer for the bell as it is now. */
  set(): void {
    this.pause = FIRST_PAUSE_MS
    this.wind(0)
  }

  /** Sets it again, after a pause: the bell could not be rung. */
  setAgain(): void {
    this.wind(this.pause)
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE_MS)
  }

  stop(): void {
    this.stopped = true
    this.cancel()
  }

  private wind(leastMs: number): void {
    this.cancel()
    const { after, now, due } = this.options
    const at = due()
    if (this.stopped || at === null) return
    this.cancel = after(Math.max(at - now(), leastMs), () => void this.fire(at))
  }

  private async fire(due: number): Promise<void> {
    const { now, ring } = this.options
    // A timer may fire before its time.
    if (now() < due || !(await ring(due))) this.setAgain()
  }
}
