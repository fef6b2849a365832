// What was revealed is read at every page; one touch shows why an order had its result, another the past; and the back
// button of a phone closes what lies over the table.
import { expect, type Browser, type Page } from '@playwright/test'
import { openScreen, setTable } from './support/host-page.ts'
import { Player } from './support/player.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, WALK } from './support/test.ts'

test.setTimeout(120_000)

let host: TableHost
test.beforeEach(async () => {
  host = await startTableHost()
})
test.afterEach(() => host.dispose())

async function write(page: Page, text: string) {
  await page.getByRole('button', { name: 'Order sheet' }).tap()
  await page.getByPlaceholder('Type or paste orders').fill(text)
  await page.getByPlaceholder('Type or paste orders').press('Enter')
}

/** France and Germany on phones; everybody else is absent. Both try for Burgundy, and Germany has help. */
async function clash(browser: Browser) {
  const table = await setTable(browser, host.hostUrl)
  const france = await Player.join(browser, { url: host.url, code: table.code, power: 'France' })
  const germany = await Player.join(browser, { url: host.url, code: table.code, power: 'Germany' })
  await table.page.getByRole('button', { name: 'Start the game' }).click()
  await write(france.page, 'A PAR - BUR; A MAR S A PAR - BUR; F BRE - MAO')
  await write(germany.page, 'A MUN - BUR; A BER - KIE; F KIE - DEN')
  await expect(germany.page.locator('[data-row]', { hasText: 'A MUN - BUR' })).toBeVisible()
  return { table, france, germany }
}

const lively = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' })

test('the reveal is read step by step on a phone, and by itself on the big screen', async ({ browser }) => {
  const { table, france, germany } = await clash(browser)
  await lively(france.page)
  const screen = await openScreen(browser, host.url, table.code)
  await lively(screen)
  await france.ready()
  await germany.ready()

  const phone = france.page
  const caption = phone.locator('.caption')
  await expect(phone.locator('.what')).toContainText(/Reading the orders.*Spring\s1901/)
  await phone.getByRole('button', { name: 'One step on' }).tap()
  await phone.getByRole('button', { name: 'From the beginning' }).first().tap()
  const said = [await caption.innerText()]
  const on = phone.getByRole('button', { name: 'One step on' })
  while (!said.at(-1)?.includes('failed')) {
    expect(said.length).toBeLessThan(12)
    await on.tap()
    said.push(await caption.innerText())
  }
  const at = (words: string) => said.findIndex((text) => text.replaceAll(/\s/g, ' ').startsWith(words))
  // The own orders come first, with what became of them; the others' sheets follow.
  expect(at('France')).toBe(0)
  expect(said[0]).toContain('Your orders that succeeded: 3 of 3')
  expect(at('Germany')).toBe(at('England') + 1)
  expect(said.at(-1)).toContain('strength 1 against')
  await expect(phone.locator('[data-result]', { hasText: 'A MUN - BUR' })).toBeInViewport({ ratio: 1 })
  await phone.getByRole('button', { name: 'To the end' }).tap()
  await expect(caption).toContainText('The board now')
  await expect(phone.locator('[data-fate=failed] .order')).toHaveText(/A MUN - BUR/)

  // The television is not touched: it plays to the end by itself.
  await expect(screen.locator('.caption')).toContainText('The board now', { timeout: 60_000 })
})

test('an order explains its result, and its rule opens over the table', async ({ browser }) => {
  const { france, germany } = await clash(browser)
  await france.ready()
  await germany.ready()
  const { page } = germany
  await page.locator('[data-result]', { hasText: 'A MUN - BUR' }).getByRole('button').tap()
  const why = page.getByRole('complementary', { name: 'Why' })
  await expect(why).toContainText('strength 1 against')
  await expect(page.locator('[data-unit="A MUN"]')).toHaveCount(1)
  await why.getByRole('button', { name: /^Rule \d+/ }).tap()
  const rules = page.getByRole('dialog', { name: /^Rule \d+/ })
  await expect(rules.locator('[data-rule]')).toBeVisible()

  // The back button closes the rules, not the table.
  await page.goBack()
  await expect(rules).toHaveCount(0)
  await expect(why).toBeVisible()
})

test('a reader of the past stays there, and sees that the table has gone on', async ({ browser }) => {
  const { table, france, germany } = await clash(browser)
  await france.ready()
  await germany.ready()
  const { page } = france
  await page.getByRole('button', { name: 'History' }).tap()
  const past = page.getByRole('region', { name: 'History' })
  await expect(past.getByRole('heading', { name: /Spring\s1901/ })).toBeVisible()
  await expect(past.getByRole('button', { name: /^Now: Spring\s1901 · Reading/ })).toBeVisible()
  await past.locator('[data-result]', { hasText: 'A MUN - BUR' }).getByRole('button').tap()
  await expect(past.getByRole('complementary', { name: 'Why' })).toBeVisible()

  await table.page.getByRole('button', { name: 'End the reading' }).click()
  const now = past.getByRole('button', { name: /^Now: Fall\s1901 · Negotiation/ })
  await expect(now).toBeVisible()
  await expect(past.getByRole('complementary', { name: 'Why' })).toBeVisible()
  await now.tap()
  await expect(page.locator('.drafting')).toBeVisible()

  // Over the table again, and back by the phone's own button.
  await page.getByRole('button', { name: 'History' }).tap()
  await expect(past).toBeVisible()
  await page.goBack()
  await expect(past).toHaveCount(0)
  await expect(page.locator('.drafting')).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('button', { name: 'Standings' }).tap()
  await expect(page.getByRole('dialog', { name: 'Standings' })).toContainText('To win: 18')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('.drafting')).toBeVisible()
})

test('a reader who paused the reading stays there when the table goes on', WALK, async ({ browser }) => {
  const { table, france, germany } = await clash(browser)
  await france.ready()
  await germany.ready()
  const { page } = germany
  await page.locator('[data-result]', { hasText: 'A MUN - BUR' }).getByRole('button').tap()
  await table.page.getByRole('button', { name: 'End the reading' }).click()
  const now = page.getByRole('button', { name: /^Now: Fall\s1901 · Negotiation/ })
  await expect(now).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Why' })).toBeVisible()
  await now.tap()
  await expect(page.locator('.drafting')).toBeVisible()
  // France opened nothing and sees its sheet.
  await expect(france.page.locator('.drafting')).toBeVisible()
})

test('a bell that rang too early is taken back, every page says so, and the sheets are as they were', async ({
  browser,
}) => {
  const { table, france, germany } = await clash(browser)
  const screen = await openScreen(browser, host.url, table.code)
  await france.ready()
  await germany.ready()
  await expect(table.page.getByText('Reading the orders')).toBeVisible()
  await table.page.getByRole('button', { name: 'Take back the bell' }).click()
  for (const page of [france.page, germany.page, screen])
    await expect(page.getByTestId('ruling')).toContainText('The bell was taken back')
  await expect(france.page.getByText('paused', { exact: true })).toBeVisible()
  expect(await france.sheet()).toContain('A PAR - BUR')
  await expect(table.page.getByRole('button', { name: 'Take back the bell' })).toHaveCount(0)

  // The same orders have the same result; once a player has written again the phase cannot be taken back.
  await table.page.getByRole('button', { name: 'Resume' }).click()
  await france.ready()
  await germany.ready()
  await table.page.getByRole('button', { name: 'End the reading' }).click()
  await expect(table.page.getByRole('button', { name: 'Take back the bell' })).toBeVisible()
  await write(france.page, 'A BUR H')
  await expect(table.page.getByRole('button', { name: 'Take back the bell' })).toHaveCount(0)
})
