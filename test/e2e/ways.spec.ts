// Other ways to play: two people in the Great War, a gunboat evening, a vote that fails and one that passes, a
// gamemaster who sets an order right.
import { expect, type Browser, type Page } from '@playwright/test'
import { newTable } from './support/new-table.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { goOnTo } from './support/go-on.ts'
import { fromMenu, openFirstPage, openScreen } from './support/host-page.ts'
import { powerOn } from './support/power-on.ts'
import { speak } from './support/speak.ts'
import { test } from './support/test.ts'

let host: TableHost
test.beforeEach(async () => {
  host = await startTableHost()
})
test.afterEach(() => host.dispose())

async function openTable(browser: Browser): Promise<{ readonly page: Page; readonly code: string }> {
  const page = await openFirstPage(browser, host.hostUrl)
  await newTable(page)
  await page.getByText('No clock', { exact: true }).click()
  await page.getByText('Open to all').click()
  const code = (await page.locator('.room').innerText()).trim()
  return { page, code }
}

/** A phone that joins and asks for any free seat. */
async function joins(browser: Browser, code: string, name: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${host.url}/#${code}`)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Join' }).tap()
  // The last seat is asked for by its name.
  const seats = page.locator('main li').getByRole('button')
  await seats
    .or(page.getByRole('button', { name: /Ask for a seat|Any of them/ }))
    .last()
    .tap()
  await expect(page.getByText(/You have a seat|You play/)).toBeVisible()
  return page
}

const choose = (page: Page, group: string, text: string) =>
  page.getByRole('group', { name: group }).getByText(text, { exact: true }).click()
const ofTheGame = (page: Page) => page.getByText('End, draws, scoring, hints').click()
const ofTheTable = (page: Page) => page.getByText('Talks, votes, the hour, a gamemaster').click()
const start = (page: Page) => page.getByRole('button', { name: 'Start the game' }).click()

async function votes(page: Page, choice: 'Yes' | 'No'): Promise<void> {
  const button = page.getByRole('region', { name: 'Vote' }).getByRole('button', { name: choice })
  await button.first().click()
}

test('two people set up the Great War; a vote fails, the next one passes', async ({ browser }) => {
  const { page, code } = await openTable(browser)
  await choose(page, 'How many people play?', '2')
  await expect(page.getByText('Italy is neutral and closed')).toBeVisible()
  await expect(page.getByLabel(/^Who sits at/)).toHaveCount(2)
  for (const seat of ['Seat 1', 'Seat 2'])
    await page.getByLabel(`Who sits at ${seat}`, { exact: true }).selectOption('open')
  await ofTheTable(page)
  await choose(page, 'What a vote shows', 'How many were against')
  const anna = await joins(browser, code, 'Anna')
  const boris = await joins(browser, code, 'Boris')
  await start(page)
  await expect(page.getByRole('heading', { name: 'Spring 1914' })).toBeVisible()
  await expect(anna.getByRole('navigation', { name: 'Your powers' }).getByRole('button')).toHaveCount(3)
  await expect(boris.getByRole('navigation', { name: 'Your powers' }).getByRole('button')).toHaveCount(3)

  // Italy has no player yet, and its land is closed: lists and maps say so.
  await expect(page.getByText('neutral and closed until 1915')).toBeVisible()
  for (const map of [page, anna])
    await expect(map.locator('[data-province="ROM"]')).toHaveAccessibleName(/closed: nobody may enter/)

  // Updates from the table leave the chosen sheet on top.
  const second = anna.getByRole('navigation', { name: 'Your powers' }).getByRole('button').nth(1)
  await second.tap()
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(anna.getByText('paused', { exact: true })).toBeVisible()
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Resume' }).click()

  const propose = async () => {
    await fromMenu(page, 'Table', 'Propose an end')
    await page.getByRole('button', { name: 'Propose a draw' }).click()
  }
  await propose()
  await votes(anna, 'Yes')
  await votes(boris, 'No')
  // The phone tells it below its heading, over none of its tabs.
  for (const voter of [page, anna])
    await expect(voter.getByTestId('last-ballot')).toContainText('Not agreed: play goes on. 3 were against.')
  await propose()
  await votes(anna, 'Yes')
  await votes(boris, 'Yes')
  await expect(page.getByTestId('last-ballot')).toContainText('The vote passed.')
})

test('a computer takes all the powers of a hand; nobody proposes an end before the year agreed on', async ({
  browser,
}) => {
  const { page, code } = await openTable(browser)
  await choose(page, 'How many people play?', '3')
  await page.getByLabel('Who sits at Seat 1', { exact: true }).selectOption('open')
  for (const seat of ['Seat 2', 'Seat 3'])
    await page.getByLabel(`Who sits at ${seat}`, { exact: true }).selectOption('computer:tactician')
  await ofTheGame(page)
  await choose(page, 'Votes to end the game', 'from')
  await page.getByLabel('Votes to end the game: from').fill('1902')
  await page.getByLabel('Votes to end the game: from').press('Enter')
  const anna = await joins(browser, code, 'Anna')
  await start(page)
  const own = anna.getByRole('navigation', { name: 'Your powers' }).getByRole('button')
  await expect(own.first()).toBeVisible()
  const computers = page.locator('[data-seat]').filter({ hasText: 'Computer: tactician' })
  await expect(computers).toHaveCount(7 - (await own.count()))

  await fromMenu(page, 'Table', 'Propose an end')
  const form = page.getByRole('dialog', { name: 'Propose an end' })
  await expect(form).toContainText('Nobody may propose an end before 1902.')
  await expect(form.getByRole('button', { name: 'Propose a draw' })).toHaveCount(0)
  await form.getByRole('button', { name: 'Close' }).click()
  for (const turn of ['Fall 1901', 'Spring 1902']) {
    await page.getByRole('button', { name: 'End the talks' }).click()
    await goOnTo(page, turn, () =>
      page.getByRole('button', { name: 'Ring the bell' }).click({ timeout: 1_000 }),
    )
  }
  await fromMenu(page, 'Table', 'Propose an end')
  await page.getByRole('button', { name: 'Propose a draw' }).click()
  await votes(anna, 'Yes')
  await expect(page.getByTestId('last-ballot')).toContainText('The vote passed.')
})

test('gunboat hides who plays whom until the end', async ({ browser }) => {
  const { page, code } = await openTable(browser)
  await choose(page, 'How many people play?', '3')
  await ofTheTable(page)
  await choose(page, 'Talks', 'in silence (gunboat)')
  const names = ['Anna', 'Boris', 'Clara']
  const phones: Page[] = []
  for (const name of names) phones.push(await joins(browser, code, name))
  await start(page)
  await expect(page.getByText('Writing orders').first()).toBeVisible()
  await expect(phones[0]!.locator('.drafting')).toBeVisible()
  // The list of seats hides the players; the people are known, their powers are not.
  await expect(page.locator('[data-seat]')).toHaveCount(7)
  for (const seat of await page.locator('[data-seat]').allInnerTexts())
    for (const name of names) expect(seat).not.toContain(name)
  const heard = await page.evaluate(() => document.body.textContent)
  expect(heard).toContain('Somebody')

  await fromMenu(page, 'Table', 'Propose an end')
  await page.getByRole('button', { name: 'Propose a draw' }).click()
  for (const phone of phones) await votes(phone, 'Yes')
  await expect(page.locator('[data-seat]').filter({ hasText: 'Clara' }).first()).toBeVisible()
})

test('a gamemaster without a power writes an order in, and everybody reads why', async ({ browser }) => {
  const { page, code } = await openTable(browser)
  await ofTheTable(page)
  await choose(page, 'Gamemaster', 'this laptop, orders sealed')
  const anna = await joins(browser, code, 'Anna')
  await start(page)
  await expect(page.getByTestId('gamemaster')).toBeVisible()
  const power = await powerOn(anna)
  const order: Record<string, string> = {
    Austria: 'A VIE - GAL',
    England: 'F LON - NTH',
    France: 'A PAR - BUR',
    Germany: 'A MUN - RUH',
    Italy: 'A ROM - APU',
    Russia: 'A MOS - UKR',
    Turkey: 'A CON - BUL',
  }
  const text = order[power] ?? ''
  await page.getByRole('button', { name: 'Enter or correct orders' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enter or correct orders' })
  await dialog.getByRole('button', { name: power }).click()
  await dialog.getByLabel('Orders, one a line').fill(text)
  await dialog.getByRole('button', { name: 'Orders from paper' }).click()
  await dialog.getByRole('button', { name: 'Write on the sheet' }).click()
  await expect(anna.getByTestId('ruling')).toContainText('Orders from paper')
  await expect(anna.locator('[data-row] .text').filter({ hasText: text })).toHaveCount(1)
  await expect(page.getByTestId('gamemaster')).toContainText(power)
})

test('a seat goes to a computer for a while, and its player comes back to it', async ({ browser }) => {
  const { page, code } = await openTable(browser)
  await choose(page, 'How many people play?', '2')
  await choose(page, 'How you play', 'With computers')
  const anna = await joins(browser, code, 'Anna')
  await start(page)
  await expect(anna.locator('.drafting')).toBeVisible()
  const power = await powerOn(anna)
  const seat = page.locator('[data-seat]').filter({ hasText: power })
  await expect(seat).toContainText('Anna')
  await anna.getByRole('button', { name: 'Menu' }).tap()
  await anna.getByText('Take a break').tap()
  await anna.getByRole('button', { name: 'Computer: tactician' }).tap()
  await expect(seat).toContainText('Computer: tactician')
  await expect(anna.locator('.board').first()).toBeVisible()
  // The heading of a page without a seat has one button more; in Bulgarian they are the widest.
  await anna.setViewportSize({ width: 360, height: 640 })
  await speak(anna, 'bg')
  await expect(anna.getByRole('button', { name: 'Към местата' })).toBeVisible()
  const heading = anna.locator('header:has(.second)')
  expect(await heading.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
  const need = await heading.getByRole('status').boundingBox()
  expect(need?.x).toBeGreaterThan(0)
  await speak(anna, 'en')
  await anna.getByRole('button', { name: `I am back: ${power}` }).tap()
  await expect(anna.locator('.drafting')).toBeVisible()
  await expect(seat).toContainText('Anna')
})

test('three people see three seats; whoever has none is named before the start and after it', async ({
  browser,
}) => {
  const page = await openFirstPage(browser, host.hostUrl)
  await newTable(page)
  await page.getByText('No clock', { exact: true }).click()
  await choose(page, 'How many people play?', '3')
  const code = (await page.locator('.room').innerText()).trim()
  const screen = await openScreen(browser, host.url, code)
  await expect(screen.getByRole('listitem')).toHaveCount(3)
  await expect(screen.getByRole('listitem').last()).toContainText('Seat 3')

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  const phone = await context.newPage()
  await phone.goto(`${host.url}/#${code}`)
  await phone.getByLabel('Your name').fill('Ana')
  await phone.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByText('Still without a seat: Ana.')).toBeVisible()
  await phone.getByRole('button', { name: 'Ask for a seat' }).click()
  await expect(page.getByRole('button', { name: 'Seat: Ana' })).toBeVisible()
  await start(page)
  await page.getByRole('button', { name: 'Start without them' }).click()
  // Alone at the laptop, the host writes at once: the question stands beside the sheet.
  await expect(page.getByTestId('sheet')).toBeVisible()
  await page.getByRole('button', { name: 'People and seats (1 asking)' }).click()
  await page.getByRole('button', { name: 'Seat: Ana' }).click()
  await expect(phone.locator('.drafting')).toBeVisible()
})
