// Two powers on one phone: whichever is chosen is in sight, and each says how much of it is written.
import { expect, type Browser, type Page } from '@playwright/test'
import { setTable } from './support/host-page.ts'
import { touch } from './support/finger.ts'
import { Player } from './support/player.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, WALK } from './support/test.ts'

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

/** A phone that holds Austria and France, in the first talks of a game. */
async function joinWithTwo(browser: Browser): Promise<Page> {
  const { page, code } = await setTable(browser, host.hostUrl)
  const phone = await Player.join(browser, { url: host.url, code, power: 'Austria' })
  await page.getByLabel('Who sits at France').selectOption({ label: 'Austria player' })
  await expect(phone.page.getByText('You play Austria, France')).toBeVisible()
  await page.getByRole('button', { name: 'Start the game' }).click()
  return phone.page
}

test('a power chosen by its tab and a unit by its button come into sight, and tabs count their orders', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const page = await joinWithTwo(browser)
  const tabs = page.getByRole('navigation', { name: 'Your powers' })
  await expect(tabs.getByRole('button', { name: 'France 0 of 3' })).toBeVisible()
  expect(await inSight(page, 'BRE')).toBe(false)

  await tabs.getByRole('button', { name: 'France' }).tap()
  // Its whole corner, with where its units may go, as when a page opens on it.
  for (const at of ['BRE', 'PAR', 'MAR', 'MAO', 'SPA', 'PIC', 'BUR', 'PIE'])
    await expect.poll(() => inSight(page, at)).toBe(true)
  await tabs.getByRole('button', { name: 'Austria' }).tap()
  await expect.poll(() => inSight(page, 'VIE')).toBe(true)
  await tabs.getByRole('button', { name: 'France' }).tap()
  await page.locator('.chip', { hasText: 'A MAR' }).tap()
  for (const at of ['MAR', 'SPA', 'PIE', 'BUR']) await expect.poll(() => inSight(page, at)).toBe(true)
  await page.locator('.chip', { hasText: 'Hold' }).tap()
  await expect(tabs.getByRole('button', { name: 'France 1 of 3' })).toBeVisible()
})

test(
  'on a small phone the open list of a power scrolls, and its buttons stay whole',
  WALK,
  async ({ browser }) => {
    const page = await joinWithTwo(browser)
    await page.setViewportSize({ width: 360, height: 640 })
    const handle = page.locator('.handle')
    const buttons = [
      handle,
      page.getByRole('button', { name: 'Orders are ready' }),
      page.getByRole('button', { name: 'All my powers are ready' }),
    ]
    const rows = page.locator('[data-row]')
    const field = page.getByLabel('Type or paste orders')
    const wholeButtons = async () => {
      for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 })
    }
    await expect(handle.locator('.word')).toBeInViewport({ ratio: 1 })
    await handle.tap()
    await wholeButtons()
    for (const nth of [0, 1]) await expect(rows.nth(nth)).toBeInViewport({ ratio: 1 })
    await field.fill('Vie S Bud - Rum\nTri S Vie - Bud')
    await field.press('Enter')
    await expect(page.getByText('2 of 3').first()).toBeVisible()

    // An order that is not allowed has its reason and another choice above the list.
    await rows.nth(1).locator('.order').scrollIntoViewIfNeeded()
    await rows.nth(1).locator('.order').tap()
    await page.locator('.chip', { hasText: 'Support' }).tap()
    await touch(page, 'TRI')
    await touch(page, 'BUL')
    await handle.tap()
    await wholeButtons()
    await rows.last().scrollIntoViewIfNeeded()
    await expect(rows.last()).toBeInViewport({ ratio: 1 })
    await field.scrollIntoViewIfNeeded()
    await expect(field).toBeInViewport({ ratio: 1 })
  },
)

test(
  'on a small phone no text of a reading or of the end lies over another one',
  WALK,
  async ({ browser }) => {
    const page = await joinWithTwo(browser)
    await page.setViewportSize({ width: 360, height: 640 })
    await page.getByRole('button', { name: 'Orders are ready' }).tap()
    await page.getByRole('button', { name: 'Yes, ready' }).tap()
    await expect(page.getByText('Still yours to do: France')).toBeVisible()
    await page.getByRole('button', { name: 'Next: France' }).tap()
    await page.getByRole('button', { name: 'Orders are ready' }).tap()
    await page.getByRole('button', { name: 'Yes, ready' }).tap()

    // The end of a fall names many centres.
    const text = page.locator('.caption .text')
    const centres =
      'Centres were taken by Austria (SER), England (BEL, NWY), Germany (DEN), Italy (TRI, TUN), Russia (RUM, SWE).'
    await text.evaluate((it, words) => void (it.textContent = `${words} ${words}`), centres)
    const bottom = (box: { y: number; height: number }) => box.y + box.height
    const [said, list] = [(await text.boundingBox())!, (await page.locator('.reading .side').boundingBox())!]
    expect(bottom(said)).toBeLessThanOrEqual(list.y)
    await expect(page.getByRole('group', { name: 'Reading', exact: true })).toBeInViewport({ ratio: 1 })

    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.locator('summary', { hasText: 'Propose an end' }).tap()
    // Nobody else is asked, so the page asks whether it is meant.
    await page.getByRole('button', { name: 'End in a draw' }).tap()
    await page.getByRole('button', { name: 'End in a draw' }).tap()
    const heading = page.getByTestId('ending').getByRole('heading').first()
    await expect(heading).toBeInViewport({ ratio: 1 })
    const map = (await page.locator('.public .board').boundingBox())!
    expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bottom(map))
  },
)
