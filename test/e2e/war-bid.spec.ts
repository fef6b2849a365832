// Sides by bid: the people at the laptop and at the phone change places, and each has the own page from then on.
import { expect } from '@playwright/test'
import { choose } from './support/new-table.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test } from './support/test.ts'
import { startOnTwoDevices } from './support/war.ts'

let host: TableHost
test.beforeEach(async () => {
  host = await startTableHost()
})
test.afterEach(() => host.dispose())

const NAMES = { cp: 'Central Powers', ap: 'Allied Powers' } as const

test('a laptop and a phone bid for their sides and change places', async ({ browser }) => {
  const { laptop, phone } = await startOnTwoDevices(browser, host, async (page) => {
    await choose(page, 'Sides', 'By bid')
    await expect(page.getByText('Before the first card')).toBeVisible()
  })
  const { page } = laptop
  // Whoever the lot asks first wants the side where the other one sits.
  const first = laptop.eyes.view().gameView?.asked?.side ?? 'cp'
  const wanted = first === 'cp' ? 'ap' : 'cp'
  const [bidder, other] = first === 'cp' ? [page, phone.page] : [phone.page, page]
  await bidder.locator('.strip').getByText(NAMES[wanted], { exact: true }).click()
  await bidder.getByRole('button', { name: 'Victory points +1' }).click()
  await bidder.getByRole('button', { name: `Give 1 for the ${NAMES[wanted]}` }).click()
  await expect(other.getByText(`The other player gives 1 for the ${NAMES[wanted]}`)).toBeVisible()
  await other.getByRole('button', { name: 'Take the other side' }).click()

  // The phone has the Central Powers now, and their first question.
  await expect.poll(() => phone.eyes.view().gameView?.own.map(({ seat }) => seat)).toEqual(['cp'])
  await expect(phone.page.getByText(/take “Guns of August”/)).toBeVisible()
  await phone.page.locator('.strip .answers button').first().tap()
  await expect.poll(() => phone.eyes.view().gameView?.own[0]?.hand.length).toBe(7)
  // The laptop has the Allied Powers now, and waits for them.
  await expect.poll(() => laptop.eyes.view().gameView?.own.map(({ seat }) => seat)).toEqual(['ap'])
  await expect(page.locator('.strip.own')).toHaveCount(0)
  const { seats } = laptop.eyes.view()
  expect(seats.map(({ seat, holder }) => [seat as string, holder.kind])).toEqual([
    ['cp', 'player'],
    ['ap', 'here'],
  ])
  // Neither was ever sent a card of the other side.
  expect(phone.eyes.heard.some((text) => /"ap-\d\d"/.test(text))).toBe(false)
  expect(laptop.eyes.heard.some((text) => /"cp-\d\d"/.test(text))).toBe(false)
  expect([...laptop.faults, ...phone.faults]).toEqual([])
})
