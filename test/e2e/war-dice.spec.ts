// Dice of the players' own: chosen at the set-up page, entered where they fall, and seen by everybody.
import { expect } from '@playwright/test'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import { choose } from './support/new-table.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, WALK } from './support/test.ts'
import { LAPTOP, openSaved, openSide, startOnTwoDevices } from './support/war.ts'
import { warFile } from './support/war-file.ts'

let host: TableHost
test.beforeEach(async () => {
  host = await startTableHost()
})
test.afterEach(() => host.dispose())

test('a laptop and a phone enter the dice that they throw, and the television shows them', async ({
  browser,
}) => {
  const { laptop, phone } = await startOnTwoDevices(browser, host, async (page) => {
    await choose(page, 'Dice', 'Our own dice')
    await expect(page.getByText('enters what it shows')).toBeVisible()
  })
  const { page } = laptop
  const screen = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage()
  await screen.goto(`${host.url}/#screen=${laptop.eyes.view().code}`)

  await page.locator('.strip .answers button').first().click()
  const asked = 'roll the die for the Mandated Offensive'

  // The keys of the laptop choose a face, and only the second step enters it.
  await expect(page.getByText(`Central Powers: ${asked}`)).toBeVisible()
  await expect(phone.page.getByText(`Central Powers: ${asked}`)).toBeVisible()
  await expect(screen.getByText(`Central Powers: ${asked}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'What does the die show?' })).toBeVisible()
  await page.keyboard.press('3')
  expect(laptop.eyes.view().gameView?.roll?.fallen).toEqual([])
  await page.keyboard.press('Enter')

  await expect(phone.page.getByText(`Allied Powers: ${asked}`)).toBeVisible()
  await expect(screen.locator('[data-die="3"]').first()).toBeVisible()
  await phone.page.getByRole('button', { name: '5', exact: true }).tap()
  await phone.page.getByRole('button', { name: 'It shows 5' }).tap()
  for (const one of [page, phone.page, screen]) {
    await expect(one.locator('[data-die="3"]').first()).toBeAttached()
    await expect(one.locator('[data-die="5"]').first()).toBeAttached()
  }
  await expect.poll(() => laptop.eyes.view().gameView?.asked?.kind).toBe('action')
  const dice = laptop.eyes.view().gameView?.log.flatMap((entry) => ('die' in entry ? [entry.die] : []))
  expect(dice).toEqual([3, 5])
  expect([...laptop.faults, ...phone.faults]).toEqual([])
})

const isFired = ({ turn, battle, pending }: State) =>
  turn >= 2 && pending?.kind === 'losses' && battle?.fire.attacker !== null && battle?.fire.defender !== null

for (const theme of ['light', 'dark'] as const)
  test(`the television draws the dice of a battle (${theme})`, WALK, async ({ browser }) => {
    const laptop = await openSide(browser, LAPTOP)
    await openSaved(laptop, host.hostUrl, await warFile(isFired))
    const context = await browser.newContext({
      viewport: { width: 1920, height: 1080 },
      colorScheme: theme,
      locale: 'en-GB',
    })
    const screen = await context.newPage()
    await screen.goto(`${host.url}/#screen=${laptop.eyes.view().code}`)
    const { fire } = laptop.eyes.view().gameView?.battle ?? {}
    const panel = screen.locator('.television .battle')
    for (const role of ['attacker', 'defender'] as const)
      await expect(panel.locator(`[data-die="${fire?.[role]?.die}"]`).first()).toBeVisible()
    const beside = screen.locator('.television .beside')
    expect(await beside.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0)
  })
