import { FakeClock } from '../../../electron/host/ports/fake-clock.ts'

/** A clock whose timers fire so many milliseconds late, or early where that is negative. */
export class UnsteadyClock extends FakeClock {
  private readonly lateMs: (askedMs: number) => number

  constructor(lateMs: (askedMs: number) => number, startMs?: number) {
    super(startMs)
    this.lateMs = lateMs
  }

  override after(ms: number, run: () => void): () => void {
    return super.after(ms + this.lateMs(ms), run)
  }
}

/** A clock whose timers fire although its time stands still. */
export class StandingClock extends FakeClock {
  /** What timers were asked to wait, milliseconds. */
  readonly asked: number[] = []
  private readonly pending = new Set<() => void>()

  override after(ms: number, run: () => void): () => void {
    this.asked.push(ms)
    this.pending.add(run)
    return () => this.pending.delete(run)
  }

  /** Every timer that is set fires now. */
  fire(): void {
    const due = [...this.pending]
    this.pending.clear()
    for (const run of due) run()
  }
}
