// The line over an outage, with a browser's own way of holding back sockets that follow failed ones.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { randomFrom, type Random } from '../../shared/kernel/random.ts'
import type { Socket } from './dialler.ts'
import { Link } from './link.ts'

const MINUTE_MS = 60_000
/** When TCP asks again after a word that nobody answered, from the first. */
const TCP_ASKS_MS = [0, 1_000, 3_000, 7_000, 15_000, 31_000, 63_000] as const
const WAY_MS = 15

type Host = 'there' | 'killed' | 'silent'

/** How long a browser holds a new socket back, by what became of those before. */
interface Patience {
  delay(now: number): number
  opened(): void
  failed(now: number): void
  /** The page closed it before anything became of it. */
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

class FakeBrowser {
  host: Host = 'there'
  dialled = 0
  lines = new Set<FakeSocket>()
  readonly patience: Patience
  constructor(patience: Patience) {
    this.patience = patience
  }

  /** Settles as a connection of TCP would: true when it stands, false when it was refused. Silence has no end here. */
  connect(done: (stands: boolean) => void): () => void {
    const timers = TCP_ASKS_MS.map((after) =>
      setTimeout(() => {
        if (this.host === 'silent') return
        const stands = this.host === 'there'
        cancel()
        timers.push(setTimeout(() => done(stands), WAY_MS))
      }, after),
    )
    const cancel = () => timers.splice(0).forEach(clearTimeout)
    return cancel
  }

  dial = (): Socket => {
    this.dialled += 1
    return new FakeSocket(this)
  }

  knock = (signal: AbortSignal): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const cancel = this.connect(resolve)
      signal.addEventListener('abort', () => {
        cancel()
        reject(signal.reason as Error)
      })
    })

  /** The host dies or freezes. */
  leave(how: 'killed' | 'silent'): void {
    this.host = how
    if (how === 'killed') for (const line of [...this.lines]) line.breakOff()
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
      this.cancel = browser.connect((stands) => {
        if (!stands) {
          patience.failed(performance.now())
          return this.breakOff()
        }
        patience.opened()
        this.readyState = 1
        browser.lines.add(this)
        this.onopen?.({} as never)
      })
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

const BROWSERS = {
  Chromium: () => new ChromiumPatience(randomFrom('patience')),
  Firefox: () => new FirefoxPatience(),
} as const
const OUTAGES_MS = [5_000, MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS] as const

/** A page with its line open. */
async function openPage(kind: keyof typeof BROWSERS) {
  const browser = new FakeBrowser(BROWSERS[kind]())
  const page = { welcomed: 0, online: false }
  const link = new Link({
    dial: browser.dial,
    knock: browser.knock,
    greeting: () => JSON.stringify({ type: 'hello' }),
    hear: (text) => {
      if (text === 'after hello') page.welcomed += 1
      else link.answered(Date.now(), performance.now() - 2 * WAY_MS)
      page.online = true
    },
    lost: () => (page.online = false),
  })
  link.start()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(page.online).toBe(true)
  return { browser, page, link }
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
  })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(['Chromium', 'Firefox'] as const)('a line in %s', (kind) => {
  describe.each(['killed', 'silent'] as const)('whose host is %s', (how) => {
    it.each(OUTAGES_MS)('is back within five seconds after an outage of %i ms', async (outage) => {
      const { browser, page, link } = await openPage(kind)
      // Outages begin and end anywhere between two pings and two tries.
      for (const odd of outage > MINUTE_MS ? [1_170] : [0, 330, 1_170, 2_790]) {
        await vi.advanceTimersByTimeAsync(3_000 + odd)
        browser.leave(how)
        await vi.advanceTimersByTimeAsync(outage + odd)
        browser.host = 'there'
        await vi.advanceTimersByTimeAsync(5_000)
        expect(page.online).toBe(true)
      }
      link.stop()
    })
  })

  it('opens no sockets into an outage', async () => {
    const { browser, link } = await openPage(kind)
    browser.leave('killed')
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
    expect(browser.dialled).toBe(1)
    link.stop()
  })

  it('waits for a socket that the browser holds back, and does not begin anew each time', async () => {
    const { browser, page, link } = await openPage(kind)
    browser.leave('killed')
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    // Another page of the same browser has piled failures up.
    for (let failure = 0; failure < 60; failure++) {
      browser.patience.delay(performance.now())
      browser.patience.failed(performance.now())
    }
    browser.host = 'there'
    await vi.advanceTimersByTimeAsync(kind === 'Chromium' ? 5_500 : 61_000)
    expect(page.online).toBe(true)
    link.stop()
  })

  it('asks at once when somebody comes back to the page', async () => {
    const { browser, page, link } = await openPage(kind)
    browser.leave('killed')
    await vi.advanceTimersByTimeAsync(30 * MINUTE_MS + 100)
    browser.host = 'there'
    link.wake()
    await vi.advanceTimersByTimeAsync(200)
    expect(page.online).toBe(true)
    link.stop()
  })
})

it('finds out within 1.2 seconds whether a line is still alive when somebody comes back to the page', async () => {
  const { browser, page, link } = await openPage('Chromium')
  browser.leave('silent')
  link.wake()
  await vi.advanceTimersByTimeAsync(1_300)
  expect(page.online).toBe(false)
  browser.host = 'there'
  await vi.advanceTimersByTimeAsync(1_500)
  expect(page).toEqual({ online: true, welcomed: 2 })
  link.stop()
})

it('tries nothing more once it is stopped', async () => {
  const { browser, link } = await openPage('Chromium')
  browser.leave('killed')
  await vi.advanceTimersByTimeAsync(3_000)
  link.stop()
  browser.host = 'there'
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(browser.dialled).toBe(1)
  expect(vi.getTimerCount()).toBe(0)
})
