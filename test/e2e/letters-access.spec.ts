// The rooms of letters and the pages of characters, by axe and on a phone 320 px wide: axe finds nothing, and nothing
// is cut off.
import { expect, type Page } from '@playwright/test'
import { choose } from './support/choose.ts'
import { findings } from './support/axe.ts'
import { openScreen } from './support/host-page.ts'
import { misfits } from './support/misfits.ts'
import { newTable } from './support/new-table.ts'
import { Player } from './support/player.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, WALK } from './support/test.ts'

test.setTimeout(600_000)

let host: TableHost
test.beforeEach(async () => {
  host = await startTableHost()
})
test.afterEach(() => host.dispose())

const NARROW = { width: 320, height: 640 }

test('letters, characters and the desk', WALK, async ({ browser }) => {
  const found: string[] = []
  /** A page as it is, and on the narrowest phone if the page is for phones. */
  async function look(page: Page, name: string, phone = true): Promise<void> {
    found.push(...(await findings(page, name)))
    const size = page.viewportSize()
    if (!phone || !size) return
    await page.setViewportSize(NARROW)
    found.push(...(await misfits(page)).map((each) => `${name}, narrow: ${each}`))
    await page.setViewportSize(size)
  }
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const laptop = await context.newPage()
  await laptop.goto(host.hostUrl)
  await newTable(laptop)
  await choose(laptop, 'Which board?', 'Secrets of Diplomacy')
  await laptop.getByText('Chosen', { exact: true }).click()
  await laptop.getByText('No clock').click()
  await laptop.getByText('Open to all').click()
  await laptop.locator('summary', { hasText: 'Characters (S3)' }).click()
  await choose(laptop, 'Characters (S3)', 'Sages')
  await laptop.getByText('End, draws, scoring, hints').click()
  await laptop.getByText('Talks, votes, the hour, a gamemaster').click()
  await choose(laptop, 'Gamemaster', 'this laptop, orders sealed')
  await choose(laptop, 'Letters', 'both')
  await choose(laptop, 'By whose hands', 'the gamemaster')
  await look(laptop, 'setting a table of characters', false)
  for (const power of ['Austria', 'England', 'Italy', 'Russia', 'Turkey'])
    await laptop.getByLabel(`Who sits at ${power}`, { exact: true }).selectOption('absent')
  const code = (await laptop.locator('.room').innerText()).trim()
  const screen = await openScreen(browser, host.url, code)
  const [france, germany] = [
    await Player.join(browser, { url: host.url, code, power: 'France' }),
    await Player.join(browser, { url: host.url, code, power: 'Germany' }),
  ]
  await laptop.getByRole('button', { name: 'Start the game' }).click()

  const { page } = france
  await page.locator('.drafting').waitFor()
  await page.locator('.handle').tap()
  await page.locator('summary', { hasText: 'Rome · Emperor Marcus Aurelius' }).tap()
  await page.getByText('Treaty', { exact: true }).tap()
  await page.getByText('As the book prints it').tap()
  await expect(page.getByTestId('printed')).toBeVisible()
  await look(page, 'a sheet with declarations')
  await page.locator('.handle').tap()
  await page.getByRole('button', { name: /^Letters/ }).tap()
  await expect(page.getByRole('region', { name: 'Letters' })).toBeVisible()
  await expect(page.getByText('Macedon (Germany)')).toBeVisible()
  await look(page, 'the letters')
  await page.locator('.entry', { hasText: 'Macedon (Germany)' }).tap()
  await page.getByText('Letterhead').tap()
  await page.getByLabel('From', { exact: true }).selectOption({ label: 'America (England)' })
  await page.getByRole('textbox', { name: 'Your letter…' }).fill(`Dear King, ${'W'.repeat(60)}`)
  await look(page, 'a forged letter')
  await page.getByRole('button', { name: 'Send' }).tap()
  await expect(page.getByTestId('letters')).toContainText('Dear King')
  await page.getByRole('button', { name: 'All letters' }).tap()
  await page.locator('.entry', { hasText: 'The newspaper' }).tap()
  await page
    .getByRole('textbox', { name: 'Headline (may stay empty)' })
    .fill('A very long headline about nothing')
  await page.getByRole('textbox', { name: 'Your broadcast…' }).fill('There is no news.')
  await look(page, 'a broadcast')
  await page.getByRole('button', { name: 'Print it' }).tap()

  await laptop.getByRole('button', { name: 'Letters on the desk: 2' }).click()
  const desk = laptop.getByRole('dialog', { name: 'The gamemaster’s desk' })
  await expect(desk).toContainText('Truly: Rome (France) → Macedon (Germany)')
  await look(laptop, 'the desk', false)
  await desk.getByRole('button', { name: /^Deliver:/ }).click()
  await desk.getByRole('button', { name: 'Let it be printed' }).click()
  await laptop.keyboard.press('Escape')
  await expect(screen.getByTestId('front-page')).toContainText('There is no news.')
  await look(screen, 'the newspaper on the television', false)
  await germany.page.getByRole('button', { name: /^Letters/ }).tap()
  await germany.page.locator('.entry', { hasText: 'America (England)' }).tap()
  await expect(germany.page.getByTestId('letters')).toContainText('Dear King')
  await germany.page.getByTestId('letters').getByRole('button', { name: 'Pass on' }).tap()
  await look(germany.page, 'a letter to pass on')
  await laptop.getByRole('button', { name: 'Newspaper' }).click()
  await laptop.getByRole('dialog').getByText('There is no news.').first().waitFor()
  await look(laptop, 'the newspaper at the laptop', false)
  expect(found).toEqual([])
})
