// Keeps one connection to the host open, and knows the host's clock. A lost Wi-Fi gives no signal: the connection
// only falls silent, and the browser would send what was written only seconds after the Wi-Fi is back. So a silent
// connection is closed, and new ones are tried until one is open.
import { Dialler, drop, type DiallerOptions, type Socket } from './dialler.ts'

export interface LinkOptions extends Omit<DiallerOptions, 'found'> {
  /** The first message on a new connection. */
  readonly greeting: () => string
  readonly hear: (text: string) => void
  /** The connection broke; another one is searched for meanwhile. */
  readonly lost: () => void
}

const OPEN = 1
const PING_MS = 2_000
/** Without a message for so long after a ping, the connection counts as dead. */
const SILENCE_MS = 4_000
/** The same when the user has just returned to the page. A slow network gets more time. */
const WAKE_SILENCE_MS = 1_200
const REACHES = 4
/** Answers to pings that are kept; the quickest of them gives the best estimate of the clock. */
const SAMPLES = 12

interface Sample {
  readonly roundTrip: number
  /** The host's clock minus the page's, in milliseconds. */
  readonly offset: number
}

export class Link {
  readonly #options: LinkOptions
  #socket: Socket | null = null
  readonly #dialler: Dialler
  #pulse: ReturnType<typeof setInterval> | undefined
  #waking: ReturnType<typeof setTimeout> | undefined
  #resting: ReturnType<typeof setTimeout> | undefined
  #heardAt = 0
  /** When the oldest unanswered ping was sent; null when none waits. */
  #askedAt: number | null = null
  #samples: Sample[] = []
  /** The shortest round trip so far, in milliseconds; undefined before the first. */
  #reach: number | undefined

  constructor(options: LinkOptions) {
    this.#options = options
    this.#dialler = new Dialler({ ...options, found: (socket) => this.#open(socket) })
  }

  start(): void {
    this.#pulse = setInterval(() => this.#ping(), PING_MS)
    this.#dialler.begin(true)
  }

  stop(): void {
    clearInterval(this.#pulse)
    clearTimeout(this.#waking)
    clearTimeout(this.#resting)
    this.#dialler.stop()
    if (this.#socket) drop(this.#socket)
    this.#socket = null
  }

  /** Closes the connection, and searches for another one after a while. */
  rest(ms: number): void {
    this.#lose()
    this.#dialler.stop()
    this.#resting = setTimeout(() => this.#dialler.begin(), ms)
  }

  /** Sends now; false where there is no connection. */
  send(text: string): boolean {
    if (this.#socket?.readyState !== OPEN) return false
    this.#socket.send(text)
    return true
  }

  /** The user returns to the page, or the network is back: tries at once instead of waiting. */
  wake(): void {
    if (!this.#socket) return this.#dialler.wake()
    if (this.#socket.readyState !== OPEN) return this.#lose()
    this.#ping()
    clearTimeout(this.#waking)
    this.#waking = setTimeout(
      () => {
        if (this.#askedAt !== null && this.#heardAt < this.#askedAt) this.#lose()
      },
      Math.max(WAKE_SILENCE_MS, REACHES * (this.#reach ?? 0)),
    )
  }

  /** Records the answer to a ping: the host's clock, and when the ping was sent (page's clock). */
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

  #open(socket: Socket): void {
    this.#socket = socket
    // A restarted host has a new clock.
    this.#samples = []
    this.#heardAt = performance.now()
    this.#askedAt = null
    socket.onmessage = ({ data }) => {
      this.#heardAt = performance.now()
      this.#askedAt = null
      this.#options.hear(String(data))
    }
    socket.onclose = () => this.#lose()
    socket.send(this.#options.greeting())
    this.#ping()
  }

  /** Closes the connection and searches for another one. */
  #lose(): void {
    clearTimeout(this.#waking)
    if (this.#socket) drop(this.#socket)
    this.#socket = null
    this.#options.lost()
    this.#dialler.begin()
  }

  #ping(): void {
    const now = performance.now()
    if (this.#socket?.readyState !== OPEN) return
    // A page in the background sleeps between two checks, so only an unanswered ping counts as silence.
    if (this.#askedAt !== null && now - this.#askedAt > SILENCE_MS && this.#heardAt < this.#askedAt)
      return this.#lose()
    this.#askedAt ??= now
    this.#socket.send(JSON.stringify({ type: 'ping', sent: now }))
  }
}
