// Keeps one line to the host open, and knows the host's clock. A Wi-Fi that goes away says nothing: the line merely
// falls silent, and what was sent into it would be sent again only seconds after the Wi-Fi is back. So a silent line is
// given up and dialled anew, in short attempts, until one gets through.

/** What is used of a WebSocket. */
export interface Socket {
  readonly readyState: number
  onopen: ((event: never) => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  send(text: string): void
  close(): void
}

export interface LinkOptions {
  readonly dial: () => Socket
  /** The first message on a new line. */
  readonly greeting: () => string
  readonly hear: (text: string) => void
  /** The line broke, or never came about; it is dialled again meanwhile. */
  readonly lost: () => void
}

const OPEN = 1
const PING_MS = 2_000
/** No word for so long after a ping, and the line is dead. */
const SILENCE_MS = 4_000
/** An attempt may take so long where the host was reached before, and where it never was. */
const ATTEMPT_MS = 900
const FIRST_ATTEMPT_MS = 5_000
/** Pauses after attempts that fail at once, as while the host restarts. */
const PAUSES_MS = [100, 200, 400, 700] as const
/** Answers to pings that are remembered; the quickest of them tells the time best. */
const SAMPLES = 12

interface Sample {
  readonly roundTrip: number
  /** The host's clock minus the page's, in milliseconds. */
  readonly offset: number
}

export class Link {
  readonly #options: LinkOptions
  #socket: Socket | null = null
  #timers = new Set<ReturnType<typeof setTimeout>>()
  #pulse: ReturnType<typeof setInterval> | undefined
  #failures = 0
  #heardAt = 0
  /** When the oldest ping that nothing has come after was sent; null when none waits. */
  #askedAt: number | null = null
  #samples: Sample[] = []
  /** The quickest way there and back that was ever seen, in milliseconds; undefined before the first. */
  #reach: number | undefined

  constructor(options: LinkOptions) {
    this.#options = options
  }

  start(): void {
    this.#pulse = setInterval(() => this.#ping(), PING_MS)
    this.#dial()
  }

  stop(): void {
    clearInterval(this.#pulse)
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    this.#giveUp()
  }

  /** Sends now; false where there is no line. */
  send(text: string): boolean {
    if (this.#socket?.readyState !== OPEN) return false
    this.#socket.send(text)
    return true
  }

  /** The page was away, or the network is back: looks at once instead of waiting. */
  wake(): void {
    if (this.#socket?.readyState === OPEN) this.#ping()
    else this.#redial()
  }

  /** Notes the answer to a ping: the host's clock, and when the ping was sent (page's clock). */
  answered(hostNow: number, sent: number): void {
    const now = performance.now()
    const roundTrip = now - sent
    this.#samples = [...this.#samples, { roundTrip, offset: hostNow - (sent + now) / 2 }].slice(-SAMPLES)
    this.#reach = Math.min(roundTrip, this.#reach ?? roundTrip)
  }

  /** An instant of the host's clock on the page's own; undefined while that is not known. */
  onPage(hostMs: number): number | undefined {
    const [first, ...others] = this.#samples
    if (!first) return undefined
    const best = others.reduce(
      (sofar, sample) => (sofar.roundTrip <= sample.roundTrip ? sofar : sample),
      first,
    )
    return hostMs - best.offset
  }

  #later(ms: number, run: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      run()
    }, ms)
    this.#timers.add(timer)
    return timer
  }

  #dial(): void {
    const socket = this.#options.dial()
    this.#socket = socket
    const patience = this.#reach === undefined ? FIRST_ATTEMPT_MS : Math.max(ATTEMPT_MS, 4 * this.#reach)
    const attempt = this.#later(patience, () => {
      this.#options.lost()
      this.#redial()
    })
    socket.onopen = () => {
      this.#forget(attempt)
      this.#failures = 0
      // A host that was started anew has a new clock.
      this.#samples = []
      this.#heardAt = performance.now()
      this.#askedAt = null
      socket.send(this.#options.greeting())
      this.#ping()
    }
    socket.onmessage = ({ data }) => {
      this.#heardAt = performance.now()
      this.#askedAt = null
      this.#options.hear(String(data))
    }
    socket.onerror = () => undefined
    socket.onclose = () => {
      this.#forget(attempt)
      this.#socket = null
      this.#options.lost()
      const pause = PAUSES_MS[Math.min(this.#failures++, PAUSES_MS.length - 1)] as number
      this.#later(pause, () => this.#dial())
    }
  }

  #forget(timer: ReturnType<typeof setTimeout>): void {
    clearTimeout(timer)
    this.#timers.delete(timer)
  }

  /** Lets go of the line without waiting for a goodbye that may never arrive. */
  #giveUp(): void {
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.onerror = () => undefined
    socket.close()
  }

  #redial(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    this.#giveUp()
    this.#dial()
  }

  #ping(): void {
    const now = performance.now()
    if (this.#socket?.readyState !== OPEN) return
    // A page in the background sleeps between two looks: only a ping that nothing came after counts as silence.
    if (this.#askedAt !== null && now - this.#askedAt > SILENCE_MS && this.#heardAt < this.#askedAt) {
      this.#options.lost()
      return this.#redial()
    }
    this.#askedAt ??= now
    this.#socket.send(JSON.stringify({ type: 'ping', sent: now }))
  }
}
