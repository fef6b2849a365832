// Pairs of powers on several devices: wished for in secret, drawn by lot openly, and shown at the end of the game.
import { expect, type Browser, type Page } from '@playwright/test'
import { typeOrders } from './support/curtain.ts'
import { openLaptop, type Laptop } from './support/evening.ts'
import { fromMenu, openFirstPage, openScreen } from './support/host-page.ts'
import { newTable } from './support/new-table.ts'
import { picturesOf } from './support/picture.ts'
import { Player } from './support/player.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, WALK } from './support/test.ts'

let host: TableHost
test.beforeEach(async () => {
  host = await startTableHost()
})
test.afterEach(() => host.dispose())

const take = picturesOf('pairs')
async function picture(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await take(page, `${name}-${colorScheme}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

const PEOPLE = ['France', 'Italy']
const COMPUTERS = ['Great Britain', 'Germany', 'Poland', 'Turkey', 'Soviet Union']

interface Evening {
  readonly laptop: Laptop
  readonly screen: Page
  readonly phones: readonly [Player, Player]
}

/** A table with pairs made in a given way, two people on phones, and computers for the other powers. */
async function begin(browser: Browser, made: string, told: string): Promise<Evening> {
  const setting = await openFirstPage(browser, host.hostUrl)
  await newTable(setting)
  const choose = (group: string, text: string) =>
    setting.getByRole('group', { name: group }).getByText(text, { exact: true }).click()
  await choose('Which board?', 'Versailles 1929')
  await choose('How many people play?', '7')
  await choose('Who plays the small powers', made)
  await choose('Everybody is told', told)
  await setting.getByText('Chosen', { exact: true }).click()
  await setting.getByText('No clock', { exact: true }).click()
  await setting.getByText('Open to all').click()
  await picture(setting, `set-up-${made.replace(' ', '-')}`)
  for (const power of COMPUTERS)
    await setting
      .getByLabel(`Who sits at ${power.replace('Great ', '').replace('Soviet Union', 'USSR')}`)
      .selectOption({ label: 'Computer: tactician' })
  const code = (await setting.locator('.room').innerText()).trim()
  const [france, italy] = [
    await Player.join(browser, { url: host.url, code, power: PEOPLE[0]! }),
    await Player.join(browser, { url: host.url, code, power: PEOPLE[1]! }),
  ]
  await setting.close()
  const laptop = await openLaptop(browser, host, [])
  await laptop.page.getByRole('button', { name: 'Start the game' }).click()
  const screen = await openScreen(browser, host.url, code)
  return { laptop, screen, phones: [france, italy] }
}

/** Who plays each small power, as far as a page knows. */
const pairsSeen = ({ seen }: Pick<Player, 'seen'>) =>
  Object.fromEntries(
    seen().board.powers.flatMap(({ power, allegiance }) =>
      allegiance.kind === 'paired' ? [[power as string, allegiance.player as string | null]] : [],
    ),
  )
const playedBy = (pairs: Readonly<Record<string, string | null>>, power: string) =>
  Object.keys(pairs).filter((minor) => pairs[minor] === power)

async function endByVote({ laptop, phones }: Evening): Promise<void> {
  await fromMenu(laptop.page, 'Table', 'Propose an end')
  await laptop.page.getByRole('button', { name: 'Propose a draw' }).click()
  for (const { page } of phones)
    await page.getByRole('region', { name: 'Vote' }).getByRole('button', { name: 'Yes' }).tap()
}

test('pairs are wished for on phones, kept secret, and told at the end', async ({ browser }) => {
  test.setTimeout(180_000)
  const evening = await begin(browser, 'By wish', 'At the end')
  const { laptop, screen, phones } = evening
  const [france, italy] = phones
  for (const [phone, wish] of [
    [france, 'Rumania'],
    [italy, 'Egypt'],
  ] as const) {
    await phone.page.locator('.naming').waitFor()
    await phone.page.locator('.choices').getByRole('button', { name: wish }).tap()
    await expect(phone.page.getByText(`Wishes: ${wish}`)).toBeVisible()
  }
  await picture(italy.page, 'wishing-phone')
  await picture(screen, 'wishing-screen')
  await typeOrders(italy.page, 'Spain, Greece')
  await expect(italy.page.getByText('Wishes: Spain, Greece')).toBeVisible()
  await france.ready()
  await italy.ready()
  await expect.poll(() => france.seen().board.turn.phase, { timeout: 30_000 }).toBe('movement')
  await expect.poll(() => Object.keys(pairsSeen(laptop)).length).toBe(7)
  // Each knows its own small power, and no page another's.
  for (const phone of phones) {
    const pairs = pairsSeen(phone)
    expect(playedBy(pairs, phone.power.toUpperCase())).toHaveLength(1)
    expect(Object.values(pairs).filter((player) => player !== null)).toHaveLength(1)
  }
  expect(Object.values(pairsSeen(laptop)).every((player) => player === null)).toBe(true)
  const [mine = ''] = playedBy(pairsSeen(france), 'FRANCE')
  // The phase of wishes has a reading like any other; it reveals nothing yet.
  await laptop.page.getByRole('button', { name: 'End the reading', exact: true }).click()
  await france.page.locator('.drafting').waitFor()
  await picture(france.page, 'secret-phone')
  await picture(laptop.page, 'secret-laptop')
  await picture(screen, 'secret-screen')
  await endByVote(evening)
  for (const page of [laptop.page, france.page]) {
    const row = page.getByTestId('ending').locator('[data-power="FRANCE"]')
    await expect(row.locator('small')).toContainText('France, ')
    await expect(row.locator('.mark')).toHaveCount(2)
    await expect(page.getByTestId('ending').locator('li')).toHaveCount(7)
  }
  expect(pairsSeen(italy)[mine]).toBe('FRANCE')
  await picture(laptop.page, 'ending-laptop')
  await picture(france.page, 'ending-phone')
  await picture(screen, 'ending-screen')
})

test(
  'pairs drawn by lot are told at once, and each phone writes for both powers',
  WALK,
  async ({ browser }) => {
    test.setTimeout(180_000)
    const evening = await begin(browser, 'By lot', 'At once')
    const { laptop, phones } = evening
    const [france] = phones
    await france.page.locator('.drafting').waitFor()
    await expect.poll(() => Object.keys(pairsSeen(laptop)).length).toBe(7)
    expect(new Set(Object.values(pairsSeen(laptop))).size).toBe(7)
    expect(pairsSeen(france)).toEqual(pairsSeen(laptop))
    const [mine = ''] = playedBy(pairsSeen(france), 'FRANCE')
    expect(france.seen().board.sheets.map(({ power }) => power as string)).toEqual(['FRANCE', mine])
    await picture(laptop.page, 'drawn-laptop')
    await endByVote(evening)
    await expect(laptop.page.getByTestId('ending').locator('li')).toHaveCount(7)
  },
)
