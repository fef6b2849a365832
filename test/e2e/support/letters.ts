import type { Page } from '@playwright/test'

/** Opens the letters between a phone and a correspondent. */
export async function openThread(phone: Page, name: string): Promise<void> {
  if ((await phone.getByRole('region', { name: 'Letters' }).count()) === 0)
    await phone.getByRole('button', { name: /^Letters/ }).tap()
  const back = phone.getByRole('button', { name: 'All letters' })
  if (await back.isVisible()) await back.tap()
  // A preview may contain any name.
  await phone.locator('.entry', { has: phone.locator('strong', { hasText: new RegExp(`^${name}$`) }) }).tap()
}

/** Writes to a correspondent; `from` forges the letterhead. */
export async function writeLetter(phone: Page, to: string, text: string, from?: string): Promise<void> {
  await openThread(phone, to)
  if (from !== undefined) {
    await phone.getByText('Letterhead').tap()
    await phone.getByLabel('From', { exact: true }).selectOption(from)
  }
  await phone.getByRole('textbox', { name: 'Your letter…' }).fill(text)
  await phone.getByRole('button', { name: 'Send' }).tap()
}
