// A year on another board than the usual one, from the set-up page to print: one player against computers.
// `npm run campaign:boards` plays one on three more.
import { expect } from '@playwright/test'
import { goOnTo } from './support/go-on.ts'
import { setBoardAlone } from './support/host-page.ts'
import { typeOrders } from './support/curtain.ts'
import { printed } from './support/printed.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { sayReady, sayReadyIfAsked } from './support/say-ready.ts'
import { test } from './support/test.ts'

let host: TableHost
test.beforeAll(async () => {
  host = await startTableHost()
})
test.afterAll(() => host.dispose())

test('a year on Ancient Mediterranean, from the set-up page to print', async ({ browser }) => {
  test.setTimeout(240_000)
  const page = await setBoardAlone(browser, host.hostUrl, 'Ancient Mediterranean')
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
