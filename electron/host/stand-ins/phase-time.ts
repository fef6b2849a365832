/** How long all the computers of a table may search in a phase, one after the other, and one of them alone. */
const PHASE_MS = 3_000
const MOST_MS = 1_000
const LEAST_MS = 300

/**
 * Shares a phase's time among the seats still to be played. A seat that takes longer than its share takes it from
 * those after it, so that the whole phase ends in time.
 */
export class PhaseTime {
  private phase = ''
  private end = 0

  /** Milliseconds for the next of `seats` in this phase; the first question of a phase starts its time. */
  share(phase: string, seats: number, now: number): number {
    if (phase !== this.phase) {
      this.phase = phase
      this.end = now + PHASE_MS
    }
    return Math.max(LEAST_MS, Math.min(MOST_MS, (this.end - now) / seats))
  }
}
