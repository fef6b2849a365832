// Presses the ready mark as a player does, and answers the question about missing orders.
import { expect, type Page } from '@playwright/test'

/** Presses the ready mark, and says yes where the page asks what is missing. */
export async function sayReady(page: Page): Promise<void> {
  const mark = page.locator('button.ready')
  const said = await mark.textContent()
  await mark.click()
  const yes = page.locator('dialog[open] .answers .primary')
  // The page answers at once: it asks, or the mark is on its way. The last one ends the stage, and the next has its own.
  await page.waitForFunction((was) => {
    const open = document.querySelector('button.ready[aria-pressed="false"]')
    return document.querySelector('dialog[open] .answers') !== null || open?.textContent !== was
  }, said)
  // Missing orders may arrive meanwhile: then the page closes its question itself.
  if (await yes.isVisible()) await yes.click({ timeout: 5000 }).catch(() => expect(yes).toBeHidden())
}

/** The same where a page waits for it. */
export async function sayReadyIfAsked(page: Page): Promise<void> {
  if ((await page.locator('button.ready[aria-pressed="false"]').count()) > 0) await sayReady(page)
}

/** Says ready for all powers of a player at once, or for the one that has anything to write. */
export async function sayAllReady(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: 'All my powers are ready' })
  // In a winter, or in retreats, perhaps one power alone has something to write.
  if ((await all.count()) === 0) return sayReadyIfAsked(page)
  await all.click({ timeout: 1_000 })
  const yes = page.locator('dialog[open] .answers .primary')
  // The page asks at once, or the stage is over.
  const next = page.getByRole('button', { name: 'End the reading', exact: true })
  await expect(yes.or(next).first()).toBeVisible({ timeout: 3_000 })
  if (await yes.isVisible()) await yes.click({ timeout: 1_000 })
}
