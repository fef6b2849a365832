import type { Page } from '@playwright/test'

/** Chooses the language of a page as its menu would. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((tag) => localStorage.setItem('PARAGLIDE_LOCALE', tag), language)
  await page.reload()
}
