// A browser and its network, for tests of the connection: how it delays sockets after failed ones, how its requests
// share connections, and how often TCP retries a machine that does not answer.
import { randomFrom, type Random } from '../../shared/kernel/random.ts'
import type { Socket, Way } from './dialler.ts'

export const MINUTE_MS = 60_000
/** When TCP retries an unanswered packet, counted from the first, and when it stops. */
const TCP_ASKS_MS = [0, 1_000, 3_000, 7_000, 15_000, 31_000, 63_000] as const
const TCP_GIVES_UP_MS = 127_000
export const WAY_MS = 15
/** The time the host takes for an answer. */
const ANSWER_MS = 20

/** A dead host refuses; a broken network loses everything; the system of a frozen host accepts so many connections. */
type Host = 'there' | 'killed' | 'dark' | 'frozen'
const MOST_TAKEN_IN = 511
const MOST_CONNECTIONS_OF_WAY = 6

/** How long a browser delays a new socket, by the results of those before. */
interface Patience {
  delay(now: number): number
  opened(): void
  failed(now: number): void
  /** The page closed it before it had a result. */
  givenUp(now: number): void
}

/** A delay drawn from one to five seconds, scaled by 2 to the power of failures for each success; counts last minutes. */
class ChromiumPatience implements Patience {
  private readonly random: Random
  private failures: number[] = []
  private successes = 0
  private pending = 0
  constructor(random: Random) {
    this.random = random
  }
  delay(now: number): number {
    this.failures = this.failures.filter((at) => now - at < 3 * MINUTE_MS)
    const power = Math.min(16, this.pending + Math.floor(this.failures.length / (this.successes + 1)))
    this.pending += 1
    return ((1_000 + this.random.below(4_000)) * 2 ** power) / 65_536
  }
  opened(): void {
    this.pending -= 1
    this.successes += 1
  }
  failed(now: number): void {
    this.pending -= 1
    this.failures.push(now)
  }
  givenUp(now: number): void {
    this.failed(now)
  }
}

/** Half as long again after each failure, up to a minute, counted from the failure. */
class FirefoxPatience implements Patience {
  private next = 0
  private failedAt = -Infinity
  delay(now: number): number {
    return Math.max(0, this.failedAt + this.next - now)
  }
  opened(): void {
    this.next = 0
  }
  failed(now: number): void {
    this.next = this.next === 0 ? 400 : Math.min(MINUTE_MS, this.next * 1.5)
    this.failedAt = now
  }
  givenUp(now: number): void {
    if (this.next === 0) this.failed(now)
  }
}

/** A request and its result: an answer, or none. */
interface Request {
  readonly way: Way
  settleOnce: (answered: boolean) => void
}

/** A connection for requests of its way. */
interface Connection {
  readonly way: Way
  /** The request it carries: the host's system has it, the host has not answered yet. */
  carries: Request | null
  cancel: () => void
}

export class FakeBrowser {
  host: Host = 'there'
  dialled = 0
  lines = new Set<FakeSocket>()
  readonly patience: Patience
  /** Connections that the frozen host's system has accepted. Closed ones keep their place until the host goes on. */
  takenInEver = 0
  private busyUntil = -Infinity
  private takenIn = new Set<() => void>()
  private requests: Request[] = []
  private connections: Connection[] = []
  /** Sockets take turns: only one at a time is being opened. */
  private turns: (() => void)[] = []
  constructor(patience: Patience) {
    this.patience = patience
  }

  /**
   * A TCP connection with a request to the host. It settles once: true when the host has answered, false when it
   * refused or TCP gave up. `stands` is called when the other side has the request.
   */
  connect(done: (answered: boolean) => void, stands: () => void = () => undefined): () => void {
    const timers: ReturnType<typeof setTimeout>[] = []
    const cancel = () => {
      this.takenIn.delete(answer)
      timers.splice(0).forEach(clearTimeout)
    }
    const settleOnce = (answered: boolean) => {
      cancel()
      timers.push(setTimeout(() => done(answered), WAY_MS))
    }
    const answer = () => settleOnce(true)
    const ask = () => {
      if (this.host === 'frozen' && this.takenInEver < MOST_TAKEN_IN) {
        this.takenInEver += 1
        cancel()
        this.takenIn.add(answer)
        stands()
      } else if (this.host === 'there') {
        stands()
        this.inTurn(answer)
      } else if (this.host === 'killed') settleOnce(false)
    }
    timers.push(...TCP_ASKS_MS.map((after) => setTimeout(ask, after)))
    timers.push(setTimeout(() => settleOnce(false), TCP_GIVES_UP_MS))
    return cancel
  }

  /** The host answers those that came while it was frozen one after another, and newcomers after them. */
  private inTurn(answer: () => void): void {
    const now = performance.now()
    const busy = Math.max(0, this.busyUntil - now)
    this.busyUntil = now + busy + ANSWER_MS
    setTimeout(answer, busy)
  }

  dial = (): Socket => {
    this.dialled += 1
    return new FakeSocket(this)
  }

  /** Runs when no other socket is being opened; the result ends the turn. */
  turn(run: () => void): () => void {
    this.turns.push(run)
    if (this.turns.length === 1) run()
    return () => {
      const was = this.turns.indexOf(run)
      if (was >= 0) this.turns.splice(was, 1)
      if (was === 0) this.turns[0]?.()
    }
  }

  /**
   * Chromium keeps a connection whose request was cancelled before it was established, and gives it to the next one.
   * An established one is closed with its request.
   */
  knock = (signal: AbortSignal, way: Way): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const request = { way, settleOnce: resolve }
      this.requests.push(request)
      signal.addEventListener('abort', () => {
        this.requests = this.requests.filter((other) => other !== request)
        const carrier = this.connections.find(({ carries }) => carries === request)
        if (carrier) this.close(carrier)
        reject(signal.reason as Error)
      })
      this.connectMore(way)
    })

  private close(connection: Connection): void {
    connection.cancel()
    this.connections = this.connections.filter((other) => other !== connection)
  }

  private connectMore(way: Way): void {
    const connections = this.connections.filter((one) => one.way === way)
    const onTheirWay = connections.filter(({ carries }) => !carries).length
    const waiting = this.requests.filter((request) => request.way === way).length
    if (waiting <= onTheirWay || connections.length >= MOST_CONNECTIONS_OF_WAY) return
    const made: Connection = { way, carries: null, cancel: () => undefined }
    const next = () => {
      const request = this.requests.find((one) => one.way === way) ?? null
      this.requests = this.requests.filter((one) => one !== request)
      return request
    }
    this.connections.push(made)
    made.cancel = this.connect(
      (answered) => {
        this.close(made)
        const request = made.carries ?? next()
        request?.settleOnce(answered)
        this.connectMore(way)
      },
      () => (made.carries = next()),
    )
  }

  /** The host dies or freezes, or the network breaks. */
  leave(how: Exclude<Host, 'there'>): void {
    this.host = how
    this.takenInEver = 0
    if (how === 'killed') for (const line of [...this.lines]) line.breakOff()
  }

  comeBack(): void {
    this.host = 'there'
    for (const answer of [...this.takenIn]) this.inTurn(answer)
  }
}

class FakeSocket implements Socket {
  readyState = 0
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  onerror: Socket['onerror'] = null
  private readonly browser: FakeBrowser
  private cancel: () => void

  constructor(browser: FakeBrowser) {
    this.browser = browser
    const { patience } = browser
    const timer = setTimeout(() => {
      let cancel = () => {}
      const turnOver = browser.turn(() => {
        cancel = browser.connect((stands) => {
          turnOver()
          if (!stands) {
            patience.failed(performance.now())
            return this.breakOff()
          }
          patience.opened()
          this.readyState = 1
          browser.lines.add(this)
          this.onopen?.({} as never)
        })
      })
      this.cancel = () => {
        cancel()
        turnOver()
      }
    }, patience.delay(performance.now()))
    this.cancel = () => clearTimeout(timer)
  }

  breakOff(): void {
    this.readyState = 3
    this.browser.lines.delete(this)
    this.onclose?.({} as never)
  }

  send(text: string): void {
    const { type } = JSON.parse(text) as { type: string }
    setTimeout(() => {
      if (this.browser.host === 'there' && this.readyState === 1) this.onmessage?.({ data: `after ${type}` })
    }, WAY_MS)
  }

  close(): void {
    if (this.readyState === 0) {
      this.cancel()
      this.browser.patience.givenUp(performance.now())
    }
    this.readyState = 3
    this.browser.lines.delete(this)
  }
}

/** How patient each browser is. */
export const PATIENCE = {
  Chromium: () => new ChromiumPatience(randomFrom('patience')),
  Firefox: () => new FirefoxPatience(),
} as const
