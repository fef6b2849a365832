// A year of the Great War, from the set-up page to print: one side at the laptop, a computer as the other, and the coin
// for Italy.
import { expect, type Page } from '@playwright/test'
import { typeOrders } from './support/curtain.ts'
import { eyesOf } from './support/eyes.ts'
import { goOnTo } from './support/go-on.ts'
import { choose, newTable } from './support/new-table.ts'
import { opened } from './support/opened.ts'
import { picturesOf } from './support/picture.ts'
import { printRoom } from './support/printed.ts'
import { sayAllReady } from './support/say-ready.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test } from './support/test.ts'

let host: TableHost
test.beforeAll(async () => {
  host = await startTableHost()
})
test.afterAll(() => host.dispose())

const picture = picturesOf('great-war')

const row = (page: Page, text: string) => page.locator('[data-row]', { hasText: text })

test('a year of the Great War, from the set-up page to print', async ({ browser }) => {
  test.setTimeout(180_000)
  const page = await opened(browser, {
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const seen = eyesOf(page)
  await page.goto(host.hostUrl)
  await newTable(page)
  await choose(page, 'How many people play?', '2')
  await choose(page, 'How you play', 'The Great War to its end')
  await expect(page.getByText('In the fall of 1918 Russia leaves the war.')).toBeVisible()
  await page.getByText('Chosen', { exact: true }).click()
  await page.getByText('No clock', { exact: true }).click()
  await picture(page, 'set-up')
  const chairs = page.getByLabel(/^Who sits at/)
  await expect(chairs).toHaveCount(2)
  await chairs.first().selectOption('here')
  await chairs.last().selectOption('computer:tactician')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.drafting').waitFor()
  await expect(page.getByRole('heading', { name: 'Spring 1914', exact: true })).toBeVisible()

  const powers = page.getByRole('navigation', { name: 'Your powers' }).getByRole('button')
  await test.step('Italy is closed, and its units belong to nobody', async () => {
    await expect(powers).toHaveText([/England/, /France/, /Russia/])
    await expect(page.locator('[data-province="PIE"]')).toHaveAccessibleName(/closed: nobody may enter/)
    await powers.filter({ hasText: 'France' }).click()
    await typeOrders(page, 'A MAR - PIE')
    await expect(row(page, 'A MAR - PIE')).toContainText('PIE is closed to this power')
    await picture(page, 'closed')
  })
  await test.step('the sheets of a side are typed together', async () => {
    await typeOrders(page, 'F LON - NTH; A MAR - SPA; A PAR - BUR; A WAR - GAL; F SEV - BLA')
    for (const [power, order] of [
      ['England', 'F LON - NTH'],
      ['France', 'A MAR - SPA'],
      ['Russia', 'A WAR - GAL'],
    ] as const) {
      await powers.filter({ hasText: power }).click()
      await expect(row(page, order)).toBeVisible()
    }
    await page.keyboard.press('Escape')
  })
  const endStage = () => sayAllReady(page)
  await goOnTo(page, 'Fall 1914', endStage)
  await picture(page, 'fall')
  await goOnTo(page, 'Spring 1915', endStage)

  await test.step('the coin gives Italy to a side, whose first power orders it', async () => {
    const { allegiance } = seen().board.powers.find(({ power }) => (power as string) === 'ITALY')!
    expect(allegiance.kind).toBe('allied')
    const isOurs = allegiance.kind === 'allied' && (allegiance.side as readonly string[]).includes('FRANCE')
    await expect(powers).toHaveCount(isOurs ? 4 : 3)
    await expect(page.locator('[data-province="PIE"]')).not.toHaveAccessibleName(/closed/)
    await picture(page, 'spring')

    // With the fall, or with its retreats where there were any.
    const { paper, phases } = await printRoom(page)
    await phases.selectOption(String(seen().board.recent.find(({ coin }) => coin)?.index))
    await expect(paper).toContainText(
      `The coin has fallen. Italy joins: ${isOurs ? 'England, France, Russia' : 'Austria, Germany, Turkey'}.`,
    )
    await picture(page, 'print')
  })
})
