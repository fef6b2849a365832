// Finds the way to a host that does not answer. A browser makes sockets wait that follow failed ones, Chromium for up to
// five seconds and Firefox for up to a minute, and whoever gives such a socket up has failed once more. So the host is
// asked over plain HTTP first, which no browser slows down, and a socket is dialled when it has answered.
//
// Where nothing comes back for some seconds, not even a refusal, questions are left waiting. A host that is frozen answers them the
// moment it goes on, and questions given up would fill the queue at its door instead. TCP asks for a silent machine ever
// more rarely, and Chromium hands the connection of a question given up to the next one; but of a dozen connections begun
// ten seconds apart, one asks every four seconds at least.

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

/** A browser keeps two sets of six connections to a host: for requests that tell who the user is, and for others. */
export type Way = 'known' | 'unknown'

export interface DiallerOptions {
  readonly dial: () => Socket
  /** Asks the host for a sign of life, by one of the browser's ways to it; false where none came. */
  readonly knock: (signal: AbortSignal, way: Way) => Promise<boolean>
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
/** A knock that waits so long waits into silence: sockets dialled before may be lost. */
const SILENCE_MS = 4_000
/** So long after a search began a silence is still a short one. */
const SHORT_MS = 8_000
/** Knocks that wait at once: as many as the browser has connections for. */
const MOST_KNOCKS = 12
/** So many knocks follow one another at the usual pauses; while these wait in a long silence, others begin later. */
const QUICK_KNOCKS = 3
const SLOW_PAUSE_MS = 10_000
/** A knock that waited so long may have been taken in by a machine that has since been started anew. */
const KNOCK_MS = 240_000
/** Sockets under way at once; after that the oldest makes room. */
const MOST_SOCKETS = 3
/** A line that broke so soon was none: the pauses go on where they were. */
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

  /** Searches until a line is found; `served` says that this page has only just come from the host. */
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
        // Others would wait for sockets that were lost, and are dialled anew.
        if (lost > 0) {
          this.#giveUp(this.#knocks.length)
          this.#dropSockets()
          this.#dial()
        } else this.#dialIfDue()
      })
  }

  /** A host that was away is dialled as if for the first time, unless the browser holds a socket back. */
  #isAway(): void {
    if (this.#sockets.length > 0) return
    this.#dialled = 0
    this.#dialledAt = -Infinity
  }

  #knockIfDue(): void {
    this.#giveUp(this.#olderThan(KNOCK_MS))
    // A short silence is mostly the network's, which loses what was asked meanwhile: the oldest knock makes room.
    const isShort = performance.now() - this.#began < SHORT_MS
    if (isShort && this.#knocks.length >= QUICK_KNOCKS) this.#giveUp(1)
    const newest = this.#knocks.at(-1)
    const isDue =
      this.#knocks.length < QUICK_KNOCKS ||
      (this.#knocks.length < MOST_KNOCKS && newest && performance.now() - newest.at >= SLOW_PAUSE_MS)
    if (isDue) return this.#knock()
    this.#timer = setTimeout(() => this.#knockIfDue(), this.#pause())
  }

  /** How many knocks have waited so long. */
  #olderThan(ms: number): number {
    return this.#knocks.filter(({ at }) => performance.now() - at >= ms).length
  }

  /** Gives up so many knocks, the oldest first. */
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

/** Lets go of a socket without waiting for a goodbye that may never arrive. */
export function drop(socket: Socket): void {
  socket.onopen = socket.onmessage = socket.onclose = null
  socket.onerror = () => undefined
  socket.close()
}
