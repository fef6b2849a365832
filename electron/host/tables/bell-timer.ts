// The timer behind a table's bell. Whatever keeps the bell from ringing, a timer that fires too early or a disk that
// takes nothing, it is set again: a bell that nobody sets would leave the clock at 0:00 for ever.
import type { Clock } from '../ports/clock.ts'

/** Between two tries of one bell: doubled each time, so that a disk that stays full is not asked all the time. */
const FIRST_PAUSE_MS = 1
const LONGEST_PAUSE_MS = 5_000

export interface BellTimerOptions {
  readonly after: Clock['after']
  /** The table's time in milliseconds. */
  readonly now: () => number
  /** When the bell is due, in the table's time; null while there is none. */
  readonly due: () => number | null
  /** Rings it; false where it was not taken. */
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

  /** Sets it for the bell as it is now. */
  set(): void {
    this.pause = FIRST_PAUSE_MS
    this.wind(0)
  }

  /** Sets it once more, after a pause: the bell could not be rung. */
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
