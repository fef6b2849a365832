// Everybody gets in: no finding of axe on any main screen by day or by night, text at twice its size, and a focus one
// can see.
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { serveGallery } from './support/gallery.ts'
import { openScreen, setTable } from './support/host-page.ts'
import { Player } from './support/player.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'

const SCHEMES = ['light', 'dark'] as const

/** A page in a context of its own, which axe asks for. */
const opened = async (browser: Browser, options: BrowserContextOptions): Promise<Page> =>
  (await browser.newContext(options)).newPage()

/** What axe finds, each in one line; by night only what colours can change. */
async function findings(page: Page, screen: string): Promise<string[]> {
  const lines: string[] = []
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Controls take on the other colours a frame later than the page.
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    )
    // axe brings a Playwright of its own, whose types are strangers to ours.
    const axe = new AxeBuilder({ page: page as never })
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block'])
    const { violations } = await axe.analyze()
    for (const { id, nodes } of violations)
      lines.push(
        ...nodes.map(
          ({ target, any }) =>
            `${screen}, ${colorScheme}: ${id} at ${target.join(' ')}: ${any[0]?.message ?? ''}`,
        ),
      )
  }
  return lines
}

test.setTimeout(400_000)

test.describe('axe finds nothing', () => {
  let host: TableHost
  test.beforeAll(async () => {
    host = await startTableHost()
  })
  test.afterAll(() => host.dispose())

  test('before a game', async ({ browser }) => {
    const page = await opened(browser, { viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
    const found: string[] = []
    await page.goto(host.hostUrl)
    await page.getByRole('button', { name: 'New table' }).waitFor()
    found.push(...(await findings(page, 'start')))
    await page.getByRole('button', { name: 'New table' }).click()
    await page.locator('.room').waitFor()
    found.push(...(await findings(page, 'new table')))
    const phone = await opened(browser, { viewport: { width: 390, height: 844 }, locale: 'en-GB' })
    await phone.goto(host.url)
    await phone.getByLabel('Your name').waitFor()
    found.push(...(await findings(phone, 'joining')))
    await phone.goto(`${host.url}/#learn`)
    await phone.locator('h1').first().waitFor()
    found.push(...(await findings(phone, 'learning')))
    await phone.goto(`${host.url}/#learn/writing`)
    await phone.locator('.board [data-unit]').first().waitFor()
    found.push(...(await findings(phone, 'learning to write')))
    await phone.goto(`${host.url}/#rules`)
    await phone.locator('h1').first().waitFor()
    found.push(...(await findings(phone, 'rules')))
    expect(found).toEqual([])
  })

  test('at the table', async ({ browser }) => {
    const { page, code } = await setTable(browser, host.hostUrl)
    const france = await Player.join(browser, { url: host.url, code, power: 'France' })
    const found = await findings(france.page, 'waiting for the start')
    const screen = await openScreen(browser, host.url, code)
    await page.getByRole('button', { name: 'Start the game' }).click()
    await france.page.locator('.board [data-unit]').first().waitFor()
    await screen.locator('.board [data-unit]').first().waitFor()
    found.push(...(await findings(france.page, 'seat')))
    await france.write('A PAR - BUR', 'movement')
    found.push(...(await findings(france.page, 'seat with an order')))
    found.push(...(await findings(page, 'host table')))
    found.push(...(await findings(screen, 'big screen')))
    await france.page.getByRole('button', { name: 'Plan', exact: true }).tap()
    await france.page.getByTestId('planning').waitFor()
    found.push(...(await findings(france.page, 'planning')))
    expect(found).toEqual([])
  })
})

test.describe('in the middle of games', () => {
  let gallery: Awaited<ReturnType<typeof serveGallery>>
  test.beforeAll(async () => {
    gallery = await serveGallery()
  })
  test.afterAll(() => gallery.close())

  async function open(page: Page, hash: string): Promise<void> {
    await page.goto('about:blank')
    await page.goto(`${gallery.url}/#${hash}`)
    await page.locator('.board [data-unit]').first().waitFor()
  }

  test('axe finds nothing in any stage, in the reading or in the history', async ({ browser }) => {
    const page = await opened(browser, { viewport: { width: 820, height: 1180 }, locale: 'en-GB' })
    const found: string[] = []
    for (const [screen, hash] of [
      ['orders', 'scene=drafted'],
      ['retreats', 'scene=retreat'],
      ['builds', 'scene=build'],
      ['removals', 'scene=remove'],
      ['reading', 'show=reading&scene=reading'],
      ['history', 'show=history&scene=history'],
      ['patterns', 'scene=late&hatched'],
      ['high contrast', 'scene=late'],
    ] as const) {
      await page.emulateMedia({ contrast: screen === 'high contrast' ? 'more' : 'no-preference' })
      await open(page, hash)
      found.push(...(await findings(page, screen)))
    }
    expect(found).toEqual([])
  })

  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ] as const)
    test(`text at twice its size loses nothing at ${width} x ${height}`, async ({ browser }) => {
      const page = await opened(browser, { viewport: { width, height }, locale: 'en-GB' })
      await open(page, 'scene=drafted')
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      const ready = page.getByRole('button', { name: 'Orders are ready' })
      await expect(ready).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.board')).toBeInViewport()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      expect(await page.locator('.board').evaluate((board) => board.clientHeight)).toBeGreaterThan(150)
    })

  test('whatever has the keyboard shows it', async ({ browser }) => {
    const page = await opened(browser, { viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
    await open(page, 'scene=drafted')
    const seen = new Set<string>()
    for (let i = 0; i < 16; i++) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(() => {
        const at = document.activeElement
        if (!at || at === document.body) return null
        const { outlineStyle, outlineWidth } = getComputedStyle(at)
        // A province shows it as a line around its land.
        const drawn = at.hasAttribute('data-province') && document.querySelector('.board path.focus') !== null
        return {
          name: at.getAttribute('aria-label') ?? at.textContent?.trim() ?? at.tagName,
          shown: drawn || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2),
        }
      })
      if (!focus) continue
      expect(focus.shown, focus.name).toBe(true)
      seen.add(focus.name)
    }
    expect(seen.size).toBeGreaterThan(6)
  })

  test('the order sheet is a list of controls, and the map says in words what it shows', async ({
    browser,
  }) => {
    const page = await opened(browser, { viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
    await open(page, 'scene=drafted')
    const sheet = page.getByRole('list').filter({ hasText: 'MUN' }).first()
    await expect(sheet.getByRole('listitem')).toHaveCount(6)
    await expect(sheet.getByRole('button', { name: /A RUH - BUR/ }).first()).toBeVisible()
    const munich = page.getByRole('button', { name: /^Munich, .*Germany/ })
    await expect(munich).toHaveCount(1)
    expect(await page.locator('.board [role=button][aria-label]').count()).toBe(75)
  })
})
