/** Time for the host. Milliseconds since 1970, rising evenly: setting the machine's clock does not move it. */
export interface Clock {
  now(): number
  /** Calls back once when `now` has risen by `ms`, or later; the returned function cancels it. Any delay is allowed. */
  after(ms: number, run: () => void): () => void
}

/** Longer timers overflow in Node and would fire at once. */
const LONGEST_TIMER_MS = 2_000_000_000

/** The machine's own time: the calendar at the start, the steady clock from then on. */
export function systemClock(): Clock {
  const started = Date.now() - performance.now()
  const after = (ms: number, run: () => void): (() => void) => {
    const due = performance.now() + ms
    let timer: NodeJS.Timeout
    // A timer may fire up to a millisecond early; then it waits for the rest.
    const wait = () => {
      const left = Math.max(0, Math.ceil(due - performance.now()))
      const fire = () => (performance.now() < due ? wait() : run())
      timer = setTimeout(fire, Math.min(left, LONGEST_TIMER_MS))
    }
    wait()
    return () => clearTimeout(timer)
  }
  return { now: () => Math.round(started + performance.now()), after }
}
