// Typefaces load after a page without moving it, and are there at once from the second visit on.
import { expect, type Page } from '@playwright/test'
import { setTable } from './support/host-page.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, walkUnless } from './support/test.ts'

let host: TableHost
test.beforeAll(async () => {
  host = await startTableHost()
})
test.afterAll(() => host.dispose())

/** Long enough for the page to be shown in fallback faces first. */
const LATE_MS = 1_500
/** The greatest move of a page, as a share of its height and width together. */
const MOST_SHIFT = 0.01

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)

// Czech letters are in two files, of which one has those of English.
for (const language of ['ru-RU', 'cs-CZ'])
  test(
    `a phone in ${language} does not jump when its typefaces come`,
    walkUnless(language === 'ru-RU'),
    async ({ browser }) => {
      const { code } = await setTable(browser, host.hostUrl)
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        locale: language,
      })
      const page = await context.newPage()
      await watchShifts(page)
      let fonts = 0
      await page.route('**/*.woff2', async (route) => {
        fonts += 1
        await new Promise((resolve) => setTimeout(resolve, LATE_MS))
        await route.continue()
      })
      await page.goto(`${host.url}/#${code}`)
      await page.getByRole('textbox').first().waitFor()
      await page.waitForTimeout(500)
      const before = await shifted(page)
      await page.waitForFunction(() => document.fonts.check('400 16px "Entente Sans"'))
      await page.waitForTimeout(LATE_MS)
      expect(fonts).toBeGreaterThan(1)
      expect((await shifted(page)) - before).toBeLessThan(MOST_SHIFT)
    },
  )

test('the second visit shows its typefaces at once', async ({ browser }) => {
  const { code } = await setTable(browser, host.hostUrl)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${host.url}/#${code}`)
  await page.getByRole('textbox').first().waitFor()
  await page.waitForFunction(() => localStorage.getItem('entente.fonts') !== null)
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      if (!document.querySelector('h1')) return
      watch.disconnect()
      Object.assign(window, { early: document.fonts.check('700 20px "Entente Serif"', 'a') })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await page.getByRole('textbox').first().waitFor()
  expect(await page.evaluate(() => (window as unknown as { early?: boolean }).early)).toBe(true)
})
