// A tournament of three tables on one host: placed in rounds, added up, scored by another system, saved as a file.
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { newTable } from './support/new-table.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test } from './support/test.ts'

let host: TableHost
test.beforeEach(async () => {
  host = await startTableHost()
})
test.afterEach(() => host.dispose())

/** The powers that are played at the laptop. */
type Players = Readonly<Record<string, string>>

/** A table in its first spring; then the page goes back to the list of tables. */
async function openTable(page: Page, name: string, players: Players): Promise<void> {
  await newTable(page)
  await page.getByText('No clock', { exact: true }).click()
  await page.getByText('Chosen', { exact: true }).click()
  await page.getByLabel('Name of the table').fill(name)
  for (const power of ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey']) {
    const player = players[power]
    await page.getByLabel(`Who sits at ${power}`, { exact: true }).selectOption(player ? 'here' : 'absent')
    if (!player) continue
    const called = page.getByLabel(new RegExp(`^Name.*${power}`))
    await called.fill(player)
    await called.press('Enter')
  }
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.getByRole('heading', { name: 'Spring 1901' })).toBeVisible()
  await page.getByRole('button', { name: 'All tables' }).click()
  await expect(page.getByRole('button', { name: 'New table' })).toBeVisible()
}

async function place(page: Page, table: string, round: string, board: string): Promise<void> {
  await page.getByLabel(`Round: ${table}`).selectOption(round)
  await page.getByLabel(`Board: ${table}`).fill(board)
  await page.getByLabel(`Board: ${table}`).press('Enter')
  await expect(page.locator(`[data-board="${table}"]`)).toContainText(`Round ${round} · ${board}`)
}

test('three tables make a tournament: rounds, totals, best country, a file', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(host.hostUrl)
  await openTable(page, 'Oak', { Russia: 'Anna', France: 'Boris' })
  await openTable(page, 'Elm', { Russia: 'Clara', France: 'Anna' })
  await openTable(page, 'Ash', { Turkey: 'Boris', France: 'Anna' })
  await expect(page.getByRole('button', { name: /^Oak/ })).toContainText('Spring 1901')

  await page.getByRole('button', { name: 'Tournament sheet' }).click()
  const save = page.getByRole('button', { name: 'Save as CSV' })
  await expect(save).toBeDisabled()
  await place(page, 'Oak', '1', 'first')
  await place(page, 'Elm', '1', 'second')
  await place(page, 'Ash', '2', 'final')

  // 16 + 6 * 9 = 70 squares: Russia has 22.86, everybody else 12.86.
  const totals = page.getByRole('table').first().getByRole('row')
  await expect(totals.nth(1)).toContainText(/1\s*Anna\s*35\.71\s*12\.86\s*48\.57/)
  await expect(totals.nth(2)).toContainText(/2\s*Boris\s*12\.86\s*12\.86\s*25\.71/)
  await expect(totals.nth(3)).toContainText(/3\s*Clara\s*22\.86\s*22\.86/)
  await expect(page.locator('[data-best=RUSSIA]')).toContainText(['Anna', 'Clara'])
  await expect(page.locator('[data-best=TURKEY]')).toContainText(['Boris'])
  await expect(page.locator('[data-best=ENGLAND]')).toHaveCount(0)

  // On a narrow page the tables scroll, and the page does not.
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.setViewportSize({ width: 1366, height: 768 })

  await page.getByLabel('Scoring').selectOption({ label: 'C-Diplo 100' })
  await expect(totals.nth(1)).toContainText(/Anna\s*50\.5\s*7\.5\s*58/)

  const [file] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(file.suggestedFilename()).toBe('tournament.csv')
  const lines = (await readFile(await file.path(), 'utf8')).replace('\ufeff', '').trim().split('\r\n')
  expect(lines).toHaveLength(1 + 3 * 7)
  expect(lines).toContain('1,first,Oak,playing,RUSSIA,Anna,4,,43')

  // A table that is over may be archived; it still counts.
  await page.getByRole('button', { name: 'All tables' }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Oak' })
    .getByRole('button', { name: 'Put away' })
    .click()
  await expect(page.getByText('Put away (1)')).toBeVisible()
  await page.getByRole('button', { name: 'Tournament sheet' }).click()
  await expect(totals.nth(1)).toContainText(/Anna\s*35\.71\s*12\.86\s*48\.57/)
})
