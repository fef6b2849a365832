// Finds the way to a host that does not answer. A browser makes sockets wait that follow failed ones, Chromium for up to
// five seconds and Firefox for up to a minute, and whoever gives such a socket up has failed once more. So the host is
// asked over plain HTTP first, which no browser slows down, and a socket is dialled when it has answered. Where nothing
// comes back at all, not even a refusal, Chromium gives later requests the connections that it began for earlier ones, and
// TCP asks ever more rarely; a socket always has one of its own, so one is dialled now and then into such a silence.

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

export interface DiallerOptions {
  readonly dial: () => Socket
  /** Asks the host for a sign of life; false where none came. */
  readonly knock: (signal: AbortSignal) => Promise<boolean>
  /** The line that came about. Nothing is tried any more until the next `begin`. */
  readonly found: (socket: Socket) => void
}

/** Pauses between a search's first knocks: a host that was only started anew is back at once. */
const FIRST_PAUSES_MS = [100, 200, 400, 700] as const
const PAUSE_MS = 900
/** Later ones leave a phone's battery alone. */
const LATER_MS = 60_000
const LATER_PAUSE_MS = 2_000
/** A page that was just loaded has the host's answer already: it dials, and knocks only when that takes long. */
const FIRST_DIAL_MS = 2_000
/**
 * How long after a socket another one may be dialled, while the host answers and no line comes about. The one before goes
 * on: the browser may be holding it back.
 */
const REDIAL_MS = [2_000, 5_000, 10_000, 30_000] as const
/** Nothing for so long, no answer and no refusal, is silence. */
const SILENCE_MS = 4_000
/** A socket dialled into a silence has so long: the browser may hold it back for five seconds, then TCP asks a few times. */
const SILENT_DIAL_MS = 8_000
/** Knocks, and sockets, under way at once; after that the oldest makes room. */
const MOST_AT_ONCE = 3
/** A line that broke so soon was none: the pauses go on where they were. */
const STEADY_MS = 5_000

interface Dialled {
  readonly socket: Socket
  readonly at: number
}

export class Dialler {
  readonly #options: DiallerOptions
  #knocks: AbortController[] = []
  #sockets: Dialled[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #searching = false
  #began = 0
  #knocked = 0
  #dialled = 0
  #dialledAt = -Infinity
  /** When something was last heard of a knock, an answer or a refusal. */
  #settledAt = -Infinity
  #foundAt = -Infinity

  constructor(options: DiallerOptions) {
    this.#options = options
  }

  /** Searches until a line is found; `served` says that this page has only just come from the host. */
  begin(served = false): void {
    this.stop()
    const now = performance.now()
    this.#searching = true
    this.#began = now
    this.#knocked = 0
    this.#settledAt = -Infinity
    if (now - this.#foundAt > STEADY_MS) {
      this.#dialled = 0
      this.#dialledAt = -Infinity
    }
    if (!served) return this.#knock()
    this.#dial()
    this.#timer = setTimeout(() => this.#knock(), FIRST_DIAL_MS)
  }

  /** Somebody looks at the page, or the network is back: asks now, and dials at once if the host answers. */
  wake(): void {
    if (!this.#searching) return
    this.#began = performance.now()
    this.#knocked = 0
    this.#dialled = 0
    this.#dialledAt = -Infinity
    this.#knock()
  }

  stop(): void {
    this.#searching = false
    clearTimeout(this.#timer)
    for (const knock of this.#knocks.splice(0)) knock.abort()
    for (const { socket } of this.#sockets.splice(0)) drop(socket)
  }

  #knock(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#knock(), this.#pause())
    this.#intoSilence()
    this.#knocked += 1
    const knock = new AbortController()
    this.#knocks.push(knock)
    if (this.#knocks.length > MOST_AT_ONCE) this.#knocks.shift()?.abort()
    void this.#options
      .knock(knock.signal)
      .catch(() => false)
      .then((answered) => {
        this.#knocks = this.#knocks.filter((other) => other !== knock)
        if (!this.#searching || knock.signal.aborted) return
        this.#settledAt = performance.now()
        if (answered) this.#dialIfDue()
      })
  }

  /** Where nothing at all was heard for a while, a socket is tried, and another one after it. */
  #intoSilence(): void {
    const now = performance.now()
    if (now - Math.max(this.#began, this.#settledAt) < SILENCE_MS) return
    const newest = this.#sockets.at(-1)
    if (newest && now - newest.at < SILENT_DIAL_MS) return
    for (const { socket } of this.#sockets.splice(0)) drop(socket)
    this.#open()
  }

  #pause(): number {
    const first = FIRST_PAUSES_MS[this.#knocked]
    if (first !== undefined) return first
    return performance.now() - this.#began < LATER_MS ? PAUSE_MS : LATER_PAUSE_MS
  }

  #dialIfDue(): void {
    const now = performance.now()
    const gap = REDIAL_MS[Math.min(this.#dialled - 1, REDIAL_MS.length - 1)] ?? 0
    if (now - this.#dialledAt >= gap) this.#dial()
  }

  #dial(): void {
    this.#dialled += 1
    this.#dialledAt = performance.now()
    this.#open()
  }

  #open(): void {
    const socket = this.#options.dial()
    const forget = () => (this.#sockets = this.#sockets.filter((other) => other.socket !== socket))
    this.#sockets.push({ socket, at: performance.now() })
    const oldest = this.#sockets.length > MOST_AT_ONCE && this.#sockets.shift()
    if (oldest) drop(oldest.socket)
    socket.onopen = () => {
      forget()
      this.stop()
      this.#foundAt = performance.now()
      this.#options.found(socket)
    }
    socket.onerror = () => undefined
    socket.onclose = forget
  }
}

/** Lets go of a socket without waiting for a goodbye that may never arrive. */
export function drop(socket: Socket): void {
  socket.onopen = socket.onmessage = socket.onclose = null
  socket.onerror = () => undefined
  socket.close()
}
