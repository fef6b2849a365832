// Two powers on one phone: whichever is chosen is in sight, and each says how much of it is written.
import { expect, type Page } from '@playwright/test'
import { setTable } from './support/host-page.ts'
import { Player } from './support/player.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test } from './support/test.ts'

let host: TableHost
test.beforeAll(async () => {
  host = await startTableHost()
})
test.afterAll(() => host.dispose())

/** Whether the middle of a province's unit lies in the map's window. */
const inSight = (page: Page, province: string): Promise<boolean> =>
  page.locator(`[data-province="${province}"]`).evaluate((place) => {
    const frame = place.closest('.board')!.getBoundingClientRect()
    const { x, y, width, height } = place.getBoundingClientRect()
    const [cx, cy] = [x + width / 2, y + height / 2]
    return cx > frame.left && cx < frame.right && cy > frame.top && cy < frame.bottom
  })

test('a power chosen by its tab and a unit by its button come into sight, and tabs count their orders', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const { page, code } = await setTable(browser, host.hostUrl)
  const phone = await Player.join(browser, { url: host.url, code, power: 'Austria' })
  await page.getByLabel('Who sits at France').selectOption({ label: 'Austria player' })
  await expect(phone.page.getByText('You play Austria, France')).toBeVisible()
  await page.getByRole('button', { name: 'Start the game' }).click()
  const tabs = phone.page.getByRole('navigation', { name: 'Your powers' })
  await expect(tabs.getByRole('button', { name: 'France 0 of 3' })).toBeVisible()
  expect(await inSight(phone.page, 'BRE')).toBe(false)

  await tabs.getByRole('button', { name: 'France' }).tap()
  for (const at of ['BRE', 'PAR', 'MAR']) await expect.poll(() => inSight(phone.page, at)).toBe(true)
  await tabs.getByRole('button', { name: 'Austria' }).tap()
  await expect.poll(() => inSight(phone.page, 'VIE')).toBe(true)
  await tabs.getByRole('button', { name: 'France' }).tap()
  await phone.page.locator('.chip', { hasText: 'A MAR' }).tap()
  for (const at of ['MAR', 'SPA', 'PIE', 'BUR']) await expect.poll(() => inSight(phone.page, at)).toBe(true)
  await phone.page.locator('.chip', { hasText: 'Hold' }).tap()
  await expect(tabs.getByRole('button', { name: 'France 1 of 3' })).toBeVisible()
})
