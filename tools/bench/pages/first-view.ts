// From opening the page of a seat to its board on the screen, at a real host on this machine.
import { type Browser, expect, type Page } from '@playwright/test'
import { setTable, type Setting } from '../../../test/e2e/support/host-page.ts'
import { Player } from '../../../test/e2e/support/player.ts'
import { startTableHost, type TableHost } from '../../../test/e2e/support/table-host.ts'
import { answerAt, askedAt, startOnTwoDevices } from '../../../test/e2e/support/war.ts'
import type { Figure } from './figure.ts'
import { percentile } from '../measure.ts'
import { NAMED } from './pages.ts'

const TIMES = 7
const IMPERIAL: Setting = { board: { name: 'Imperial II', people: 13 } }

/** Opens a phone's page of a seat at a host, with its game going on; others' pages are closed. */
type Seated = (browser: Browser, host: TableHost) => Promise<Page>

export async function firstView(browser: Browser, slow: number): Promise<Figure[]> {
  return [
    ...(await firstViewOf(browser, slow, 'a seat', { most: 1000 }, inDiplomacy({}))),
    ...(await firstViewOf(browser, slow, 'a seat on Imperial II', { most: 2000 }, inDiplomacy(IMPERIAL))),
    ...(await firstViewOf(browser, slow, 'a seat in the war', { most: 2000 }, inWar)),
  ]
}

const inDiplomacy =
  (setting: Setting): Seated =>
  async (browser, host) => {
    const table = await setTable(browser, host.hostUrl, setting)
    const { page } = await Player.join(browser, { url: host.url, code: table.code, power: 'France' })
    await table.page.getByRole('button', { name: 'Start the game' }).click()
    await page.locator('.drafting').waitFor()
    await table.page.close()
    return page
  }

/** The Allied Powers wait for the first action of the Central Powers, with their hand before them. */
const inWar: Seated = async (browser, host) => {
  const { laptop, phone } = await startOnTwoDevices(browser, host)
  await expect.poll(() => askedAt(laptop, 'cp') !== null).toBe(true)
  const decision = askedAt(laptop, 'cp')
  const [opening] = decision?.answers ?? []
  if (!decision || !opening) throw new Error('the war does not begin with a question')
  await answerAt(laptop, 'cp', decision, opening)
  await expect.poll(() => phone.eyes.view().gameView?.own[0]?.hand.length ?? 0).toBeGreaterThan(0)
  await laptop.page.close()
  return phone.page
}

async function firstViewOf(
  browser: Browser,
  slow: number,
  what: string,
  goal: { readonly most: number },
  seated: Seated,
): Promise<Figure[]> {
  const host = await startTableHost()
  let page: Page | undefined
  try {
    page = await seated(browser, host)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow })
    await devtools.send('Network.enable')
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.addInitScript(NAMED)
    await page.addInitScript(watch)
    await page.addInitScript(() => localStorage.removeItem('entente.fonts'))
    const shown: number[] = []
    let bytes = { needed: 0, typefaces: 0 }
    for (let i = 0; i < TIMES; i++) {
      await page.reload()
      await page.waitForFunction(() => window.shownAt !== null)
      shown.push(await page.evaluate(() => window.shownAt ?? 0))
      bytes = await page.evaluate(bytesBefore)
    }
    return [
      {
        name: `phone, first view of ${what}: median of ${TIMES}`,
        value: percentile(shown, 0.5),
        unit: 'ms',
        goal,
      },
      { name: `phone, first view of ${what}: longest`, value: Math.max(...shown), unit: 'ms' },
      { name: `phone, bytes to first view of ${what}`, value: bytes.needed / 1000, unit: 'kB' },
      { name: 'phone, typefaces asked for meanwhile', value: bytes.typefaces / 1000, unit: 'kB' },
    ]
  } finally {
    // A page left open would go on looking for its host, slowed, beside the next one that is measured.
    await page?.context().close()
    await host.dispose()
  }
}

declare global {
  interface Window {
    /** When the board with its counters was painted, in milliseconds since the page was asked for. */
    shownAt: number | null
  }
}

/**
 * What was requested before the board was painted, as compressed bytes; later requests delay nothing. A first visit
 * does not wait for typefaces, so they count apart.
 */
function bytesBefore(): { readonly needed: number; readonly typefaces: number } {
  const asked = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[]
  const before = asked.filter(({ startTime }) => startTime < (window.shownAt ?? 0))
  const sum = (of: typeof before) => of.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  const isTypeface = ({ name }: PerformanceResourceTiming) => name.endsWith('.woff2')
  return {
    needed: sum(before.filter((one) => !isTypeface(one))),
    typefaces: sum(before.filter(isTypeface)),
  }
}

function watch(): void {
  window.shownAt = null
  const look = () => {
    if (!document.querySelector('.board [data-unit], .world .body')) return void requestAnimationFrame(look)
    // After the next frame's work the one that shows the board is on the screen.
    requestAnimationFrame(() => setTimeout(() => (window.shownAt = performance.now())))
  }
  requestAnimationFrame(look)
}
