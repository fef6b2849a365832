// An evening with a gamemaster at the laptop, who keeps time, enters orders from paper, has the orders read, takes a
// phase back, keeps the ledger and corrects the board. All pages show the rulings and their reasons.
import { expect, type Browser, type Page } from '@playwright/test'
import { placeOf } from './support/finger.ts'
import { setTable } from './support/host-page.ts'
import { Player } from './support/player.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test } from './support/test.ts'

let host: TableHost
test.beforeEach(async () => {
  host = await startTableHost()
})
test.afterEach(() => host.dispose())

interface Evening {
  readonly desk: Page
  /** England, on a phone. */
  readonly anna: Player
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const pieces = (page: Page, unit: string, power: string) =>
  page.locator(`[data-unit="${unit}"][data-power=${power}]`)

/** England is on a phone, Austria and Italy write on paper, the other powers have no player. */
async function open(browser: Browser, { clock = false } = {}): Promise<Evening> {
  const { page: desk, code } = await setTable(browser, host.hostUrl, { here: ['Austria', 'Italy'] })
  if (clock) await desk.getByText('Quick', { exact: true }).click()
  for (const power of ['France', 'Germany', 'Russia', 'Turkey'])
    await desk.getByLabel(`Who sits at ${power}`, { exact: true }).selectOption('absent')
  await desk.getByText('Talks, votes, the hour, a gamemaster').click()
  await desk
    .getByRole('group', { name: 'Gamemaster' })
    .getByText('this laptop, sees all orders', { exact: true })
    .click()
  const anna = await Player.join(browser, { url: host.url, code, power: 'England' })
  await press(desk, 'Start the game')
  await expect(desk.getByTestId('gamemaster')).toBeVisible()
  return { desk, anna }
}

/** Closes the phase of a table without a clock and waits until its orders are read. */
async function close(desk: Page): Promise<void> {
  await press(desk, 'End the talks')
  await expect(desk.getByText('Reading the orders')).toBeVisible()
}

test('enters the sheets of those who write on paper, one after the other, and reads the orders out', async ({
  browser,
}) => {
  const { desk, anna } = await open(browser)
  await press(desk, 'Enter or correct orders')
  const dialog = dialogOf(desk, 'Enter or correct orders')
  const field = dialog.getByLabel('Orders, one a line')
  await dialog.getByRole('button', { name: 'Austria' }).click()
  await dialog.getByRole('button', { name: 'A VIE', exact: true }).click()
  await field.press('End')
  await field.pressSequentially('- GAL')
  await expect(field).toHaveValue('A VIE - GAL')
  await field.press('Enter')
  await field.pressSequentially('A BUD - XYZ')
  await press(desk, 'Write it and mark it ready')
  await expect(dialog.getByRole('alert')).toContainText('A BUD - XYZ')
  // The line that was understood is on the sheet; the other stays in the field to be corrected, and until then the
  // seat is not ready.
  await expect(field).toHaveValue('A BUD - XYZ')
  await expect(dialog.getByRole('button', { name: 'A VIE - GAL' })).toBeVisible()
  expect(anna.seen().view.seats.find(({ seat }) => (seat as string) === 'AUSTRIA')?.ready).toBe(false)
  await field.fill('A BUD - SER')
  await press(desk, 'Write it and mark it ready')
  await expect(dialog.getByText('On the sheet now: Austria.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'A BUD - SER' })).toBeVisible()

  // A heading names the power whose paper it is, whatever is chosen above.
  await field.fill('Italy:\nA ROM - APU')
  await press(desk, 'Write it and mark it ready')
  await expect(dialog.getByText('On the sheet now: Italy.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  // One line for all of them, without an announcement; a seat with a complete sheet is ready.
  await expect(desk.getByTestId('gamemaster')).toContainText('From paper: Austria, Italy. Spring 1901.')
  for (const power of ['AUSTRIA', 'ITALY'])
    expect(anna.seen().view.seats.find(({ seat }) => (seat as string) === power)?.ready).toBe(true)
  await expect(anna.page.getByTestId('ruling')).toHaveCount(0)

  await anna.ready()
  await expect(desk.getByText('Reading the orders')).toBeVisible()
  await press(desk, 'Read the orders out')
  await expect(desk.locator('div.over')).toContainText('A VIE - GAL')
  await expect(desk.locator('div.over')).toContainText('A ROM - APU')
  await press(desk, 'Back to the table')
  await expect(pieces(desk, 'A SER', 'AUSTRIA')).toHaveCount(1)
})

test('takes a phase back for an order noticed too late; it is set right and the game goes on', async ({
  browser,
}) => {
  const { desk, anna } = await open(browser)
  await anna.write('F LON - ENG', 'movement')
  await close(desk)
  await expect(pieces(anna.page, 'F ENG', 'ENGLAND')).toHaveCount(1)

  await press(desk, 'Take the last phase back')
  const back = dialogOf(desk, 'Take the last phase back')
  await expect(back).toContainText('Spring 1901 stands open again')
  await back.getByLabel('Reason, for all to read').fill('England meant the North Sea')
  await back.getByRole('button', { name: 'Take the last phase back' }).click()
  await expect(anna.page.getByTestId('ruling')).toContainText('England meant the North Sea')
  await expect.poll(() => anna.sheet()).toContain('F LON - ENG')
  await expect(pieces(anna.page, 'F LON', 'ENGLAND')).toHaveCount(1)

  await press(desk, 'Enter or correct orders')
  const dialog = dialogOf(desk, 'Enter or correct orders')
  await dialog.getByRole('button', { name: 'England' }).click()
  await expect(dialog.getByRole('button', { name: 'F LON - ENG' })).toBeVisible()
  await dialog.getByLabel('Orders, one a line').fill('F LON - NTH')
  await dialog.getByRole('button', { name: 'A slip of the pen' }).click()
  await press(desk, 'Write on the sheet')
  await expect.poll(() => anna.sheet()).toContain('F LON - NTH')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await press(desk, 'Resume')
  await close(desk)
  await expect(pieces(anna.page, 'F NTH', 'ENGLAND')).toHaveCount(1)
  await press(desk, 'End the reading')
  await expect(desk.getByRole('heading', { name: 'Fall 1901' })).toBeVisible()
  // Both rulings can be read again, at the desk and on every phone.
  await expect(desk.getByTestId('gamemaster')).toContainText('England meant the North Sea')
  await anna.page.getByRole('button', { name: 'Menu' }).tap()
  const menu = anna.page.getByRole('dialog')
  await expect(menu).toContainText('England meant the North Sea')
  await expect(menu).toContainText('A slip of the pen')
})

test('keeps the ledger of centres: what was counted wrong is put right, in everybody’s sight', async ({
  browser,
}) => {
  const { desk, anna } = await open(browser)
  await press(desk, 'Ledger of centres')
  const ledger = dialogOf(desk, 'Ledger of centres')
  const give = async (owner: string, reason: string) => {
    await ledger.getByRole('button', { name: 'Belgium' }).click()
    await ledger.getByLabel('Belgium belongs to').selectOption(owner)
    await ledger.getByRole('button', { name: reason }).click()
    await press(desk, 'Write into the ledger')
  }
  await give('England', 'Counted wrong')
  const ruling = anna.page.getByTestId('ruling')
  await expect(ruling).toContainText('Belgium: England')
  await expect(ruling).toContainText('Counted wrong')
  await expect.poll(() => anna.seen().board.owners['BEL' as never]).toBe('ENGLAND')
  await give('', 'Agreed by all')
  await expect(ruling).toContainText('Belgium: nobody’s centre')
  await expect.poll(() => anna.seen().board.owners['BEL' as never]).toBeUndefined()
})

test('moves a piece that stood wrong; leaving without a reason changes nothing', async ({ browser }) => {
  const { desk, anna } = await open(browser)
  const stand = async () => {
    await press(desk, 'Set the position')
    const at = await placeOf(desk, 'GAL', desk.locator('div.over .board .window'))
    await desk.mouse.click(at.x, at.y)
    await press(desk, 'Army')
    await expect(desk.locator('div.over').locator('[data-unit="A GAL"]')).toHaveCount(1)
  }
  await stand()
  await press(desk, 'Cancel')
  await expect(desk.locator('div.over')).toHaveCount(0)
  await expect(desk.locator('[data-unit="A GAL"]')).toHaveCount(0)

  await stand()
  await press(desk, 'Done')
  const ask = dialogOf(desk, 'Set the position')
  await expect(ask.getByRole('button', { name: 'Set it so' })).toBeDisabled()
  await ask.getByRole('button', { name: 'A piece stood wrong' }).click()
  await ask.getByRole('button', { name: 'Set it so' }).click()
  await expect(anna.page.getByTestId('ruling')).toContainText('A GAL: Austria')
  await expect(pieces(anna.page, 'A GAL', 'AUSTRIA')).toHaveCount(1)
  await expect(pieces(desk, 'A GAL', 'AUSTRIA')).toHaveCount(1)
})

test('keeps time: a minute more, a break, the end of the talks', async ({ browser }) => {
  const { desk, anna } = await open(browser, { clock: true })
  const { lengthMs } = anna.seen().view.stage
  await press(desk, '+1 minute')
  await expect.poll(() => anna.seen().view.stage.lengthMs).toBe((lengthMs ?? 0) + 60_000)
  await press(desk, 'Pause')
  for (const page of [desk, anna.page]) await expect(page.getByText('paused', { exact: true })).toBeVisible()
  // Orders may be written while the others are away.
  await anna.write('F EDI - NTH', 'movement')
  await press(desk, 'Resume')
  for (const page of [desk, anna.page]) await expect(page.getByText('paused', { exact: true })).toHaveCount(0)
  await press(desk, 'End the talks')
  await expect(anna.page.getByRole('heading', { name: 'Writing orders' })).toBeVisible()
  await press(desk, 'Ring the bell')
  await expect(desk.getByText('Reading the orders')).toBeVisible()
  await expect(pieces(anna.page, 'F NTH', 'ENGLAND')).toHaveCount(1)
})
