import type { Page } from '@playwright/test'

/** Opens a new table of a game from the first page. */
export async function newTable(page: Page, game = 'Diplomacy'): Promise<void> {
  await page.getByRole('button', { name: 'New table' }).click()
  await page.getByRole('dialog').getByRole('button', { name: game, exact: true }).click()
}
