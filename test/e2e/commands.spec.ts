// Everything by keyboard: the palette, the sheet of shortcuts, and undo with any keyboard layout.
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { allChoices, newTable } from './support/new-table.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test } from './support/test.ts'

let host: TableHost
test.beforeAll(async () => {
  host = await startTableHost()
})
test.afterAll(() => host.dispose())

test('a table is made, played at and printed without a mouse', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
  const page = await context.newPage()
  const { keyboard } = page
  const give = async (words: string) => {
    await keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Find a command' })
    await expect(field).toBeFocused()
    await keyboard.type(words)
    await keyboard.press('Enter')
    await expect(field).toHaveCount(0)
  }
  await page.goto(host.hostUrl)
  await expect(page.getByRole('button', { name: 'New table' })).toBeVisible()
  await give('new tab')
  await page.getByRole('dialog').getByRole('button', { name: 'Diplomacy', exact: true }).press('Enter')
  await allChoices(page)
  await page.getByText('No clock', { exact: true }).click()
  await page.getByText('Chosen', { exact: true }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.drafting').waitFor()

  await keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet.getByText('Next unit, those without an order first')).toBeVisible()
  // Keys that a browser keeps for itself are not shown.
  await expect(sheet.getByText('New table')).toHaveCount(0)
  await keyboard.press('Escape')

  await keyboard.press('/')
  await keyboard.type('A VIE - GAL')
  await keyboard.press('Enter')
  const order = page.locator('[data-row] .text', { hasText: 'A VIE - GAL' })
  await expect(order).toBeVisible()
  await page.getByRole('heading', { name: 'Austria' }).first().click()
  const strike = (key: string, code: string) =>
    page.evaluate((init) => document.body.dispatchEvent(new KeyboardEvent('keydown', init)), {
      key,
      code,
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    })
  // A Russian layout, which has no Latin letters.
  await strike('я', 'KeyZ')
  await expect(order).toHaveCount(0)
  // A Czech layout, on which Y and Z are exchanged.
  await strike('y', 'KeyZ')
  await expect(order).toBeVisible()

  // Lines typed faster than the host takes them are not lost.
  await keyboard.press('/')
  await keyboard.type('A BUD - SER\nF TRI - ALB\n')
  for (const text of ['A BUD - SER', 'F TRI - ALB'])
    await expect(page.locator('[data-row] .text', { hasText: text })).toBeVisible()
  await page.getByRole('heading', { name: 'Austria' }).first().click()

  await keyboard.press('Control+Enter')
  await expect(page.getByText('Reading the orders')).toBeVisible()
  await give('print')
  await expect(page.getByRole('dialog', { name: 'Print and export' })).toBeVisible()
  await keyboard.press('Escape')
  await give('about')
  const about = page.getByRole('dialog', { name: 'About Entente' })
  await expect(about.getByText(/^svelte \d/)).toBeVisible()
})

test('a reloaded page is at its table again, and at the list after it went there', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await page.goto(host.hostUrl)
  await newTable(page)
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible()
  await page.getByRole('button', { name: 'All tables' }).click()
  await expect(page.getByRole('button', { name: 'New table' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'New table' })).toBeVisible()
})

test('a saved table dropped on the window opens', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await page.goto(host.hostUrl)
  await newTable(page)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.drafting, .public').first().waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+s')])
  const drop = (text: string) =>
    page.evaluate((content) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([content], 'Friday.entente'))
      window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true, bubbles: true }))
    }, text)
  await drop('a letter')
  const refused = page.getByText('This file is not a saved table.')
  await expect(refused).toBeVisible()
  await drop(await readFile(await download.path(), 'utf8'))
  // It opens as a table of its own, paused, without the message about the other file.
  await expect(page.getByText('paused', { exact: true })).toBeVisible()
  await expect(refused).toHaveCount(0, { timeout: 500 })
})
