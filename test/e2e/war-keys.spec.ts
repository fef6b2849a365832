// Paths of Glory by keyboard alone, at a laptop of both sides.
import { expect } from '@playwright/test'
import { SOON } from './support/soon.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test } from './support/test.ts'
import { askedAt, startAtLaptop } from './support/war.ts'

let host: TableHost
test.beforeEach(async () => {
  host = await startTableHost()
})
test.afterEach(() => host.dispose())

/** Far fewer than the places and buttons that the Tab key would pass. */
const PRESSES = 40

test('a round of both sides is played by keyboard alone, with few presses', async ({ browser }) => {
  test.setTimeout(120_000)
  const laptop = await startAtLaptop(browser, host.hostUrl, {
    'Central Powers': 'here',
    'Allied Powers': 'here',
  })
  const { page } = laptop
  const focus = page.locator(':focus')
  let presses = 0
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) {
      presses += 1
      await page.keyboard.press(key)
    }
  }
  const asked = async (side: string, kind: string) =>
    expect.poll(() => askedAt(laptop, side)?.kind, { intervals: SOON }).toBe(kind)
  const toAnswers = async () => {
    await press('q')
    await expect(page.locator('.strip .answers > :focus')).toBeVisible()
  }

  await expect(page.getByRole('button', { name: 'Take it' })).toBeEnabled()
  await toAnswers()
  await press('Enter')
  for (const side of ['cp', 'ap']) {
    await asked(side, 'action')
    await expect(page.locator('.drawer .back').first()).toBeVisible()
    presses += 1
    await page.keyboard.down('h')
    await expect(page.locator('.hand li:first-child :focus')).toBeVisible()
    await press('ArrowDown')
    await expect(page.locator('.hand li:nth-child(2) .ops:focus')).toBeVisible()
    await press('Enter')
    await asked(side, 'activate')
    // The other cards are not shown, although the key is held.
    await expect(page.locator('.hand')).toHaveCount(0)
    await page.keyboard.up('h')
    await expect(focus).toBeVisible()

    await press('m')
    await expect(page.locator('.walker')).toBeFocused()
    await press('Enter')
    await expect(page.locator('.choice :focus')).toBeVisible()
    await press('Enter')
    await expect(page.getByRole('button', { name: /^On to the moves/ })).toBeEnabled()
    await toAnswers()
    await press('Enter')
    await asked(side, 'move')
    await toAnswers()
    // Nobody has moved: the same key once more ends the round.
    await press('Enter')
    await expect(page.locator('.strip .answers.again > :focus')).toBeVisible()
    await press('Enter')
  }
  await asked('cp', 'action')
  expect(presses).toBeLessThan(PRESSES)

  await test.step('the log is one stop of the Tab key', async () => {
    const lines = page.locator('.log li button')
    await expect(lines.nth(3)).toBeVisible()
    await expect(page.locator('.log li button[tabindex="0"]')).toHaveCount(1)
  })
  await test.step('the list leads to the hand', async () => {
    await page.getByRole('tab', { name: 'List' }).press('Enter')
    await page.getByRole('button', { name: 'To the cards' }).press('Enter')
    await expect(page.locator('.drawer .handle')).toBeFocused()
  })
  expect(laptop.faults).toEqual([])
})
