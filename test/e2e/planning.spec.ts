// The planning board: the orders of all powers by one person, their results at once, and nothing sent until the own
// orders are put on the sheet.
import { expect, type Browser, type Page } from '@playwright/test'
import { newTable } from './support/new-table.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { powerOn } from './support/power-on.ts'
import { test, WALK } from './support/test.ts'

let host: TableHost
test.beforeEach(async () => {
  host = await startTableHost()
})
test.afterEach(() => host.dispose())

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en' } as const
const LAPTOP = { viewport: { width: 1366, height: 768 }, locale: 'en' } as const

/** A table with a person on a phone, started. */
async function seated(
  browser: Browser,
  clock: 'No clock' | 'Quick' = 'No clock',
): Promise<{ laptop: Page; phone: Page; sent: () => readonly string[] }> {
  const laptop = await (await browser.newContext(LAPTOP)).newPage()
  await laptop.goto(host.hostUrl)
  await newTable(laptop)
  await laptop.getByText(clock, { exact: true }).click()
  await laptop.getByText('Open to all').click()
  const code = await laptop.locator('.room').innerText()
  const phone = await (await browser.newContext(PHONE)).newPage()
  const frames: string[] = []
  phone.on('websocket', (socket) => socket.on('framesent', ({ payload }) => frames.push(String(payload))))
  await phone.goto(`${host.url}/#${code}`)
  await phone.getByLabel('Your name').fill('Ada')
  await phone.getByRole('button', { name: 'Join' }).click()
  await phone.getByRole('button', { name: 'Ask for a seat' }).click()
  await expect(phone.getByText('You have a seat')).toBeVisible()
  await laptop.getByRole('button', { name: 'Start the game' }).click()
  await expect(phone.getByText('Order sheet')).toBeVisible()
  // Pings contain nothing of a plan.
  return { laptop, phone, sent: () => frames.filter((frame) => !frame.includes('"ping"')) }
}

/** Presses a province as a keyboard does, wherever it is on the board. */
async function press(page: Page, ...provinces: readonly string[]): Promise<void> {
  for (const province of provinces) {
    await page.locator(`.planning [data-province="${province}"]`).focus()
    await page.keyboard.press('Enter')
  }
}

const fate = (page: Page, key: string) => page.locator(`.planning [data-result="${key}"]`)

test('plans for every power without a word to the host, and puts the own orders on the sheet by one act', async ({
  browser,
}) => {
  const { phone, sent } = await seated(browser)
  const power = await powerOn(phone)
  const before = sent().length
  await phone.getByRole('button', { name: 'Plan', exact: true }).click()
  const board = phone.getByTestId('planning')
  await expect(board).toBeVisible()

  // The unit that is touched decides the power that is planned for.
  await press(phone, 'PAR', 'BUR', 'BUR')
  await press(phone, 'MUN', 'BUR', 'BUR')
  await press(phone, 'VIE', 'TRI')
  await press(phone, 'LON', 'ENG', 'ENG')
  await board.getByText('Order sheet').click()
  await expect(fate(phone, 'FRANCE PAR move')).toContainText('bounced')
  await expect(fate(phone, 'GERMANY MUN move')).toHaveAttribute('data-fate', 'failed')
  await expect(fate(phone, 'ENGLAND LON move')).toHaveAttribute('data-fate', 'done')

  // The same as at the table, order by order.
  await board.getByRole('button', { name: 'Step through' }).click()
  await board.getByRole('button', { name: 'To the end' }).click()
  await expect(board.getByText('The board now')).toBeVisible()
  await board.getByRole('button', { name: 'Done' }).click()

  // On to the next phase and back, with everything still written.
  await board.getByRole('button', { name: 'Resolve now' }).click()
  await expect(board.getByText('Fall 1901')).toBeVisible()
  await board.getByRole('button', { name: 'Phase back' }).click()
  await expect(board.getByText('Spring 1901')).toBeVisible()
  await expect(fate(phone, 'GERMANY MUN move')).toHaveCount(1)

  // Several plans by name, kept over a reload.
  await board.getByRole('button', { name: 'Plans' }).click()
  await phone.getByLabel('Name of this plan').fill('Burgundy')
  await phone.getByLabel('Name of this plan').blur()
  await phone.getByRole('button', { name: 'New plan from now' }).click()
  await expect(board.getByLabel('Which plan').locator('option')).toHaveText(['Burgundy', 'Plan 2'])
  expect(sent().length).toBe(before)

  await phone.reload()
  await phone.getByRole('button', { name: 'Plan', exact: true }).click()
  await expect(board.getByLabel('Which plan').locator('option:checked')).toHaveText('Burgundy')
  await expect(fate(phone, 'FRANCE PAR move')).toHaveCount(1)

  // One own order, then one act.
  const home: Readonly<Record<string, readonly [string, string]>> = {
    Austria: ['BUD', 'GAL'],
    England: ['EDI', 'NTH'],
    France: ['BRE', 'MAO'],
    Germany: ['KIE', 'HEL'],
    Italy: ['ROM', 'TUS'],
    Russia: ['SEV', 'RUM'],
    Turkey: ['SMY', 'SYR'],
  }
  const [from, to] = home[power] ?? ['', '']
  await press(phone, from, to)
  await expect(fate(phone, `${power.toUpperCase()} ${from} move`)).toHaveCount(1)
  const own = await board.locator('ol li:not(.open)').count()
  await board.getByRole('button', { name: 'To my sheet' }).click()
  await expect(board.getByRole('status')).toContainText(String(own))
  await board.getByRole('button', { name: 'Close the planning board' }).click()
  await expect(phone.locator('.handle .count')).toContainText(`${own} of`)
})

test('shows the time of the table, and says when the table has gone on, without taking the plan away', async ({
  browser,
}) => {
  const { laptop, phone } = await seated(browser, 'Quick')
  await phone.getByRole('button', { name: 'Plan', exact: true }).click()
  const board = phone.getByTestId('planning')
  const moved = board.getByRole('button', { name: /^Now: / })
  await expect(board.getByRole('timer')).toHaveText(/\d:\d\d/)
  await expect(board.getByText('Negotiation')).toBeVisible()
  await press(phone, 'PAR', 'BUR')
  await expect(moved).toHaveCount(0)

  await laptop.getByRole('button', { name: 'End the talks' }).click()
  await expect(board.locator('header').getByText('Writing orders')).toBeVisible()
  await expect(moved).toHaveText('Now: Spring 1901 · Writing orders')
  await laptop.getByRole('button', { name: 'Ring the bell' }).click()
  await expect(moved).toHaveText('Now: Spring 1901 · Reading the orders')
  await laptop.getByRole('button', { name: 'End the reading' }).click()
  await expect(moved).toHaveText('Now: Fall 1901 · Negotiation')

  // The plan is unchanged, and can be changed further.
  await expect(fate(phone, 'FRANCE PAR move')).toHaveAttribute('data-fate', 'done')
  await press(phone, 'MUN', 'RUH')
  await moved.click()
  await expect(board).toHaveCount(0)
  await expect(phone.getByRole('heading', { name: 'Negotiation' })).toBeVisible()
  await phone.getByRole('button', { name: 'Plan', exact: true }).click()
  await board.getByLabel('Which plan').selectOption('Plan 1')
  await expect(fate(phone, 'FRANCE PAR move')).toHaveCount(1)
  await expect(fate(phone, 'GERMANY MUN move')).toHaveCount(1)
})

test('writes a pasted sheet for everybody, and leaves a phone its map, its clock and every badge', async ({
  browser,
}) => {
  const { phone } = await seated(browser, 'Quick')
  await phone.getByRole('button', { name: 'Plan', exact: true }).click()
  const board = phone.getByTestId('planning')
  await board.getByRole('button', { name: 'Plans' }).click()
  await phone.getByLabel('Name of this plan').fill('A plan of forty letters, and not one more')
  await phone.getByLabel('Name of this plan').blur()
  await phone.keyboard.press('Escape')
  const line = board.getByLabel('Type or paste orders')
  await board.getByText('Order sheet').click()
  await line.fill('Austria: A Bud - Ser\nFrance: F Bre - MAO, A Par - Pic\nA Mun - Bur')
  await line.press('Enter')
  for (const key of ['AUSTRIA BUD', 'FRANCE BRE', 'FRANCE PAR', 'GERMANY MUN'])
    await expect(fate(phone, `${key} move`)).toHaveAttribute('data-fate', 'done')
  await line.fill('France: A Mar H\nGermany: F Kie - Atlantis\nItaly:\nA Ven H\nA Rom H\nF Nap H')
  await line.press('Enter')
  // What can be read is written; the line that cannot stays in the field.
  await expect(line).toHaveValue(/^F Kie - Atlantis$/)
  await expect(fate(phone, 'FRANCE MAR hold')).toHaveCount(1)

  const box = async (part: string) => {
    const found = await board.locator(part).boundingBox()
    if (!found) throw new Error(`${part} is not there`)
    return found
  }
  expect((await box('.map')).height).toBeGreaterThan(180)
  for (const width of [390, 320]) {
    await phone.setViewportSize({ width, height: 844 })
    const [phase, clock] = [await box('header .phase h2'), await box('header .table')]
    expect(phase.x + phase.width).toBeLessThanOrEqual(clock.x)
    expect(clock.x + clock.width).toBeLessThanOrEqual((await box('header .menu')).x)
    for (const badge of await board.locator('nav button').all()) {
      const { x, width: wide, height } = (await badge.boundingBox()) ?? { x: -1, width: 0, height: 0 }
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + wide).toBeLessThanOrEqual(width)
      expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44)
    }
  }
})

test('turns a plan into a table of its own, under one hand', async ({ browser }) => {
  const laptop = await (await browser.newContext(LAPTOP)).newPage()
  await laptop.goto(host.hostUrl)
  await newTable(laptop)
  await laptop.getByRole('button', { name: 'Start the game' }).click()
  // For a lone player the sheet is opened at once.
  await laptop.getByTestId('sheet').getByRole('button', { name: 'Plan', exact: true }).click()
  const board = laptop.getByTestId('planning')

  // Another fleet for Germany, set by hand.
  await board.getByRole('button', { name: 'Plans' }).click()
  await laptop.getByRole('button', { name: 'Set up units and centres' }).click()
  await press(laptop, 'BAL')
  await board.getByRole('button', { name: 'Germany', exact: true }).click()
  await board.getByRole('button', { name: 'Fleet', exact: true }).click()
  await board.getByRole('button', { name: 'Done' }).click()
  await press(laptop, 'BAL', 'BOT')
  await expect(fate(laptop, 'GERMANY BAL move')).toHaveAttribute('data-fate', 'done')

  await board.getByRole('button', { name: 'Plans' }).click()
  await laptop.getByRole('button', { name: 'Save as a sandbox table' }).click()
  const sandbox = laptop.getByTestId('sandbox')
  await expect(sandbox.locator('[data-result="GERMANY BAL move"]')).toHaveAttribute('data-fate', 'done')

  // Two powers in a row without a curtain, then the phase at once, and back.
  for (const province of ['PAR', 'BUR', 'MOS', 'UKR']) {
    await sandbox.locator(`[data-province="${province}"]`).focus()
    await laptop.keyboard.press('Enter')
  }
  await expect(sandbox.locator('[data-result="RUSSIA MOS move"]')).toHaveAttribute('data-fate', 'done')

  // With one hand there is one undo: it takes back the last act, on all its sheets, and not the last line of the open
  // sheet.
  const line = sandbox.getByLabel('Type or paste orders')
  await line.fill('England: F Lon - NTH\nTurkey: A Smy - Syr')
  await line.press('Enter')
  await expect(sandbox.locator('[data-result="TURKEY SMY move"]')).toHaveCount(1)
  await sandbox.getByRole('button', { name: 'Undo' }).click()
  await expect(sandbox.locator('[data-result="TURKEY SMY move"]')).toHaveCount(0)
  await expect(sandbox.locator('[data-result="ENGLAND LON move"]')).toHaveCount(0)
  await expect(sandbox.locator('[data-result="RUSSIA MOS move"]')).toHaveCount(1)
  await sandbox.getByRole('button', { name: 'Redo' }).click()
  await expect(sandbox.locator('[data-result="TURKEY SMY move"]')).toHaveCount(1)
  await line.fill('A Pic - Bel')
  await line.press('Enter')
  await expect(sandbox.getByText('No unit takes orders there')).toBeVisible()
  await line.fill('')

  await sandbox.getByRole('button', { name: 'Resolve now' }).click()
  await expect(sandbox.getByRole('heading', { name: 'Fall 1901' })).toBeVisible()
  await expect(sandbox.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await expect(sandbox.locator('[data-unit="F BOT"][data-power="GERMANY"]')).toBeVisible()
  await sandbox.getByRole('button', { name: 'Take back' }).click()
  await expect(sandbox.getByRole('heading', { name: 'Spring 1901' })).toBeVisible()
  await expect(sandbox.locator('[data-result="FRANCE PAR move"]')).toHaveCount(1)

  await laptop.getByRole('button', { name: 'All tables' }).click()
  await expect(laptop.locator('button.table')).toHaveCount(2)
})

test('covers the whole page while it is open, and keeps the focus of a keyboard user', async ({
  browser,
}) => {
  const { phone } = await seated(browser)
  const errors: string[] = []
  phone.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const board = phone.getByTestId('planning')
  const plan = phone.getByRole('button', { name: 'Plan', exact: true })
  const pressKey = async (name: string) => {
    await board.getByRole('button', { name }).focus()
    await phone.keyboard.press('Enter')
  }
  await plan.focus()
  await phone.keyboard.press('Enter')
  await expect(board).toBeFocused()
  expect(await phone.locator('.page > header').evaluate((head: HTMLElement) => head.inert)).toBe(true)

  await pressKey('Resolve now')
  await expect(board.getByRole('heading', { name: 'Fall 1901' })).toBeVisible()
  await pressKey('Phase back')
  await expect(board.getByRole('button', { name: 'Phase back' })).toBeFocused()
  await press(phone, 'PAR', 'BUR')
  await board.getByText('Order sheet').click()
  await pressKey('Step through')
  await expect(board.locator('header h2')).toBeFocused()
  await pressKey('Done')
  await expect(board.locator('header h2')).toBeFocused()

  await pressKey('Plans')
  await phone.getByRole('button', { name: 'Set up units and centres' }).click()
  await press(phone, 'PAR')
  await pressKey('No unit')
  await expect(board.getByRole('button', { name: 'No unit' })).toBeFocused()
  await phone.keyboard.press('Escape')
  await expect(board.getByRole('button', { name: 'Resolve now' })).toBeVisible()

  await pressKey('Close the planning board')
  await expect(plan).toBeFocused()
  await expect(phone.locator('[inert]')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('undo takes back orders and never a name, and one press neither begins nor loses a plan', async ({
  browser,
}) => {
  const { laptop, phone } = await seated(browser, 'Quick')
  await laptop.getByRole('button', { name: 'End the talks' }).click()
  await laptop.getByRole('button', { name: 'Ring the bell' }).click()
  await laptop.getByRole('button', { name: 'End the reading' }).click()
  await phone.getByRole('button', { name: 'Plan', exact: true }).click()
  const board = phone.getByTestId('planning')
  const plans = board.getByLabel('Which plan').locator('option')

  await press(phone, 'PAR', 'BUR')
  await board.getByRole('button', { name: 'Plans' }).click()
  await phone.getByLabel('Name of this plan').fill('Picardy idea')
  await phone.keyboard.press('Enter')
  await phone.keyboard.press('Escape')
  await board.getByRole('button', { name: 'Undo' }).click()
  await expect(fate(phone, 'FRANCE PAR move')).toHaveCount(0)
  await expect(plans).toHaveText(['Picardy idea'])

  // The result is shown for a written order, not for one in question.
  await press(phone, 'BRE', 'MAR', 'SPA')
  await expect(board.getByRole('button', { name: /^Anyway: / })).toBeVisible()
  await expect(board.getByText('has no order')).toHaveCount(0)
  await phone.keyboard.press('Escape')

  await board.getByRole('button', { name: 'Plans' }).click()
  await phone.getByLabel('New plan from a past phase').focus()
  await phone.keyboard.press('ArrowDown')
  await expect(phone.getByRole('dialog')).toBeVisible()
  await phone.getByRole('button', { name: 'Begin there' }).click()
  await expect(plans).toHaveCount(2)
  await expect(board.getByRole('heading', { name: 'Spring 1901' })).toBeVisible()

  await board.getByRole('button', { name: 'Plans' }).click()
  await phone.locator('summary').click()
  await expect(plans).toHaveCount(2)
  await phone.getByRole('button', { name: 'Delete it now' }).click()
  await expect(plans).toHaveText(['Picardy idea'])
})

test(
  'leaves a phone with text twice as large a map, every choice and a way out',
  WALK,
  async ({ browser }) => {
    const { phone } = await seated(browser)
    await phone.getByRole('button', { name: 'Plan', exact: true }).click()
    const board = phone.getByTestId('planning')
    await board.getByRole('button', { name: 'Plans' }).click()
    await phone.getByRole('button', { name: 'Set up units and centres' }).click()
    await press(phone, 'STP')
    for (const [width, height, letters] of [
      [390, 844, '200%'],
      [844, 390, '200%'],
      [320, 640, '100%'],
    ] as const) {
      await phone.setViewportSize({ width, height })
      await phone.evaluate((size) => (document.documentElement.style.fontSize = size), letters)
      expect(await board.locator('.board').evaluate((map) => map.clientHeight)).toBeGreaterThan(150)
      for (const name of ['Turkey', 'Fleet, south coast', 'Done']) {
        const button = board.getByRole('button', { name, exact: true })
        await button.scrollIntoViewIfNeeded()
        await expect(button).toBeInViewport({ ratio: 0.99 })
      }
    }
  },
)
