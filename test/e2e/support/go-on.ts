import { expect, type Page } from '@playwright/test'

/**
 * Goes on after the reading until a turn begins. `endStage` ends a stage in between, unless it has ended by itself.
 */
export async function goOnTo(page: Page, turn: string, endStage: () => Promise<unknown>): Promise<void> {
  const there = page.getByRole('heading', { name: turn, exact: true }).first()
  const next = page.getByRole('button', { name: 'End the reading', exact: true })
  await expect(async () => {
    if ((await there.count()) > 0) return
    if ((await next.count()) > 0) await next.first().click({ timeout: 1_000 })
    else await endStage()
    await expect(there).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 90_000 })
}
