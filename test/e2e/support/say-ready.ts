// The ready mark as a person presses it: whoever has left something out is asked about it once.
import type { Page } from '@playwright/test'

/** Presses the ready mark, and says yes where the page asks what is missing. */
export async function sayReady(page: Page): Promise<void> {
  await page.locator('button.ready').click()
  const yes = page.locator('dialog[open] .answers .primary')
  // The page answers at once: it asks, or the mark is on its way.
  await page.waitForFunction(
    () =>
      document.querySelector('dialog[open] .answers') !== null ||
      document.querySelector('button.ready[aria-pressed="false"]') === null,
  )
  if (await yes.isVisible()) await yes.click()
}
