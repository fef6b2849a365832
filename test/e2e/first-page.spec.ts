// The first page offers games to play tonight and the last table. At a table, acts are in three menus, and the
// history is beside the map.
import { expect, type Browser, type Page } from '@playwright/test'
import { openFirstPage, setTable } from './support/host-page.ts'
import { sayReady } from './support/say-ready.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test } from './support/test.ts'

let host: TableHost
test.beforeEach(async () => {
  host = await startTableHost()
})
test.afterEach(() => host.dispose())

const firstPage = (browser: Browser): Promise<Page> => openFirstPage(browser, host.hostUrl)

/** Alone against computers, one touch from the first page. */
async function alone(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Europe.*Alone against computers/ }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.drafting').waitFor()
}

test('the first page shows the board, every board with and without people, and the way to learn', async ({
  browser,
}) => {
  const page = await firstPage(browser)
  await expect(page.locator('svg.poster')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What to play tonight' })).toBeVisible()
  const offers = page.locator('[data-offer]')
  await expect(offers.first()).toBeVisible()
  expect(await offers.count()).toBeGreaterThanOrEqual(4)
  // Without a last table, three boards are visible at once, with the buttons that begin a game on them.
  for (const nth of [0, 1, 2]) {
    const begins = offers.nth(nth).getByRole('button')
    await expect(begins).toHaveText(['At the table', 'Alone against computers'])
    await expect(begins.last()).toBeInViewport()
  }
  // A card names its game where its board has another name.
  await expect(offers.first()).toContainText(/^Diplomacy\s*Europe, 1901/)
  // One of each game stands before the other boards of any.
  await expect(offers.nth(1)).toContainText(/^\s*Paths of Glory/)
  for (const game of ['Diplomacy', 'Paths of Glory'])
    await expect(page.getByRole('link', { name: `Lessons: ${game}` })).toHaveCount(1)
  await page.getByRole('button', { name: 'Never played?' }).click()
  const never = page.getByRole('dialog', { name: 'Never played?' })
  await expect(never.getByRole('link')).toHaveText(['Diplomacy', 'Paths of Glory'])
  await page.keyboard.press('Escape')
  // The choices of language and of light or dark are at its top.
  await page.getByLabel('Language').selectOption('cs')
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
})

test('an offer makes a table with its settings, and the first page goes on with it at one touch', async ({
  browser,
}) => {
  const page = await firstPage(browser)
  await page.setViewportSize({ width: 390, height: 844 })
  // On a phone the offer is below the fold, and the page of the new table begins at its top all the same.
  await page.getByRole('button', { name: /^Europe.*Alone against computers/ }).click()
  await expect(page.getByRole('button', { name: 'All tables' })).toBeInViewport()
  // What a first game has no need of is folded.
  await expect(page.getByRole('heading', { name: 'Clock' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Who plays' })).toBeVisible()
  await page.getByPlaceholder('Name').first().fill('Ivan')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.drafting').waitFor()
  await page.getByRole('button', { name: 'All tables' }).click()
  const last = page.locator('button.table').first()
  // Tables of one day are told apart by who plays.
  await expect(last.locator('.players')).toHaveText('Ivan')
  await expect(last).toContainText('Diplomacy · Spring 1901')
  await expect(last).toContainText('Go on')
  // A game of each kind is seen beside it without scrolling.
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const nth of [0, 1])
    await expect(page.locator('[data-offer]').nth(nth).getByRole('button').last()).toBeInViewport({
      ratio: 1,
    })
  await last.click()
  await expect(page.locator('.drafting')).toBeVisible()
})

test('a window of the host whose key is missing, or an older host’s, says so and where the address stands', async ({
  browser,
}) => {
  const page = await openFirstPage(browser, `${host.url}/#host`)
  await expect(page.getByRole('alert')).toContainText('lacks the key')
  await expect(page.getByRole('alert')).toContainText('Host (secret)')
  const old = await openFirstPage(browser, `${host.url}/#host=${'A'.repeat(32)}`)
  await expect(old.getByRole('alert')).toContainText('started anew')
})

test('acts are in three menus; Escape and an act close one', async ({ browser }) => {
  // Two people share the laptop: a player who writes has the same acts in a dialog.
  const { page } = await setTable(browser, host.hostUrl, { here: ['Austria', 'Italy'] })
  await page.getByRole('button', { name: 'Start the game' }).click()
  const list = page.locator('[popover]:popover-open')
  for (const [menu, act] of [
    ['Table', 'Save the table'],
    ['Game', 'Standings'],
    ['View', 'Print'],
  ] as const) {
    await page.getByRole('button', { name: menu, exact: true }).click()
    await expect(list).toHaveCount(1)
    await expect(list.getByText(act).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Game', exact: true }).click()
  await list.getByText('Standings').click()
  await expect(list).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Standings' })).toBeVisible()
})

test('the past takes the place of the seats, which become a strip', async ({ browser }) => {
  const page = await firstPage(browser)
  await alone(page)
  await sayReady(page)
  await expect(page.getByText('Reading the orders')).toBeVisible()
  await page.getByRole('button', { name: 'History' }).click()
  const past = page.getByRole('region', { name: 'History' })
  await expect(past.locator('.board')).toBeVisible()
  const map = (await past.locator('.board').boundingBox()) ?? { width: 0, height: 0 }
  expect(map.width).toBeGreaterThan(1366 * 0.55)
  const strip = (await page.locator('.page > aside').boundingBox()) ?? { width: 0, height: 768 }
  expect(strip.width).toBeGreaterThan(1300)
  expect(strip.height).toBeLessThan(768 * 0.31)
  await expect(page.locator('aside [data-seat]').first()).toBeHidden()
  await page.getByRole('button', { name: 'History' }).click()
  await expect(past).toHaveCount(0)
})

test('the war is offered at the table, and alone against its computer', async ({ browser }) => {
  const page = await firstPage(browser)
  const offer = page.locator('[data-offer]').filter({ hasText: 'Paths of Glory' })
  await expect(offer.getByRole('button')).toHaveText(['At the table', 'Alone against computers'])
  await offer.getByRole('button', { name: 'Alone against computers' }).click()
  await expect(page.getByLabel('Who sits at Allied Powers').locator('option:checked')).toHaveText(/^Computer/)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.locator('.strip.own[data-side=cp]')).toBeVisible()
})
