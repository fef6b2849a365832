// A year of Escalation, from the set-up page to print: a laptop, a phone, a computer and a television.
import { expect, type Page } from '@playwright/test'
import { openCurtain, typeOrders } from './support/curtain.ts'
import { placeOf, touch } from './support/finger.ts'
import { openLaptop } from './support/evening.ts'
import { openScreen } from './support/host-page.ts'
import { choose, newTable } from './support/new-table.ts'
import { opened } from './support/opened.ts'
import { Player } from './support/player.ts'
import { sayReady, sayReadyIfAsked } from './support/say-ready.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test } from './support/test.ts'
import { picturesOf } from './support/picture.ts'

let host: TableHost
test.beforeAll(async () => {
  host = await startTableHost()
})
test.afterAll(() => host.dispose())

const picture = picturesOf('escalation')

const EACH = 3

test('a year of Escalation, from the set-up page to print', async ({ browser }) => {
  test.setTimeout(240_000)
  const setting = await opened(browser, { viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
  await setting.goto(host.hostUrl)
  await newTable(setting)
  await choose(setting, 'How many people play?', '3')
  await choose(setting, 'How you play', 'Escalation')
  await expect(setting.getByText('By Edi Birsan')).toBeVisible()
  // Eight each is the usual number for three; the board has room for 25.
  await expect(setting.getByLabel('Units each places')).toHaveValue('8')
  await setting.getByLabel('Units each places').fill('26')
  await setting.getByLabel('Units each places').press('Enter')
  await expect(setting.getByText('Units for each: 1 to 25')).toBeVisible()
  await setting.getByLabel('Units each places').fill(String(EACH))
  await setting.getByLabel('Units each places').press('Enter')
  await setting.getByText('Chosen', { exact: true }).click()
  await setting.getByText('Open to all').click()
  await picture(setting, 'set-up')
  await setting.getByLabel('Who sits at England').selectOption('here')
  await setting.getByLabel('Who sits at France').selectOption({ label: 'Computer: tactician' })
  const code = (await setting.locator('.room').innerText()).trim()
  const turkey = await Player.join(browser, { url: host.url, code, power: 'Turkey' })
  await setting.close()
  const laptop = await openLaptop(browser, host, ['England'])
  await laptop.page.getByRole('button', { name: 'Start the game' }).click()
  const screen = await openScreen(browser, host.url, code)
  const board = () => turkey.seen().board
  const unitsOf = (power: string) => board().units.filter((unit) => (unit.power as string) === power)

  await test.step('units are placed in turn, by touch, by word and by the computer', async () => {
    const phone = turkey.page
    await phone.locator('.placing').waitFor()
    let refused = false
    for (let round = 0; round < 3 * EACH; round++) {
      const next = () => board().placing?.next as string | undefined
      await expect.poll(next, { timeout: 15_000 }).not.toBe('FRANCE')
      if (next() === undefined) break
      const before = board().units.length
      if (next() === 'TURKEY') {
        await expect(phone.getByText(/^Touch a free space/)).toBeVisible()
        const free = ['CON', 'ANK', 'SMY', 'BUL', 'BLA', 'AEG', 'GRE', 'SEV'].find(
          (at) => !board().units.some((unit) => unit.at.startsWith(at)),
        )!
        await touch(phone, free)
        await picture(phone, `phone-choose-${before}`)
        await phone.locator('.choices button').last().tap()
      } else {
        await openSheet(laptop.page, 'Units to place')
        if (!refused) {
          // Inland, and no place where a computer begins.
          await typeOrders(laptop.page, 'F Bohemia')
          await expect(laptop.page.getByText('No such unit can stand there').first()).toBeVisible()
          await picture(laptop.page, 'laptop-refused')
          refused = true
        }
        const free = Object.keys(CODES).find((text) => !board().units.some(({ at }) => CODES[text] === at))!
        await typeOrders(laptop.page, free)
      }
      await expect.poll(() => board().units.length, { timeout: 10_000 }).toBeGreaterThan(before)
      if (round === 4) {
        // Where nobody is ready, the mark says whose turn it is.
        await expect(screen.locator('footer .mark.awaited')).toHaveCount(1)
        await picture(phone, 'phone-waiting')
        await picture(laptop.page, 'laptop-placing')
        await picture(screen, 'screen-placing')
      }
    }
    await expect.poll(() => board().turn.phase).toBe('movement')
    for (const power of ['ENGLAND', 'TURKEY', 'FRANCE']) expect(unitsOf(power)).toHaveLength(EACH)
  })

  const laptopReady = async () => {
    await openSheet(laptop.page)
    await sayReady(laptop.page)
  }
  /** Only England writes an order: all are ready, and the host goes on. */
  async function pass(order: string): Promise<void> {
    for (const stage of ['negotiation', 'writing']) {
      // The game stands in the next turn while the last one is still read.
      await expect.poll(() => turkey.seen().view.stage.name, { timeout: 15_000 }).toBe(stage)
      await turkey.ready()
      if (stage === 'writing') {
        await openSheet(laptop.page)
        await typeOrders(laptop.page, order)
        await expect(laptop.page.locator('[data-row] .text', { hasText: order })).toBeVisible()
      }
      await laptopReady()
    }
    await expect(laptop.page.getByText('Reading the orders')).toBeVisible()
    await laptop.page.getByRole('button', { name: 'End the reading' }).click()
  }

  await test.step('spring and fall as usual: England takes a fourth centre with three units', async () => {
    await pass('A EDI - LVP')
    await expect.poll(() => board().turn.season, { timeout: 15_000 }).toBe('fall')
    // The one of four that no other unit reaches is free for the fleet.
    const taken = (at: string) => board().units.some((unit) => unit.at.startsWith(at))
    const nearby: Readonly<Record<string, string>> = {
      NWY: 'NWY SWE FIN STP SKA NWG BAR',
      BEL: 'BEL HOL RUH BUR PIC ENG',
      HOL: 'HOL BEL RUH KIE HEL',
      DEN: 'DEN KIE SWE SKA HEL BAL',
    }
    const goal = Object.keys(nearby).find((at) => !nearby[at]!.split(' ').some(taken)) ?? 'NWY'
    await pass(`F NTH - ${goal}`)
    await expect.poll(() => board().turn.phase, { timeout: 15_000 }).toBe('homes')
    expect(Object.values(board().owners).filter((owner) => (owner as string) === 'ENGLAND')).toHaveLength(4)
  })

  await test.step('home centres are named by touch and by word', async () => {
    const phone = turkey.page
    await phone.locator('.naming').waitFor()
    for (const at of ['BUD', 'CON']) {
      const { x, y } = await placeOf(phone, at)
      await phone.touchscreen.tap(x, y)
      await expect(phone.locator('.choices button')).toHaveCount(at === 'BUD' ? 1 : 2)
    }
    await picture(phone, 'phone-homes')
    await typeOrders(phone, 'Ankara, Paris')
    await expect(phone.getByText('One too many').first()).toBeVisible()
    await typeOrders(phone, 'Ankara')
    await expect(phone.locator('.choices button')).toHaveCount(3)
    await turkey.ready()
    await openSheet(laptop.page, 'Home centres: England')
    await typeOrders(laptop.page, 'London, Edinburgh, Liverpool')
    await picture(laptop.page, 'laptop-homes')
    await sayReady(laptop.page)
    await expect(laptop.page.getByText('Reading the orders')).toBeVisible()
    // The homes of all powers are shown beside the board, also the computer's.
    for (const home of ['LON', 'EDI', 'LVP', 'BUD', 'CON', 'ANK'])
      await expect(laptop.page.locator('.order', { hasText: home }).first()).toBeVisible()
    await picture(laptop.page, 'laptop-reading')
    await picture(screen, 'screen-homes')
    await laptop.page.getByRole('button', { name: 'End the reading' }).click()
  })

  await test.step('England builds in a home that she has named, and nowhere else', async () => {
    await expect.poll(() => board().turn.phase, { timeout: 15_000 }).toBe('adjustments')
    expect(board().powers.find(({ power }) => (power as string) === 'ENGLAND')?.adjustment).toBe(1)
    await openSheet(laptop.page)
    await picture(laptop.page, 'laptop-builds')
    await typeOrders(laptop.page, 'F EDI B')
    await expect(laptop.page.locator('[data-row] .text', { hasText: 'F EDI B' })).toBeVisible()
    await laptopReady()
    if (board().turn.phase === 'adjustments' && turkey.seen().view.stage.drafting)
      await sayReadyIfAsked(turkey.page)
    await expect(laptop.page.getByText('Reading the orders')).toBeVisible()
    expect(unitsOf('ENGLAND').map(({ at }) => at as string)).toContain('EDI')
    await laptop.page.getByRole('button', { name: 'End the reading' }).click()
    await expect(laptop.page.getByRole('heading', { name: 'Spring 1902', exact: true }).first()).toBeVisible()
  })

  await test.step('history and print tell what was placed, named and built', async () => {
    expect(Object.keys(board().homes ?? {})).toHaveLength(3)
    await laptop.page.keyboard.press('Control+p')
    const paper = laptop.page.getByTestId('printout')
    await paper.waitFor({ state: 'attached' })
    const phases = laptop.page.getByRole('dialog').getByRole('combobox').first()
    for (const [phase, told] of [
      ['Winter 1901', 'F EDI B'],
      ['Winter 1901 · Home centres', 'LVP'],
      ['Spring 1901 · Placing', 'F NTH'],
    ] as const) {
      await phases.selectOption({ label: phase })
      await laptop.page.getByLabel('Results and the centres').click()
      await expect(paper).toContainText(told)
    }
    await picture(laptop.page, 'laptop-print')
  })
})

/** Opens the sheet of England, whose curtain is closed. */
async function openSheet(page: Page, sheet?: string): Promise<void> {
  if ((await page.getByTestId('sheet').count()) === 0) await openCurtain(page, 'England', sheet)
}

const CODES: Readonly<Record<string, string>> = {
  'A London': 'LON',
  'A Edinburgh': 'EDI',
  'F North Sea': 'NTH',
  'F Norwegian Sea': 'NWG',
  'F Irish Sea': 'IRI',
}

test('eight people set up Escalation on a board of seven powers, and place in eight colours', async ({
  browser,
}) => {
  const page = await opened(browser, { viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
  await page.goto(host.hostUrl)
  await newTable(page)
  await choose(page, 'How many people play?', '8')
  await expect(page.getByLabel('Units each places')).toHaveValue('3')
  await page.getByText('Chosen', { exact: true }).click()
  const chairs = page.getByLabel(/^Who sits at/)
  await expect(chairs).toHaveCount(8)
  // Countries belong to nobody.
  await expect(page.getByLabel('Who sits at England')).toHaveCount(0)
  await page.getByLabel('Who sits at Red').selectOption('here')
  for (const chair of (await chairs.all()).slice(1)) await chair.selectOption('computer:tactician')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.placing').waitFor()
  // It is the turn of the one at the laptop at once, or after computers.
  await expect(page.getByText(/^Touch a free space/)).toBeVisible({ timeout: 15_000 })
  // No computer wants that one.
  await typeOrders(page, 'A NAF')
  await expect(page.locator('[data-unit="A NAF"]')).toBeVisible()
  // All others place before it is asked again.
  await expect.poll(() => page.locator('[data-unit]').count(), { timeout: 15_000 }).toBeGreaterThanOrEqual(8)
  await picture(page, 'eight')
})
