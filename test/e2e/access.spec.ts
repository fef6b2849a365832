// Access for everybody: forced colours show the selection, text may be twice its size, the focus is visible and moves
// on when its control disappears. axe.spec.ts has what axe checks.
import { expect, type Page } from '@playwright/test'
import { openExhibit, serveGallery, type Gallery } from './support/gallery.ts'
import { fromMenu, openScreen, setTable } from './support/host-page.ts'
import { newTable } from './support/new-table.ts'
import { opened } from './support/opened.ts'
import { holdTime, passTime } from './support/pass-time.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, WALK } from './support/test.ts'

test.setTimeout(300_000)

test.describe('before a game', () => {
  let host: TableHost
  test.beforeAll(async () => {
    host = await startTableHost()
  })
  test.afterAll(() => host.dispose())

  test('colours of the reader’s own show what is chosen', async ({ browser }) => {
    const page = await opened(browser, { viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(host.hostUrl)
    await newTable(page)
    await page.locator('.room').waitFor()
    const choice = (name: string) => page.locator('label', { hasText: name }).locator('span').first()
    const look = (name: string) =>
      choice(name).evaluate((node) => [
        getComputedStyle(node).backgroundColor,
        getComputedStyle(node, '::before').content,
      ])
    const [chosen, other] = [await look('By lot'), await look('Chosen')]
    expect(chosen[0]).not.toBe(other[0])
    expect(chosen[1]).not.toBe(other[1])

    await page.keyboard.press('Control+k')
    const options = page.getByRole('dialog').getByRole('option')
    await expect(options.first()).toHaveCSS('outline-style', 'solid')
    await expect(options.last()).toHaveCSS('outline-style', 'none')
  })

  for (const locale of ['en-GB', 'ru'])
    test(
      `text at twice its size stays on a phone’s page in the learning room, ${locale}`,
      WALK,
      async ({ browser }) => {
        const phone = await opened(browser, { viewport: { width: 390, height: 844 }, locale })
        const out: string[] = []
        for (const room of [
          'learn',
          'learn/alone',
          'learn/sample/1',
          'learn/straits/1',
          'learn/straits/1/try',
          'rules',
        ]) {
          await phone.goto('about:blank')
          await phone.goto(`${host.url}/#${room}`)
          await phone.evaluate(() => (document.documentElement.style.fontSize = '200%'))
          await phone
            .locator(/sample|straits|alone/.test(room) ? '.board [data-unit]' : 'h1')
            .first()
            .waitFor()
          const beyond = await phone.evaluate(() =>
            [...document.querySelectorAll('.room *')]
              // An element that scrolls by itself may be longer than the page.
              .filter((node) => !node.closest('.board, .powers, .chips > *'))
              .filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
              .map(({ tagName, className }) => `${tagName} ${String(className)}`),
          )
          out.push(...beyond.map((what) => `${room}: ${what}`))
          expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
        }
        expect(out).toEqual([])
      },
    )
})

test.describe('from the first guest to the end of a game', () => {
  let host: TableHost
  test.beforeAll(async () => {
    host = await startTableHost()
  })
  test.afterAll(() => host.dispose())

  test(
    'a television shows the end in letters that can be read from across the room',
    WALK,
    async ({ browser }) => {
      const { page, code } = await setTable(browser, host.hostUrl, { here: ['Austria'] })
      const screen = await openScreen(browser, host.url, code)
      await page.getByRole('button', { name: 'Start the game' }).click()
      await page.getByRole('button', { name: 'End the talks' }).click()
      await page.getByRole('button', { name: 'End the reading' }).click()
      await page.getByRole('button', { name: 'End the talks' }).click()
      // While orders are read, the list beside the board is visible.
      await fromMenu(page, 'Table', 'Propose an end')
      await page.getByRole('button', { name: 'End in a draw' }).click()
      await page.getByRole('button', { name: 'End in a draw' }).click()
      await screen.getByRole('heading', { name: /^Draw/ }).waitFor()
      const sizes = await screen
        .locator('[data-page="who"] :is(h2, strong, .name, b, .points, .system)')
        .evaluateAll((nodes) => nodes.map((node) => parseFloat(getComputedStyle(node).fontSize)))
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(36)
    },
  )

  test('the focus moves on when its control disappears', async ({ browser }) => {
    const { page, code } = await setTable(browser, host.hostUrl, { here: ['Austria', 'Italy'] })
    const phone = await opened(browser, { viewport: { width: 390, height: 844 }, locale: 'en-GB' })
    const press = async (where: Page, name: string | RegExp) => {
      await where.getByRole('button', { name }).first().focus()
      await where.keyboard.press('Enter')
    }
    const at = (where: Page) => where.locator(':focus')

    await phone.goto(`${host.url}/#${code}`)
    await phone.getByLabel('Your name').fill('Anna')
    await press(phone, 'Join')
    await expect(at(phone)).toHaveText('Hello, Anna')
    await press(phone, 'France')
    await expect(at(phone)).toContainText('You play France')

    await press(page, 'Start the game')
    await expect(at(page)).toHaveText('Spring 1901')
    await expect(at(phone)).toHaveRole('heading')
    await press(page, 'Pause')
    await expect(at(page)).toHaveText('Resume')
    await press(page, 'Resume')
    await expect(at(page)).toHaveText('Pause')

    const lift = async (power: string) => {
      await page.locator('.those').getByRole('button', { name: power }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Press and hold to open' })).toBeFocused()
      await page.keyboard.down('Enter')
      await expect(page.getByTestId('sheet')).toBeFocused()
      await page.keyboard.up('Enter')
    }
    await lift('Austria')
    await press(page, 'Orders are ready')
    await press(page, 'Yes, ready')
    await expect(at(page)).toHaveText('Pass to the next player')
    await holdTime(page)
    await lift('Italy')
    await passTime(page, 60_000)
    await expect(at(page)).toHaveText('Pass to the next player')

    await press(page, 'End the talks')
    await expect(at(page)).toHaveText('Spring 1901')
    await press(page, 'End the reading')
    await expect(at(page)).toHaveText('Fall 1901')
    await press(page, 'All tables')
    await expect(at(page)).toHaveRole('heading')

    await phone.goto(`${host.url}/#learn/straits/1`)
    await phone.locator('[data-answer]').first().focus()
    await phone.keyboard.press('Enter')
    await expect(at(phone)).toHaveRole('heading')
    await press(phone, 'Ask me again')
    await expect(at(phone)).toHaveRole('heading')
  })
})

test.describe('in the middle of games', () => {
  let gallery: Gallery
  test.beforeAll(async () => {
    gallery = await serveGallery()
  })
  test.afterAll(() => gallery.close())

  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ] as const)
    test(`text at twice its size loses nothing at ${width} x ${height}`, async ({ browser }) => {
      const page = await opened(browser, { viewport: { width, height }, locale: 'en-GB' })
      await openExhibit(page, gallery, 'exhibit=drafted')
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      const ready = page.getByRole('button', { name: 'Orders are ready' })
      await expect(ready).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.board')).toBeInViewport()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      expect(await page.locator('.board').evaluate((board) => board.clientHeight)).toBeGreaterThan(150)
    })

  test('text at twice its size leaves a phone on its side its map, and every control can be reached', async ({
    browser,
  }) => {
    const page = await opened(browser, { viewport: { width: 844, height: 390 }, locale: 'en-GB' })
    await openExhibit(page, gallery, 'exhibit=drafted')
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const cut = await page.locator('.desk > .bar').evaluate((bar) => bar.scrollHeight - bar.clientHeight)
    expect(cut).toBeLessThanOrEqual(0)
    const ready = page.getByRole('button', { name: 'Orders are ready' })
    await ready.scrollIntoViewIfNeeded()
    await expect(ready).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.desk .map')).toBeInViewport({ ratio: 1 })
    expect(await page.locator('.desk .map').evaluate((map) => map.clientHeight)).toBeGreaterThan(250)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await page.getByRole('button', { name: 'Undo' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 })
  })

  test('whatever has the focus shows it', async ({ browser }) => {
    const page = await opened(browser, { viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
    await openExhibit(page, gallery, 'exhibit=drafted')
    const seen = new Set<string>()
    for (let i = 0; i < 16; i++) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(() => {
        const at = document.activeElement
        if (!at || at === document.body) return null
        const { outlineStyle, outlineWidth } = getComputedStyle(at)
        // A focused province has a line around its land.
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
    await openExhibit(page, gallery, 'exhibit=drafted')
    const sheet = page.getByRole('list').filter({ hasText: 'MUN' }).first()
    await expect(sheet.getByRole('listitem')).toHaveCount(6)
    await expect(sheet.getByRole('button', { name: /A RUH - BUR/ }).first()).toBeVisible()
    const munich = page.getByRole('button', { name: /^Munich, .*Germany/ })
    await expect(munich).toHaveCount(1)
    expect(await page.locator('.board [role=button][aria-label]').count()).toBe(75)
  })
})
