import type { Clock } from './clock.ts'

/** A clock that stands still until a test moves it. */
export class FakeClock implements Clock {
  private time: number
  private waiting: { at: number; run: () => void }[] = []

  constructor(startMs = Date.UTC(2026, 0, 1)) {
    this.time = startMs
  }

  now(): number {
    return this.time
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.time + Math.max(0, ms), run }
    this.waiting.push(timer)
    return () => {
      this.waiting = this.waiting.filter((other) => other !== timer)
    }
  }

  /** The machine sleeps: time passes at once, and timers that fell due meanwhile run late. */
  sleep(ms: number): void {
    this.time += ms
    this.advance(0)
  }

  /** Advances the time; each timer runs at its own instant, in order. */
  advance(ms: number): void {
    const end = this.time + ms
    for (;;) {
      const due = this.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      this.waiting = this.waiting.filter((other) => other !== due)
      this.time = Math.max(this.time, due.at)
      due.run()
    }
    this.time = end
  }
}
