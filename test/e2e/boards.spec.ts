// A year on another board than the usual one, from the set-up page to print: one player against computers.
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { goOnTo } from './support/go-on.ts'
import { openFirstPage } from './support/host-page.ts'
import { typeOrders } from './support/curtain.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { sayReady, sayReadyIfAsked } from './support/say-ready.ts'
import { test } from './support/test.ts'

let host: TableHost
test.beforeAll(async () => {
  host = await startTableHost()
})
test.afterAll(() => host.dispose())

async function setBoard(browser: Browser, board: string): Promise<Page> {
  const page = await openFirstPage(browser, host.hostUrl)
  await page.getByRole('button', { name: 'New table' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Diplomacy', exact: true }).click()
  await page.getByRole('group', { name: 'Which board?' }).getByText(board, { exact: true }).click()
  await page.getByRole('group', { name: 'How many people play?' }).getByText('1', { exact: true }).click()
  return page
}

/** The printout of a phase. The newest may be one of retreats or builds, as the computers' moves fall. */
async function printed(page: Page, phase: string): Promise<Locator> {
  await page.keyboard.press('Control+p')
  const paper = page.getByTestId('printout')
  await paper.waitFor({ state: 'attached' })
  await page.getByRole('dialog').getByRole('combobox').first().selectOption({ label: phase })
  return paper
}

test('a year on Ancient Mediterranean, from the set-up page to print', async ({ browser }) => {
  test.setTimeout(240_000)
  const page = await setBoard(browser, 'Ancient Mediterranean')
  await page.getByText('Chosen', { exact: true }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.drafting').waitFor()
  await expect(page.getByRole('heading', { name: 'Spring 1', exact: true })).toBeVisible()
  await typeOrders(page, 'F THA - GOT; A CIR - NUM; A CAR - THA')
  await expect(page.locator('[data-row] .text', { hasText: 'F THA - GOT' })).toBeVisible()
  await page.keyboard.press('Escape')
  await sayReady(page)
  await goOnTo(page, 'Fall 1', () => sayReadyIfAsked(page))
  const paper = await printed(page, 'Spring 1')
  await expect(paper.locator('h2')).toHaveCount(5)
  await expect(paper.locator('li', { hasText: 'F THA - GOT' })).toHaveCount(1)
  await page.getByLabel('Table of abbreviations').click()
  await expect(paper.locator('tr', { hasText: 'Gulf of Tacape' })).toContainText('GOT')
  await page.keyboard.press('Escape')
  await typeOrders(page, 'F GOT C A THA - LEP; A THA - LEP')
  await page.keyboard.press('Escape')
  await sayReady(page)
  await goOnTo(page, 'Spring 2', () => sayReadyIfAsked(page))
  await printed(page, 'Fall 1')
  await page.getByLabel('Results and the centres').click()
  await expect(paper).toContainText('A THA - LEP')
})

test('a year on Imperial II, from the set-up page to print', async ({ browser }) => {
  test.setTimeout(360_000)
  const page = await setBoard(browser, 'Imperial II')
  await page.getByText('Chosen', { exact: true }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.drafting').waitFor()
  await expect(page.getByRole('heading', { name: 'Spring 1861', exact: true })).toBeVisible()
  // All thirteen seats were given to one person before the game began.
  await expect(page.getByText('This cannot be changed once the game has started.')).toHaveCount(0)
  await typeOrders(page, 'F CRT - ADR; A BUD - CRT; A VEN H')
  await expect(page.locator('[data-row] .text', { hasText: 'F CRT - ADR' })).toBeVisible()
  await page.keyboard.press('Escape')
  await sayReady(page)
  await goOnTo(page, 'Fall 1861', () => sayReadyIfAsked(page))
  const paper = await printed(page, 'Spring 1861')
  await expect(paper.locator('h2')).toHaveCount(13)
  await expect(paper.locator('li', { hasText: 'F CRT - ADR' })).toHaveCount(1)
  await page.getByLabel('Table of abbreviations').click()
  await expect(paper.locator('tr', { hasText: 'Gulf of Mannar' })).toContainText('GUM')
  await page.keyboard.press('Escape')
  await typeOrders(page, 'F ADR - ION; A CRT H')
  await page.keyboard.press('Escape')
  await sayReady(page)
  await goOnTo(page, 'Spring 1862', () => sayReadyIfAsked(page))
  await printed(page, 'Fall 1861')
  await page.getByLabel('Results and the centres').click()
  await expect(paper).toContainText('F ADR - ION')
})

test('a year on Versailles 1929 with a great power and the small one of its pair, from the set-up page to print', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const page = await setBoard(browser, 'Versailles 1929')
  await page.getByText('Chosen', { exact: true }).click()
  await expect(page.getByRole('group', { name: 'Who plays the small powers' })).toBeVisible()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.drafting').waitFor()
  await expect(page.getByRole('heading', { name: 'Spring 1929', exact: true })).toBeVisible()
  // Britain and Yugoslavia are a pair; each has a sheet of its own.
  await typeOrders(page, 'F LON - NTH; F EDI - NWG; A LVP - YOR')
  await expect(page.locator('[data-row] .text', { hasText: 'F LON - NTH' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /Yugoslavia/ })
    .first()
    .click()
  await typeOrders(page, 'A SER - BUL')
  await expect(page.locator('[data-row] .text', { hasText: 'A SER - BUL' })).toBeVisible()
  await page.keyboard.press('Escape')
  await sayReady(page)
  await goOnTo(page, 'Fall 1929', () => sayReadyIfAsked(page))
  const paper = await printed(page, 'Spring 1929')
  await expect(paper.locator('h2')).toHaveCount(14)
  await expect(paper.locator('li', { hasText: 'F LON - NTH' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await sayReady(page)
  await goOnTo(page, 'Spring 1930', () => sayReadyIfAsked(page))
})
