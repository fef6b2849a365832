import type { Page } from '@playwright/test'

/** Opens a new table of a game from the first page. */
export async function newTable(page: Page, game = 'Diplomacy'): Promise<void> {
  await page.getByRole('button', { name: 'New table' }).click()
  await page.getByRole('dialog').getByRole('button', { name: game, exact: true }).click()
}

/** Chooses one of a group of the set-up page. */
export const choose = (page: Page, group: string, what: string): Promise<void> =>
  page.getByRole('group', { name: group }).getByText(what, { exact: true }).click()
