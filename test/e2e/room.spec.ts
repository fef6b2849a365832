// Room that people need: for the map of a phone while the sheet is open, for the buttons of a laptop with large letters.
import { expect, type Locator } from '@playwright/test'
import { openCurtain } from './support/curtain.ts'
import { setTable } from './support/host-page.ts'
import { Player } from './support/player.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, WALK, walkUnless } from './support/test.ts'

let host: TableHost
test.beforeEach(async () => {
  host = await startTableHost()
})
test.afterEach(() => host.dispose())

const boxOf = async (part: Locator) => (await part.boundingBox())!

for (const [width, height] of [
  [360, 640],
  [390, 844],
] as const)
  test(
    `over an open sheet a phone of ${width} by ${height} has two fifths of its height for the map`,
    walkUnless(width === 360),
    async ({ browser }) => {
      const table = await setTable(browser, host.hostUrl)
      const { page } = await Player.join(browser, { url: host.url, code: table.code, power: 'Russia' })
      await page.setViewportSize({ width, height })
      await table.page.getByRole('button', { name: 'Start the game' }).click()
      const handle = page.locator('.handle')
      const closed = await boxOf(handle)
      await handle.tap()
      const map = await boxOf(page.locator('.desk > .map'))
      expect(map.height / height).toBeGreaterThanOrEqual(0.4)
      // Two rows and more, the line to type in and the ready mark are in sight; the other rows are reached by scrolling.
      const rows = page.locator('[data-row]')
      for (const nth of [0, 1]) await expect(rows.nth(nth)).toBeInViewport({ ratio: 1 })
      await expect(page.getByLabel('Type or paste orders')).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Orders are ready' })).toBeInViewport({ ratio: 1 })
      await rows.last().scrollIntoViewIfNeeded()
      await expect(rows.last()).toBeInViewport({ ratio: 1 })
      // The handle stays under the finger.
      expect(Math.abs((await boxOf(handle)).y - closed.y)).toBeLessThan(8)

      // A touch on the map writes on, over the open sheet as well.
      await rows.first().locator('.order').tap()
      await handle.tap()
      await expect(page.locator('.chip').filter({ hasText: 'Support' })).toBeInViewport({ ratio: 1 })
      expect((await boxOf(page.locator('.desk > .map'))).height / height).toBeGreaterThanOrEqual(0.4)
    },
  )

test(
  'with letters half as large again the buttons of a reading share one row on a laptop',
  WALK,
  async ({ browser }) => {
    const { page } = await setTable(browser, host.hostUrl, { here: ['Austria', 'Italy'] })
    await page.getByRole('button', { name: 'Start the game' }).click()
    await openCurtain(page, 'Austria')
    await page.getByRole('button', { name: 'Close the curtain' }).click()
    await page.getByRole('button', { name: 'End the talks' }).click()
    await page.evaluate(() => (document.documentElement.style.fontSize = '150%'))
    const buttons = page.getByRole('group', { name: 'Reading', exact: true }).getByRole('button')
    await expect(buttons).toHaveCount(6)
    const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops.map(Math.round)).size).toBe(1)
  },
)
