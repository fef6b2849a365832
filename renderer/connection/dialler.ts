// Connects to a host that does not answer. After a failed socket browsers delay the next ones, Chromium for up to five
// seconds and Firefox for up to a minute, and closing a delayed socket counts as one more failure. So the host is asked
// over plain HTTP first, which no browser delays, and a socket is opened once it has answered.
//
// When nothing comes back for some seconds, not even a refusal, the requests are left waiting. A frozen host answers
// them as soon as it goes on; cancelled requests would only fill its queue. TCP retries a silent machine ever more
// rarely, and Chromium gives the connection of a cancelled request to the next one; but of a dozen connections begun
// ten seconds apart, at least one retries every four seconds.

/** The part of a WebSocket that is used. */
export interface Socket {
  readonly readyState: number
  onopen: ((event: never) => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  send(text: string): void
  close(): void
}

/** A browser keeps two sets of six connections to a host: for requests with credentials, and for others. */
export type Way = 'known' | 'unknown'

export interface DiallerOptions {
  readonly dial: () => Socket
  /** Asks the host for a sign of life over one of the two sets; false where none came. */
  readonly knock: (signal: AbortSignal, way: Way) => Promise<boolean>
  /** The connection that was opened. Nothing is tried any more until the next `begin`. */
  readonly found: (socket: Socket) => void
}

/** Pauses between a search's first requests: a restarted host is back at once. */
const FIRST_PAUSES_MS = [100, 200, 400, 700] as const
const PAUSE_MS = 900
/** Later ones are rarer, to save a phone's battery. */
const LATER_MS = 60_000
const LATER_PAUSE_MS = 2_000
/**
 * A page that was just loaded has reached the host already: it opens a socket, and sends requests only when that
 * takes long.
 */
const FIRST_DIAL_MS = 2_000
/**
 * How long after a socket another one may be opened, while the host answers and no connection is made. The one before
 * stays open: the browser may be delaying it.
 */
const REDIAL_MS = [2_000, 5_000, 10_000, 30_000] as const
/** A request that waits so long gets no answer: sockets opened before may be lost. */
const SILENCE_MS = 4_000
/** A silence shorter than this since the search began counts as short. */
const SHORT_MS = 8_000
/** Requests that wait at once: as many as the browser has connections for. */
const MOST_KNOCKS = 12
/** So many requests follow one another at the usual pauses; while these wait in a long silence, others begin later. */
const QUICK_KNOCKS = 3
const SLOW_PAUSE_MS = 10_000
/** A request that waited so long may have been accepted by a machine that has since been restarted. */
const KNOCK_MS = 240_000
/** Sockets opened at once; beyond that the oldest is closed. */
const MOST_SOCKETS = 3
/** A connection that broke so soon does not count: the pauses go on where they were. */
const STEADY_MS = 5_000

interface Knock {
  readonly way: Way
  readonly at: number
  readonly giveUp: AbortController
}

export class Dialler {
  readonly #options: DiallerOptions
  #knocks: Knock[] = []
  #sockets: Socket[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #searching = false
  #began = 0
  #knocked = 0
  #dialled = 0
  #dialledAt = -Infinity
  #foundAt = -Infinity

  constructor(options: DiallerOptions) {
    this.#options = options
  }

  /** Searches until a connection is found; `served` says that this page has only just come from the host. */
  begin(served = false): void {
    this.stop()
    const now = performance.now()
    this.#searching = true
    this.#began = now
    this.#knocked = 0
    if (now - this.#foundAt > STEADY_MS) {
      this.#dialled = 0
      this.#dialledAt = -Infinity
    }
    if (!served) return this.#knock()
    this.#dial()
    this.#timer = setTimeout(() => this.#knock(), FIRST_DIAL_MS)
  }

  /** The user returns to the page, or the network is back: asks now, and opens a socket at once if the host answers. */
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
    this.#giveUp(this.#knocks.length)
    this.#dropSockets()
  }

  #knock(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#knockIfDue(), this.#pause())
    this.#knocked += 1
    if (this.#knocks.length >= MOST_KNOCKS) this.#giveUp(1)
    const ofWay = (way: Way) => this.#knocks.filter((knock) => knock.way === way).length
    const way = ofWay('unknown') < ofWay('known') ? 'unknown' : 'known'
    const knock = { way, at: performance.now(), giveUp: new AbortController() } as const
    this.#knocks.push(knock)
    void this.#options
      .knock(knock.giveUp.signal, way)
      .catch(() => false)
      .then((answered) => {
        if (!this.#knocks.includes(knock)) return
        const lost = this.#olderThan(SILENCE_MS)
        this.#knocks = this.#knocks.filter((other) => other !== knock)
        if (!answered) return this.#isAway()
        // New sockets would wait for lost ones, so the lost ones are closed and opened again.
        if (lost > 0) {
          this.#giveUp(this.#knocks.length)
          this.#dropSockets()
          this.#dial()
        } else this.#dialIfDue()
      })
  }

  /** A host that was away is connected to as if for the first time, unless the browser delays a socket. */
  #isAway(): void {
    if (this.#sockets.length > 0) return
    this.#dialled = 0
    this.#dialledAt = -Infinity
  }

  #knockIfDue(): void {
    this.#giveUp(this.#olderThan(KNOCK_MS))
    // A short silence mostly comes from the network, which loses the requests of that time: the oldest one is
    // replaced.
    const isShort = performance.now() - this.#began < SHORT_MS
    if (isShort && this.#knocks.length >= QUICK_KNOCKS) this.#giveUp(1)
    const newest = this.#knocks.at(-1)
    const isDue =
      this.#knocks.length < QUICK_KNOCKS ||
      (this.#knocks.length < MOST_KNOCKS && newest && performance.now() - newest.at >= SLOW_PAUSE_MS)
    if (isDue) return this.#knock()
    this.#timer = setTimeout(() => this.#knockIfDue(), this.#pause())
  }

  /** How many requests have waited so long. */
  #olderThan(ms: number): number {
    return this.#knocks.filter(({ at }) => performance.now() - at >= ms).length
  }

  /** Cancels so many requests, the oldest first. */
  #giveUp(count: number): void {
    for (const { giveUp } of this.#knocks.splice(0, count)) giveUp.abort()
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

  #dropSockets(): void {
    for (const socket of this.#sockets.splice(0)) drop(socket)
  }

  #dial(): void {
    this.#dialled += 1
    this.#dialledAt = performance.now()
    const socket = this.#options.dial()
    const forget = () => (this.#sockets = this.#sockets.filter((other) => other !== socket))
    this.#sockets.push(socket)
    const oldest = this.#sockets.length > MOST_SOCKETS && this.#sockets.shift()
    if (oldest) drop(oldest)
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

/** Drops a socket without waiting for a close frame that may never arrive. */
export function drop(socket: Socket): void {
  socket.onopen = socket.onmessage = socket.onclose = null
  socket.onerror = () => undefined
  socket.close()
}
