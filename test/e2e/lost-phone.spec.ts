// A phone is lost in the middle of a gunboat game: its person goes on with another one. The host lets it in by the number
// it shows, and learns no power.
import { expect } from '@playwright/test'
import { setTable } from './support/host-page.ts'
import { Player } from './support/player.ts'
import { startTableHost } from './support/table-host.ts'
import { test } from './support/test.ts'

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
  reducedMotion: 'reduce',
} as const

test('a person who lost a phone keeps the seat, and the host of a gunboat game learns no power', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const host = await startTableHost()
  try {
    const { page, code } = await setTable(browser, host.hostUrl)
    await page.getByText('Talks, votes, the hour, a gamemaster').click()
    await page.getByRole('group', { name: 'Talks' }).getByText('in silence (gunboat)').click()
    const ana = await Player.arrive(browser, { url: host.url, code, power: '', name: 'Ana' })
    await ana.page.getByRole('button', { name: 'Ask for a seat' }).tap()
    await expect(ana.page.getByText('You have a seat')).toBeVisible()
    await page.getByRole('button', { name: 'Start the game' }).click()
    await expect(ana.page.locator('.drafting')).toBeVisible()

    const phone = await (await browser.newContext(PHONE)).newPage()
    await phone.goto(`${host.url}/#${code}`)
    await phone.getByLabel('Your name').fill('Ana')
    await phone.getByRole('button', { name: 'Join', exact: true }).tap()
    await expect(phone.getByText('Somebody at the table has this name already')).toBeVisible()
    await phone.getByRole('button', { name: 'That was me, on another phone' }).tap()
    const number = (await phone.locator('.number').innerText()).trim()
    expect(number).toMatch(/^\d{3}$/)
    // The holder of the old phone is warned.
    await expect(ana.page.getByText('Somebody asks to go on in your place')).toBeVisible()

    await page.getByRole('button', { name: /People and seats/ }).click()
    const asked = page.locator('li.asks', { hasText: number })
    await expect(asked).toContainText('Ana asks to go on with another phone')
    await expect(asked).toContainText('still connected')
    await asked.getByRole('button', { name: 'Let in' }).click()

    await expect(phone.locator('.drafting')).toBeVisible()
    await expect(ana.page.getByText('Your place is on another phone now')).toBeVisible()
    await expect(asked).toHaveCount(0)
    // Both phones had the same power; the host's list of people names none.
    const person = page.locator('.people li', { hasText: 'Ana' })
    await expect(person).toHaveCount(1)
    await expect(person).not.toContainText(/Austria|England|France|Germany|Italy|Russia|Turkey/)
    // The new phone has the key now, the old one has none.
    await phone.reload()
    await expect(phone.locator('.drafting')).toBeVisible()
    await ana.page.reload()
    await expect(ana.page.getByLabel('Your name')).toBeVisible()
  } finally {
    await host.dispose()
  }
})

test('a phone that the host does not know is told so, and may ask for another place', async ({ browser }) => {
  const host = await startTableHost()
  try {
    const { page, code } = await setTable(browser, host.hostUrl)
    await Player.join(browser, { url: host.url, code, power: 'France' })
    const phone = await (await browser.newContext(PHONE)).newPage()
    await phone.goto(`${host.url}/#${code}`)
    const name = phone.getByLabel('Your name')
    const wasMe = phone.getByRole('button', { name: 'That was me, on another phone' })
    await name.fill('Nobody')
    await wasMe.tap()
    await expect(phone.getByText('Nobody at the table is called Nobody')).toBeVisible()
    await name.fill('France player')
    await wasMe.tap()
    await page.locator('li.asks').getByRole('button', { name: 'No', exact: true }).click()
    await expect(phone.getByText('The host did not give the place to this phone')).toBeVisible()
    await wasMe.tap()
    await phone.getByRole('button', { name: 'Ask no longer' }).tap()
    await expect(name).toHaveValue('France player')
    await expect(page.locator('li.asks')).toHaveCount(0)
  } finally {
    await host.dispose()
  }
})
