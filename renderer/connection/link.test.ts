// The connection over an outage, with each browser's delays of sockets after failed ones.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeBrowser, MINUTE_MS, PATIENCE, WAY_MS } from './fake-browser.ts'
import { Link } from './link.ts'

const OUTAGES_MS = [5_000, MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS] as const

/** A page with its connection open. */
async function openPage(kind: keyof typeof PATIENCE) {
  const browser = new FakeBrowser(PATIENCE[kind]())
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
  it('is back within five seconds whenever a long silence ends', async () => {
    const { browser, page, link } = await openPage(kind)
    for (let odd = 0; odd < 130_000; odd += 2_350) {
      browser.leave('dark')
      await vi.advanceTimersByTimeAsync(2 * MINUTE_MS + odd)
      browser.comeBack()
      await vi.advanceTimersByTimeAsync(5_000)
      expect(page.online).toBe(true)
      await vi.advanceTimersByTimeAsync(1_000)
    }
    link.stop()
  })

  it('leaves few connections at a frozen host, and is back as soon as the host goes on', async () => {
    const { browser, page, link } = await openPage(kind)
    browser.leave('frozen')
    await vi.advanceTimersByTimeAsync(30 * MINUTE_MS)
    expect(browser.takenInEver).toBeLessThan(110)
    browser.comeBack()
    await vi.advanceTimersByTimeAsync(500)
    expect(page.online).toBe(true)
    link.stop()
  })

  describe.each(['killed', 'dark', 'frozen'] as const)('whose way to the host is %s', (how) => {
    it.each(OUTAGES_MS)('is back within five seconds after an outage of %i ms', async (outage) => {
      const { browser, page, link } = await openPage(kind)
      // Outages begin and end anywhere between two pings and two tries.
      for (const odd of outage > MINUTE_MS ? [1_170] : [0, 330, 1_170, 2_790]) {
        await vi.advanceTimersByTimeAsync(3_000 + odd)
        browser.leave(how)
        await vi.advanceTimersByTimeAsync(outage + odd)
        browser.comeBack()
        await vi.advanceTimersByTimeAsync(5_000)
        expect(page.online).toBe(true)
      }
      link.stop()
    })
  })

  it('opens one socket when a frozen host goes on', async () => {
    const { browser, page, link } = await openPage(kind)
    for (let odd = 0; odd < 11_000; odd += 30) {
      browser.leave('frozen')
      await vi.advanceTimersByTimeAsync(MINUTE_MS + odd)
      const { dialled } = browser
      browser.comeBack()
      await vi.advanceTimersByTimeAsync(1_000)
      expect(page.online).toBe(true)
      expect(browser.dialled).toBe(dialled + 1)
      await vi.advanceTimersByTimeAsync(6_000)
    }
    link.stop()
  })

  it('is back at once each time a host is killed again as soon as it is back', async () => {
    const { browser, page, link } = await openPage(kind)
    for (let kills = 0; kills < 6; kills++) {
      browser.leave('killed')
      await vi.advanceTimersByTimeAsync(5_000)
      browser.comeBack()
      await vi.advanceTimersByTimeAsync(kind === 'Chromium' ? 1_000 : 3_000)
      expect(page.online).toBe(true)
    }
    link.stop()
  })

  it('opens no sockets during an outage', async () => {
    const { browser, link } = await openPage(kind)
    browser.leave('killed')
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
    expect(browser.dialled).toBe(1)
    link.stop()
  })

  it('waits for a socket that the browser delays, and does not open another', async () => {
    const { browser, page, link } = await openPage(kind)
    browser.leave('killed')
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    // Another page of the same browser has caused many failures.
    for (let failure = 0; failure < 60; failure++) {
      browser.patience.delay(performance.now())
      browser.patience.failed(performance.now())
    }
    browser.comeBack()
    await vi.advanceTimersByTimeAsync(kind === 'Chromium' ? 5_500 : 61_000)
    expect(page.online).toBe(true)
    link.stop()
  })

  it('asks at once when the user returns to the page', async () => {
    const { browser, page, link } = await openPage(kind)
    browser.leave('killed')
    await vi.advanceTimersByTimeAsync(30 * MINUTE_MS + 100)
    browser.comeBack()
    link.wake()
    await vi.advanceTimersByTimeAsync(200)
    expect(page.online).toBe(true)
    link.stop()
  })
})

it('finds out within 1.2 seconds whether a connection is still alive when the user returns to the page', async () => {
  const { browser, page, link } = await openPage('Chromium')
  browser.leave('dark')
  link.wake()
  await vi.advanceTimersByTimeAsync(1_300)
  expect(page.online).toBe(false)
  browser.comeBack()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(page).toEqual({ online: true, welcomed: 2 })
  link.stop()
})

it('does not connect any more once it is stopped', async () => {
  const { browser, link } = await openPage('Chromium')
  browser.leave('killed')
  await vi.advanceTimersByTimeAsync(3_000)
  link.stop()
  browser.comeBack()
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(browser.dialled).toBe(1)
  expect(vi.getTimerCount()).toBe(0)
})
