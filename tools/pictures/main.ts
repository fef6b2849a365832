// npm run pictures: the README's pictures, taken at a real table that is played to the fall of 1902. Look at them before
// you keep them. Needs `npm run build`.
import path from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import {
  isAwaited,
  openLaptop,
  ordersFor,
  writeAtLaptop,
  writeOnPhone,
  type Laptop,
} from '../../test/e2e/support/evening.ts'
import { openCurtain, typeOrders } from '../../test/e2e/support/curtain.ts'
import { touch } from '../../test/e2e/support/finger.ts'
import { setTable } from '../../test/e2e/support/host-page.ts'
import { Player, written } from '../../test/e2e/support/player.ts'
import { startTableHost } from '../../test/e2e/support/table-host.ts'
import { NAMED } from '../bench/pages/pages.ts'
import { launchBrowser } from '../setup/browser.mjs'

const folder = path.resolve(import.meta.dirname, '../../docs/pictures')
const AT_LAPTOP = ['Austria', 'Italy']
const COMPUTERS = ['England', 'Germany', 'Russia', 'Turkey']
const TELEVISION = { viewport: { width: 1920, height: 1080 }, colorScheme: 'dark' } as const
/** Waits until nothing moves. */
const REST_MS = 1_500
/** A television's sentence about a fight, as opposed to uncontested moves. */
const FIGHT = /keeps|falls to|goes to|Stand-off|head-on|cuts the support/

async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(REST_MS)
  await page.screenshot({ path: path.join(folder, `${name}.png`) })
}

async function pageOf(browser: Browser, url: string, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB', ...options })).newPage()
  await page.goto(url)
  return page
}

/** The resolution of a phone. */
async function sharpen(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const metrics = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }
  await devtools.send('Emulation.setDeviceMetricsOverride', metrics)
}

/** A sheet that is nearly done: the last unit has just been selected. */
async function takeDrafting(phone: Player): Promise<void> {
  const orders = ordersFor(phone.seen(), phone.power)
  await phone.type(orders.slice(0, -1))
  await phone.page.locator('.handle').tap()
  const last = orders.at(-1)
  if (last && 'unit' in last) await touch(phone.page, last.unit.at)
  await take(phone.page, 'phone')
}

/** Plays on until that season: every asked player writes, and readings are skipped. */
async function playTo(laptop: Laptop, phone: Player, wanted: string): Promise<void> {
  for (;;) {
    const { view, board } = laptop.seen()
    if (view.stage.name === 'reading')
      await laptop.page.getByRole('button', { name: 'End the reading' }).click()
    else if (`${board.turn.season} ${board.turn.year}` === wanted) return
    else {
      for (const power of laptop.here) if (isAwaited(laptop.seen(), power)) await writeAtLaptop(laptop, power)
      if (isAwaited(phone.seen(), phone.power)) await writeOnPhone(phone)
    }
    await laptop.page.waitForTimeout(300)
  }
}

async function takeLaptop({ page, seen, here }: Laptop): Promise<void> {
  const [first = '', second = ''] = here
  await page.locator('.those').getByRole('button', { name: second }).click()
  await take(page, 'curtain')
  await page.keyboard.press('Escape')
  await page.emulateMedia({ colorScheme: 'dark' })
  await openCurtain(page, first)
  await typeOrders(page, ordersFor(seen(), first).map(written).join('\n'))
  await take(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: 'Close the curtain' }).click()
  await take(page, 'table')
}

async function takeLesson(browser: Browser, url: string): Promise<void> {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true } as const
  const page = await pageOf(browser, `${url}/#learn/rule-8`, phone)
  await page.locator('[data-answer]').first().tap()
  await take(page, 'lesson')
}

const browser = await launchBrowser()
const host = await startTableHost()
try {
  const { page, code } = await setTable(browser, host.hostUrl, { here: AT_LAPTOP })
  for (const power of COMPUTERS)
    await page.getByLabel(`Who sits at ${power}`).selectOption('computer:tactician')
  const phone = await Player.join(browser, { url: host.url, code, power: 'France' })
  await page.close()
  await phone.page.evaluate(NAMED)
  await sharpen(phone.page)
  const laptop = await openLaptop(browser, host, AT_LAPTOP)
  await laptop.page.getByRole('button', { name: 'Start the game' }).click()
  await laptop.page.getByText('Spring 1901').waitFor()
  await playTo(laptop, phone, 'fall 1902')
  const screen = await pageOf(browser, `${host.url}/#screen=${code}`, TELEVISION)

  await takeDrafting(phone)
  await takeLaptop(laptop)
  await writeOnPhone(phone)
  for (const power of AT_LAPTOP) await writeAtLaptop(laptop, power)
  await screen.locator('.caption p', { hasText: FIGHT }).waitFor({ timeout: 120_000 })
  await take(screen, 'screen')
  await takeLesson(browser, host.url)
} finally {
  await browser.close()
  await host.dispose()
}
