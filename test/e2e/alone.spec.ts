// One person and six computers: a phase takes the orders and one touch, and everything can be reached while one writes.
import { expect, type Page } from '@playwright/test'
import { typeOrders } from './support/curtain.ts'
import { newTable } from './support/new-table.ts'
import { holdTime, passTime } from './support/pass-time.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test } from './support/test.ts'

let host: TableHost
test.beforeAll(async () => {
  host = await startTableHost()
})
test.afterAll(() => host.dispose())

/** A game of one person, set with the first choices of the page. */
async function alone(page: Page): Promise<void> {
  await page.goto(host.hostUrl)
  await newTable(page)
  await page.getByRole('group', { name: 'How many people play?' }).getByText('1', { exact: true }).click()
  await expect(page.getByText('Every stage lasts until everybody is ready.')).toBeVisible()
  await page.getByText('Chosen', { exact: true }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.drafting').waitFor()
}

test('one touch closes the phase, and the reading goes on automatically', async ({ browser }) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
  const page = await context.newPage()
  await alone(page)
  await expect(page.getByText('Writing orders · Austria')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText('')
  await typeOrders(page, 'A VIE - GAL; A BUD - SER; F TRI - ALB')
  await page.keyboard.press('Escape')
  await holdTime(page)
  await page.locator('button.ready').click()
  await expect(page.getByText('Reading the orders · Austria')).toBeVisible()
  await expect(async () => {
    await passTime(page, 5_000)
    await expect(page.getByRole('heading', { name: 'Fall 1901' })).toBeVisible({ timeout: 200 })
  }).toPass({ timeout: 150_000 })
  await expect(page.getByTestId('sheet')).toBeVisible()
})

test('a phase is taken back with one touch and played again without a wait for the clock', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await alone(page)
  await typeOrders(page, 'A VIE - GAL; A BUD - SER; F TRI - ALB')
  await page.keyboard.press('Escape')
  await page.locator('button.ready').click()
  await expect(page.getByText('Reading the orders')).toBeVisible()
  await page.locator('[data-take-back]').click()
  await expect(page.getByRole('heading', { name: 'Spring 1901', level: 1 })).toBeVisible()
  await expect(page.getByTestId('sheet')).toContainText('A BUD - SER')
  await typeOrders(page, 'A BUD - RUM')
  await expect(page.getByTestId('sheet')).toContainText('A BUD - RUM')
})

test('standings, saving and the end can be reached while one writes', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await alone(page)
  const menu = async (wanted: string) => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: wanted }).click()
  }
  await menu('Standings')
  await expect(page.getByRole('dialog', { name: 'Standings' })).toBeVisible()
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await menu('Save the table')
  expect((await download).suggestedFilename()).toMatch(/\.entente$/)
  await page.keyboard.press('Escape')
  await menu('Propose an end')
  // Nobody else is asked, so that it is asked for twice.
  const form = page.getByRole('dialog')
  await expect(form.getByText('Computers are not asked')).toBeVisible()
  await form.getByRole('button', { name: 'End in a draw' }).click()
  await expect(form.getByText('The game ends at once')).toBeVisible()
  await form.getByRole('button', { name: 'End in a draw' }).click()
  await expect(page.getByRole('heading', { name: /^Draw/ }).first()).toBeVisible()
})
