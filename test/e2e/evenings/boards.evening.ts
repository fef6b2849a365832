// npm run campaign:boards: a year on the other boards, from the set-up page to print. `great-war.spec.ts`,
// `escalation.spec.ts` and `secrets.spec.ts` play one with the other tests.
import { expect } from '@playwright/test'
import { eyesOf } from '../support/eyes.ts'
import { placeOf } from '../support/finger.ts'
import { goOnTo } from '../support/go-on.ts'
import { openFirstPage, setBoardAlone } from '../support/host-page.ts'
import { choose, newTable } from '../support/new-table.ts'
import { typeOrders } from '../support/curtain.ts'
import { printed } from '../support/printed.ts'
import { startTableHost, type TableHost } from '../support/table-host.ts'
import { sayReady, sayReadyIfAsked } from '../support/say-ready.ts'
import { test } from '../support/test.ts'

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

test('a year on Imperial II, from the set-up page to print', async ({ browser }) => {
  test.setTimeout(360_000)
  const page = await setBoardAlone(browser, host.hostUrl, 'Imperial II')
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
  const page = await setBoardAlone(browser, host.hostUrl, 'Versailles 1929')
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

/** Corners of the ancient board: units, the move that takes a fourth centre, and the home that it leaves. */
const WEST = {
  units: ['CAR', 'CIR', 'THA'],
  taking: 'A THA - NUM',
  home: 'THA',
  named: 'Carthage, Thapsus, Numidia',
}
const EAST = {
  units: ['SID', 'DAM', 'TYE'],
  taking: 'A TYE - JER',
  home: 'TYE',
  named: 'Sidon, Tyre, Jerusalem',
}

test('a year of Escalation on Ancient Mediterranean: placing, homes, builds and print', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const page = await openFirstPage(browser, host.hostUrl)
  await newTable(page)
  const each = page.getByLabel('Units each places')
  await choose(page, 'Which board?', 'Ancient Mediterranean')
  // One more than the board has powers: the sixth has a colour instead of a country.
  await choose(page, 'How many people play?', '6')
  await expect(each).toHaveValue('4')
  await page.getByText('Chosen', { exact: true }).click()
  await expect(page.getByLabel('Who sits at Azure')).toBeVisible()
  await choose(page, 'How many people play?', '2')
  await expect(each).toHaveValue('12')
  await each.fill('3')
  await each.press('Enter')
  await page.getByText('No clock', { exact: true }).first().click()
  await page.getByText('Talks, votes, the hour, a gamemaster').click()
  await choose(page, 'Talks', 'none')
  await page.getByLabel('Who sits at Rome').selectOption('here')
  // Nobody moves for Persia, so that Rome takes a fourth centre and builds.
  await page.getByLabel('Who sits at Persia').selectOption('absent')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.placing').waitFor()
  const seen = eyesOf(page)
  await page.reload()
  const board = () => seen().board
  await expect(() => expect(board().turn.year).toBe(1)).toPass()
  const isAt = (province: string) => board().units.some(({ at }) => at.startsWith(province))
  const own = () => board().units.filter(({ power }) => (power as string) === 'ROME')
  const isMine = () => board().placing === undefined || (board().placing?.next as string) === 'ROME'

  await expect.poll(isMine, { timeout: 15_000 }).toBe(true)
  const { units, taking, home, named } = [...WEST.units, 'NUM'].some(isAt) ? EAST : WEST
  for (const [index, at] of units.entries()) {
    await expect.poll(isMine, { timeout: 15_000 }).toBe(true)
    if (index === 0) {
      const { x, y } = await placeOf(page, at, undefined, 'ancient-mediterranean')
      await page.mouse.click(x, y)
      await page.locator('.choices button').first().click()
    } else await typeOrders(page, `A ${at}`)
    await expect.poll(() => own().length).toBe(index + 1)
  }
  await expect.poll(() => board().turn.phase, { timeout: 15_000 }).toBe('movement')
  await page.locator('.drafting').waitFor()
  await typeOrders(page, taking)
  await expect(page.locator('[data-row] .text', { hasText: taking })).toBeVisible()
  await page.keyboard.press('Escape')
  const endStage = () => sayReadyIfAsked(page)
  await sayReady(page)
  await goOnTo(page, 'Fall 1', endStage)
  await goOnTo(page, 'Winter 1', endStage)
  await page.locator('.naming').waitFor()
  await typeOrders(page, named)
  await expect(page.locator('.choices button')).toHaveCount(3)
  await sayReady(page)
  await page.getByRole('button', { name: 'End the reading', exact: true }).click()
  await page.locator('.drafting').waitFor()
  await typeOrders(page, `F ${home} B`)
  await expect(page.locator('[data-row] .text', { hasText: `F ${home} B` })).toBeVisible()
  await page.keyboard.press('Escape')
  await sayReady(page)
  await goOnTo(page, 'Spring 2', endStage)
  expect(own()).toHaveLength(4)
  const paper = await printed(page, 'Winter 1')
  await expect(paper.locator('li', { hasText: `F ${home} B` })).toHaveCount(1)
})
