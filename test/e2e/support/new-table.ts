import type { Page } from '@playwright/test'

/** Opens a new table of a game from the first page, with all its choices unfolded. */
export async function newTable(page: Page, game = 'Diplomacy'): Promise<void> {
  await page.getByRole('button', { name: 'New table' }).click()
  await page.getByRole('dialog').getByRole('button', { name: game, exact: true }).click()
  await allChoices(page)
}

/** Unfolds the choices of the set-up page, unless the device has them unfolded. */
export async function allChoices(page: Page): Promise<void> {
  const folded = page.locator('details.more:not([open]) > summary')
  await page.locator('details.more').waitFor()
  if ((await folded.count()) > 0) await folded.click()
}

/** Chooses one of a group of the set-up page. */
export const choose = (page: Page, group: string, what: string): Promise<void> =>
  page.getByRole('group', { name: group }).getByText(what, { exact: true }).click()
