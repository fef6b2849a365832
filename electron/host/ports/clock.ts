/** Time as the host knows it. Milliseconds since 1970, rising evenly: setting the machine's clock never moves it. */
export interface Clock {
  now(): number
  /** Calls back once after `ms`; the answer cancels it. Delays of any length are kept. */
  after(ms: number, run: () => void): () => void
}

/** Longer timers overflow in Node and would fire at once. */
const LONGEST_TIMER_MS = 2_000_000_000

/** The machine's own time: the calendar at the start, the steady clock from then on. */
export function systemClock(): Clock {
  const started = Date.now() - performance.now()
  const after = (ms: number, run: () => void): (() => void) => {
    let timer: NodeJS.Timeout
    const wait = (left: number) => {
      const step = Math.min(left, LONGEST_TIMER_MS)
      timer = setTimeout(() => (left > step ? wait(left - step) : run()), step)
    }
    wait(Math.max(0, ms))
    return () => clearTimeout(timer)
  }
  return { now: () => Math.round(started + performance.now()), after }
}
