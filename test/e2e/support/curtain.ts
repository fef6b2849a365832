// A player at the laptop: opens the curtain of a power, types, closes it again.
import { expect, type Page } from '@playwright/test'

/** Presses and holds until the sheet of a power is open, or the page that its game has instead. */
export async function openCurtain(page: Page, power: string, sheet = `Orders of ${power}`): Promise<void> {
  await page.locator('.those').getByRole('button', { name: power }).click()
  const hold = page.getByRole('button', { name: 'Press and hold to open' })
  await hold.hover()
  await page.mouse.down()
  await expect(page.getByRole('region', { name: sheet })).toBeVisible()
  await page.mouse.up()
}

/** Types orders into the open sheet, or answers into the page that its game has instead. */
export async function typeOrders(page: Page, text: string): Promise<void> {
  const line = page.getByPlaceholder(/^Type or paste /)
  await line.fill(text)
  await line.press('Enter')
}
