// Keeps one line to the host open, and knows the host's clock. A Wi-Fi that goes away says nothing: the line merely
// falls silent, and what was sent into it would be sent again only seconds after the Wi-Fi is back. So a silent line is
// given up, and another one looked for until one gets through.
import { Dialler, drop, type DiallerOptions, type Socket } from './dialler.ts'

export interface LinkOptions extends Omit<DiallerOptions, 'found'> {
  /** The first message on a new line. */
  readonly greeting: () => string
  readonly hear: (text: string) => void
  /** The line broke; another one is looked for meanwhile. */
  readonly lost: () => void
}

const OPEN = 1
const PING_MS = 2_000
/** No word for so long after a ping, and the line is dead. */
const SILENCE_MS = 4_000
/** The same for somebody who has just come back to the page. A long way there and back takes longer. */
const WAKE_SILENCE_MS = 1_200
const REACHES = 4
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
  readonly #dialler: Dialler
  #pulse: ReturnType<typeof setInterval> | undefined
  #waking: ReturnType<typeof setTimeout> | undefined
  #resting: ReturnType<typeof setTimeout> | undefined
  #heardAt = 0
  /** When the oldest ping that nothing has come after was sent; null when none waits. */
  #askedAt: number | null = null
  #samples: Sample[] = []
  /** The quickest way there and back that was ever seen, in milliseconds; undefined before the first. */
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

  /** Gives the line up, and looks for another one after a while. */
  rest(ms: number): void {
    this.#lose()
    this.#dialler.stop()
    this.#resting = setTimeout(() => this.#dialler.begin(), ms)
  }

  /** Sends now; false where there is no line. */
  send(text: string): boolean {
    if (this.#socket?.readyState !== OPEN) return false
    this.#socket.send(text)
    return true
  }

  /** Somebody looks at the page again, or the network is back: looks at once instead of waiting. */
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

  #open(socket: Socket): void {
    this.#socket = socket
    // A host that was started anew has a new clock.
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

  /** Gives the line up and looks for another one. */
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
    // A page in the background sleeps between two looks: only a ping that nothing came after counts as silence.
    if (this.#askedAt !== null && now - this.#askedAt > SILENCE_MS && this.#heardAt < this.#askedAt)
      return this.#lose()
    this.#askedAt ??= now
    this.#socket.send(JSON.stringify({ type: 'ping', sent: now }))
  }
}
