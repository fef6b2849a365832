import type { Page } from '@playwright/test'

/** The name of the power that a player's page is for, from its heading. */
export const powerOn = async (page: Page): Promise<string> =>
  (await page.locator('.what p').innerText()).split('· ').at(-1) ?? ''
