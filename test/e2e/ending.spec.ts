// The end of a game on laptop and phone, and the next one with the same people.
import { expect } from '@playwright/test'
import { fromMenu, setTable } from './support/host-page.ts'
import { Player } from './support/player.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test } from './support/test.ts'

let host: TableHost
test.beforeAll(async () => {
  host = await startTableHost()
})
test.afterAll(() => host.dispose())

test('a game ends with names first, on laptop and phone, and goes on with the same people at one touch', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const table = await setTable(browser, host.hostUrl)
  const { page } = table
  const phone = await Player.join(browser, { url: host.url, code: table.code, power: 'Austria' })
  await page.getByRole('button', { name: 'Start the game' }).click()
  for (const order of ['A BUD - SER', 'A VIE - BUD']) {
    await phone.write(order, 'movement')
    await phone.ready()
    await expect(page.getByText('Reading the orders')).toBeVisible()
    await page.getByRole('button', { name: 'End the reading' }).click()
  }

  await fromMenu(page, 'Table', 'Propose an end')
  await page.getByRole('button', { name: 'Propose a draw' }).click()
  await phone.page.getByRole('region', { name: 'Vote' }).getByRole('button', { name: 'Yes' }).tap()
  for (const one of [page, phone.page]) {
    const ending = one.getByTestId('ending')
    await expect(ending.locator('[data-power="AUSTRIA"] strong')).toHaveText('Austria player')
    await expect(ending.locator('svg')).toBeVisible()
  }
  await expect(phone.page.getByTestId('ending').locator('.mine')).toHaveAttribute('data-power', 'AUSTRIA')
  expect(
    await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0)

  await page.locator('[data-again="kept"]').click()
  await expect(page.locator('.room')).not.toHaveText(table.code)
  const code = (await page.locator('.room').innerText()).trim()
  await expect(phone.page.getByText('You play Austria')).toBeVisible()
  expect(new URL(phone.page.url()).hash).toBe(`#${code}`)
  // A page that is loaded again is at the new table.
  await phone.page.reload()
  await expect(phone.page.getByText('You play Austria')).toBeVisible()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await phone.write('A VIE - GAL', 'movement')
})

test('a phone leaves a finished game for another table, by the menu, the end page and the bare address', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const first = await setTable(browser, host.hostUrl)
  const { page } = first
  const phone = await Player.join(browser, { url: host.url, code: first.code, power: 'Austria' })
  await page.getByRole('button', { name: 'Start the game' }).click()
  await fromMenu(page, 'Table', 'Propose an end')
  await page.getByRole('button', { name: 'Propose a draw' }).click()
  await phone.page.getByRole('region', { name: 'Vote' }).getByRole('button', { name: 'Yes' }).tap()
  await expect(phone.page.getByTestId('ending')).toBeVisible()

  const over = phone.page.getByRole('main')
  await over.getByRole('link', { name: 'Another table' }).tap()
  await expect(phone.page.getByLabel('Room code')).toHaveValue('')
  await expect(phone.page.getByLabel('Your name')).toHaveValue('Austria player')
  await phone.page.getByRole('link', { name: `Back to the last table (${first.code})` }).tap()
  await expect(phone.page.getByTestId('ending')).toBeVisible()
  await phone.page.getByRole('button', { name: 'Menu' }).tap()
  await expect(phone.page.getByRole('dialog').getByRole('link', { name: 'Another table' })).toBeVisible()

  await phone.page.goto('about:blank')
  await phone.page.goto(host.url)
  await expect(phone.page.getByLabel('Room code')).toBeVisible()
  await phone.page.getByRole('link', { name: `Back to the last table (${first.code})` }).tap()
  await expect(phone.page.getByTestId('ending')).toBeVisible()

  // The list offers the first table, which is over, to be looked at.
  await page.getByRole('button', { name: 'All tables' }).click()
  await expect(page.locator('button.table').first()).toContainText('Look at it')

  const second = await setTable(browser, host.hostUrl)
  await over.getByRole('link', { name: 'Join the next table' }).tap()
  await expect(phone.page.getByLabel('Room code')).toHaveValue(second.code)
  await phone.page.getByRole('button', { name: 'Join', exact: true }).tap()
  await expect(phone.page.getByText('Hello, Austria player')).toBeVisible()
  // A table that is not over is what the bare address leads to.
  await phone.page.goto('about:blank')
  await phone.page.goto(host.url)
  await expect(phone.page.getByText('Hello, Austria player')).toBeVisible()
})
