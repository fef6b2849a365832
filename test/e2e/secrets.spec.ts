// Secrets of Diplomacy in browsers: set up, and a year with a treaty nobody confirms, a gift, a passage and a strike; what
// cannot be declared is refused in words and changes nothing.
import { expect, type Page } from '@playwright/test'
import type { PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import { choose } from './support/choose.ts'
import { openCurtain, typeOrders } from './support/curtain.ts'
import { idOf, openLaptop, writeAtLaptop, writeOnPhone } from './support/evening.ts'
import { fromMenu, openScreen } from './support/host-page.ts'
import { newTable } from './support/new-table.ts'
import { Player } from './support/player.ts'
import { sayReady } from './support/say-ready.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test } from './support/test.ts'
import { picturesOf } from './support/picture.ts'

test.setTimeout(400_000)

let host: TableHost
test.beforeEach(async () => {
  host = await startTableHost()
})
test.afterEach(() => host.dispose())

const picture = picturesOf('secrets')

/** Opens the sheet's drawer on a phone. */
async function openSheet(page: Page): Promise<void> {
  const handle = page.locator('.handle')
  // The drawer is closed when the page begins to draw it anew.
  await expect(async () => {
    if ((await handle.count()) > 0 && (await handle.getAttribute('aria-expanded')) === 'false')
      await handle.tap()
    await expect(page.getByText('Beside the orders').first()).toBeVisible({ timeout: 500 })
  }).toPass()
}

const panel = (page: Page) => page.locator('section', { has: page.getByText('Beside the orders') }).last()
const kind = (page: Page, name: string) => panel(page).getByText(name, { exact: true }).first().click()

test('a year of Secrets of Diplomacy', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const setting = await context.newPage()
  await setting.goto(host.hostUrl)
  await newTable(setting)
  await setting.getByRole('group', { name: 'Which board?' }).getByText('Secrets of Diplomacy').click()
  await setting.getByText('Chosen', { exact: true }).click()
  await setting.getByText('No clock').click()
  await setting.getByText('Open to all').click()
  await setting.getByText('End, draws, scoring, hints').click()
  const turns = setting.getByRole('spinbutton', { name: 'after so many turns' })
  await expect(turns).toHaveValue('16')
  await turns.fill('2')
  await turns.press('Enter')
  await setting.getByLabel('Who sits at Austria').selectOption('here')
  await picture(setting, 'set-up')
  const code = (await setting.locator('.room').innerText()).trim()
  const phones: Player[] = []
  for (const power of ['Germany', 'Russia'])
    phones.push(await Player.join(browser, { url: host.url, code, power }))
  for (const power of ['England', 'France', 'Italy', 'Turkey'])
    await setting.getByLabel(`Who sits at ${power}`).selectOption('absent')
  await setting.close()
  const laptop = await openLaptop(browser, host, ['Austria'])
  await laptop.page.getByRole('button', { name: 'Start the game' }).click()
  const screen = await openScreen(browser, host.url, code)
  const [germany, russia] = phones as [Player, Player]

  await test.step('land is coloured by its owner, centres or not', async () => {
    await germany.page.locator('.drafting').waitFor()
    const { owners } = germany.seen().board
    expect(owners).toMatchObject({ SIL: 'GERMANY', GAL: 'AUSTRIA' })
    await picture(germany.page, 'phone-map')
  })

  await test.step('what cannot be declared is refused in words, and the line stays', async () => {
    await openSheet(germany.page)
    const declared = () => germany.seen().board.sheets[0]?.declaring?.declared ?? []
    for (const [line, words] of [
      ['Strike Paris', 'Too far to strike'],
      ['Give Warsaw to Austria', 'Only land of your own can be given'],
      ['Treaty with Germany: peace', 'A treaty takes two'],
    ] as const) {
      await typeOrders(germany.page, line)
      await expect(germany.page.getByText(words).first()).toBeVisible()
      await expect(germany.page.getByPlaceholder('Type or paste orders')).toHaveValue(line)
      expect(declared()).toEqual([])
    }
    await picture(germany.page, 'phone-refused')
    await germany.page.getByPlaceholder('Type or paste orders').fill('')
  })

  await test.step('a strike, a gift and a treaty by touch', async () => {
    const { page } = germany
    await kind(page, 'Weapon')
    await panel(page).getByLabel('From', { exact: true }).selectOption({ label: 'Munich' })
    await panel(page).getByLabel('Target', { exact: true }).selectOption({ label: 'Bohemia' })
    await picture(page, 'phone-weapon')
    await panel(page).getByRole('button', { name: 'Strike' }).click()
    await expect(panel(page).getByText('Strike: Munich → Bohemia')).toBeVisible()
    await kind(page, 'Gift')
    await panel(page).getByLabel('Land', { exact: true }).selectOption({ label: 'Silesia' })
    await panel(page).getByLabel('To whom', { exact: true }).selectOption({ label: 'Russia' })
    await panel(page).getByRole('button', { name: 'Give' }).click()
    await kind(page, 'Treaty')
    await panel(page).getByLabel('With whom', { exact: true }).selectOption({ label: 'Russia' })
    await panel(page).getByLabel('What is agreed', { exact: true }).fill('Peace on the Vistula')
    await panel(page).getByRole('button', { name: 'Announce' }).click()
    await expect(panel(page).locator('[data-declared]')).toHaveCount(3)
    await picture(page, 'phone-declared')
  })

  await test.step('the sheet as the book prints it', async () => {
    const { page } = germany
    await page.getByText('As the book prints it').click()
    const printed = page.getByTestId('printed')
    await expect(printed).toContainText('Order (Germany)')
    await expect(printed).toContainText('Strike Bohemia from Munich')
    await expect(printed).toContainText('Treaty with Russia: Peace on the Vistula')
    await printed.scrollIntoViewIfNeeded()
    await picture(page, 'phone-printed')
  })

  await test.step('leave to pass in words, and orders for later', async () => {
    const { page } = russia
    await openSheet(page)
    await typeOrders(page, 'Let Germany pass in Livonia')
    await expect(panel(page).locator('[data-declared="passage"]')).toBeVisible()
    await kind(page, 'For a later turn')
    await panel(page).getByLabel('Turn', { exact: true }).selectOption({ label: 'Fall 1901' })
    await panel(page).getByLabel('From', { exact: true }).selectOption({ label: 'Moscow' })
    await panel(page).getByLabel('Target', { exact: true }).selectOption({ label: 'Ukraine' })
    await panel(page).getByRole('button', { name: 'Write for later' }).click()
    await expect(panel(page).locator('[data-deferred]')).toHaveCount(1)
    await picture(page, 'phone-later')
  })

  await test.step('sheets of others say nothing of it', () => {
    expect(JSON.stringify(russia.seen().board)).not.toContain('Vistula')
    expect(JSON.stringify(laptop.seen().board)).not.toContain('Vistula')
  })

  await test.step('at the laptop', async () => {
    await openCurtain(laptop.page, 'Austria')
    await expect(laptop.page.getByText('Beside the orders').first()).toBeVisible()
    await picture(laptop.page, 'laptop-sheet')
    await laptop.page.getByRole('button', { name: 'Close the curtain' }).click()
  })

  await test.step('the reading tells it', async () => {
    for (const phone of phones) await phone.ready()
    await openCurtain(laptop.page, 'Austria')
    await typeOrders(laptop.page, 'A VIE H')
    await sayReady(laptop.page)
    await expect(laptop.page.getByText('Reading the orders')).toBeVisible()
    await expect
      .poll(() => germany.seen().board.last?.season?.strikes.map(({ at, fate }) => `${at} ${fate}`))
      .toEqual(['BOH struck'])
    await expect
      .poll(() => russia.seen().board.last?.treaties)
      .toMatchObject([{ confirmed: false, text: 'Peace on the Vistula' }])
    expect(germany.seen().board.owners).toMatchObject({ BOH: 'GERMANY', SIL: 'RUSSIA' })
    expect(germany.seen().board.pacts?.spent).toEqual(['GERMANY' as PowerId])
    await expect(russia.page.getByText('The other side has NOT confirmed it.').first()).toBeVisible()
    await picture(russia.page, 'phone-reading')
    await picture(screen, 'television-reading')
    await picture(laptop.page, 'laptop-reading')
    await laptop.page.getByRole('button', { name: 'End the reading' }).click()
  })

  await test.step('orders for later are on the sheet, and the year goes on', async () => {
    await expect.poll(() => russia.seen().board.turn.season).toBe('fall')
    await expect.poll(() => russia.seen().board.sheets[0]?.drafts.length ?? 0).toBeGreaterThan(0)
    await openSheet(germany.page)
    await kind(germany.page, 'Weapon')
    await expect(panel(germany.page).getByText('Your weapon has been used.')).toBeVisible()
    // Two turns were agreed on: the game is decided when all have written, and there is no next turn.
    for (const phone of phones) await writeOnPhone(phone)
    await writeAtLaptop(laptop, 'Austria')
    await picture(screen, 'television-after')
    await expect.poll(() => germany.seen().board.ending?.how, { timeout: 60_000 }).toBe('time')
    await expect(germany.page.getByText('Time is up').first()).toBeVisible()
    await picture(germany.page, 'phone-time-out')
    expect(idOf('Germany')).toBe('GERMANY')
  })
})

test('characters of one’s own are kept on the device', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
  const open = async () => {
    const opened = await context.newPage()
    await opened.goto(host.hostUrl)
    await newTable(opened)
    await opened.getByRole('group', { name: 'Which board?' }).getByText('Secrets of Diplomacy').click()
    await opened.locator('summary', { hasText: 'Characters (S3)' }).click()
    return opened
  }
  let page = await open()
  const choose = (choice: string) =>
    page
      .getByRole('group', { name: 'Characters (S3)', exact: true })
      .getByText(choice, { exact: true })
      .click()
  const field = (name: string) => page.getByLabel(`Austria: ${name}`, { exact: true })
  await choose('Sages')
  await expect(field('Leader')).toHaveValue('Confucius')
  // One field after the other, faster than the table answers.
  await page.evaluate(() => {
    for (const [name, text] of [
      ['State', 'Ruritania'],
      ['Leader', 'Rudolf V'],
      ['Weapon', 'The Coronation'],
    ] as const) {
      const input = document.querySelector<HTMLInputElement>(`[aria-label="Austria: ${name}"]`)!
      input.value = text
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  const isRuritania = async () => {
    await expect(field('State')).toHaveValue('Ruritania')
    await expect(field('Leader')).toHaveValue('Rudolf V')
    await expect(field('Weapon')).toHaveValue('The Coronation')
  }
  await isRuritania()
  await picture(page, 'characters')
  await choose('As printed')
  await expect(field('State')).toHaveValue('')
  await choose('My own')
  await isRuritania()
  // Another evening with the same device.
  await page.close()
  page = await open()
  await choose('My own')
  await isRuritania()
})

test('a game over days: the hour of the week is named, and the gamemaster ends it by its poles', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Moscow',
  })
  const laptop = await context.newPage()
  await laptop.goto(host.hostUrl)
  await newTable(laptop)
  await choose(laptop, 'Which board?', 'Secrets of Diplomacy')
  await laptop.getByText('Chosen', { exact: true }).click()
  await laptop.getByText('By the calendar').click()
  await picture(laptop, 'calendar')
  await laptop.getByText('Open to all').click()
  await laptop.getByText('Talks, votes, the hour, a gamemaster').click()
  await choose(laptop, 'Gamemaster', 'this laptop, orders sealed')
  const code = (await laptop.locator('.room').innerText()).trim()
  const germany = await Player.join(browser, { url: host.url, code, power: 'Germany' })
  for (const power of ['Austria', 'England', 'France', 'Italy', 'Russia', 'Turkey'])
    await laptop.getByLabel(`Who sits at ${power}`).selectOption('absent')
  await laptop.getByRole('button', { name: 'Start the game' }).click()
  await germany.page.locator('.drafting').waitFor()
  // Letters and orders are taken until the end of Friday in Moscow.
  await expect(laptop.getByText(/Until: Saturday.*Moscow/).first()).toBeVisible()
  await picture(laptop, 'laptop-calendar')
  await fromMenu(laptop, 'Table', 'Propose an end')
  const dialog = laptop.getByRole('dialog')
  const end = dialog.getByRole('button', { name: 'Let the game end so' })
  await dialog.getByLabel('Reason', { exact: false }).fill('Sixteen turns are over')
  await dialog.getByRole('combobox', { name: 'Germany' }).selectOption('1')
  await expect(end).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'Russia' }).selectOption('2')
  await expect(dialog.getByText('The two poles are', { exact: false })).toBeVisible()
  await end.scrollIntoViewIfNeeded()
  await picture(laptop, 'laptop-gamemaster-ends')
  await end.click()
  await expect
    .poll(() => germany.seen().board.ending)
    .toEqual({ how: 'draw', winners: ['GERMANY', 'RUSSIA'] })
  await expect(germany.page.getByText('Sixteen turns are over', { exact: false }).first()).toBeVisible()
  await picture(germany.page, 'phone-gamemaster-ended')
  await picture(laptop, 'laptop-gamemaster-ended')
})
