// From opening the page of a seat to its board on the screen, at a real host on this machine.
import type { Browser } from '@playwright/test'
import { setTable } from '../../../test/e2e/support/host-page.ts'
import { Player } from '../../../test/e2e/support/player.ts'
import { startTableHost } from '../../../test/e2e/support/table-host.ts'
import type { Figure } from './figure.ts'
import { percentile } from '../measure.ts'
import { NAMED } from './pages.ts'

const TIMES = 7

export async function firstView(browser: Browser, slow: number): Promise<Figure[]> {
  const host = await startTableHost()
  try {
    const table = await setTable(browser, host.hostUrl)
    const { page } = await Player.join(browser, { url: host.url, code: table.code, power: 'France' })
    await table.page.getByRole('button', { name: 'Start the game' }).click()
    await page.locator('.drafting').waitFor()
    await table.page.close()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow })
    await devtools.send('Network.enable')
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.addInitScript(NAMED)
    await page.addInitScript(watch)
    const shown: number[] = []
    let bytes = 0
    for (let i = 0; i < TIMES; i++) {
      await page.reload()
      await page.waitForFunction(() => window.shownAt !== null)
      shown.push(await page.evaluate(() => window.shownAt ?? 0))
      bytes = await page.evaluate(bytesBefore)
    }
    return [
      {
        name: `phone, first view of a seat: median of ${TIMES}`,
        value: percentile(shown, 0.5),
        unit: 'ms',
        goal: { most: 1000 },
      },
      { name: 'phone, first view of a seat: longest', value: Math.max(...shown), unit: 'ms' },
      { name: 'phone, bytes to first view', value: bytes / 1000, unit: 'kB', goal: { most: 150 } },
    ]
  } finally {
    await host.dispose()
  }
}

declare global {
  interface Window {
    /** When the board with its counters was painted, in milliseconds since the page was asked for. */
    shownAt: number | null
  }
}

/** What was requested before the board was painted, as compressed bytes; later requests delay nothing. */
function bytesBefore(): number {
  const asked = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[]
  return asked
    .filter(({ startTime }) => startTime < (window.shownAt ?? 0))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
}

function watch(): void {
  window.shownAt = null
  const look = () => {
    if (!document.querySelector('.board [data-unit]')) return void requestAnimationFrame(look)
    // After the next frame's work the one that shows the board is on the screen.
    requestAnimationFrame(() => setTimeout(() => (window.shownAt = performance.now())))
  }
  requestAnimationFrame(look)
}
