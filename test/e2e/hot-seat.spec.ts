// Two powers at one laptop: the curtain shows one sheet at a time, and the page never holds the other one.
import { expect, type Browser, type Page } from '@playwright/test'
import { openCurtain, typeOrders } from './support/curtain.ts'
import { openFirstPage, setTable } from './support/host-page.ts'
import { newTable } from './support/new-table.ts'
import { holdTime, passTime } from './support/pass-time.ts'
import { Player } from './support/player.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test } from './support/test.ts'
import { sayReady } from './support/say-ready.ts'

/** Whether a text is in anything that the page received or shows. */
async function holds(page: Page, heard: readonly string[], word: string): Promise<boolean> {
  return heard.some((frame) => frame.includes(word)) || (await page.content()).includes(word)
}

test('two powers share the laptop behind the curtain, and neither sheet is ever in the other one’s page', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const host = await startTableHost()
  try {
    const { page } = await setTable(browser, host.hostUrl, { here: ['Austria', 'Italy'] })
    const heard: string[] = []
    const watched = await page.context().newPage()
    watched.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
    )
    await watched.goto(host.hostUrl)
    await watched.getByRole('button', { name: /^Table of/ }).click()
    // What was chosen last is still on its way when the page that chose it closes at once.
    await expect(watched.getByLabel('Who sits at Italy')).toHaveValue('here')
    await page.close()
    await watched.getByRole('button', { name: 'Start the game' }).click()
    await expect(watched.getByText('Spring 1901')).toBeVisible()

    await openCurtain(watched, 'Austria')
    await typeOrders(watched, 'F TRI - ALB; A BUD - SER')
    await expect(watched.locator('[data-row]', { hasText: 'F TRI - ALB' })).toBeVisible()
    await sayReady(watched)
    await expect(watched.getByText('Orders of Austria')).toHaveCount(0)
    heard.splice(0)

    await openCurtain(watched, 'Italy')
    expect(await holds(watched, heard, '"to":"ALB"')).toBe(false)
    expect(await holds(watched, heard, 'F TRI - ALB')).toBe(false)
    await typeOrders(watched, 'A VEN - TRI; F NAP - ION')
    await expect(watched.locator('[data-row]', { hasText: 'A VEN - TRI' })).toBeVisible()
    await watched.getByRole('button', { name: 'Close the curtain' }).click()
    await expect(watched.getByText('Orders of Italy')).toHaveCount(0)
    heard.splice(0)
    await watched.getByRole('button', { name: 'Pause' }).click()
    await expect(watched.getByText('paused', { exact: true })).toBeVisible()
    expect(await holds(watched, heard, 'A VEN - TRI')).toBe(false)
    expect(heard.some((frame) => frame.includes('"drafts":[{'))).toBe(false)
    await watched.getByRole('button', { name: 'Resume' }).click()

    await openCurtain(watched, 'Italy')
    await expect(watched.locator('[data-row]', { hasText: 'A VEN - TRI' })).toBeVisible()
    await sayReady(watched)
    await expect(watched.getByText('Reading the orders')).toBeVisible()
    await expect(watched.locator('[data-unit="A TRI"][data-power=ITALY]')).toHaveCount(1)
    await expect(watched.locator('[data-unit="F ALB"][data-power=AUSTRIA]')).toHaveCount(1)
  } finally {
    await host.dispose()
  }
})

test('a sheet at the laptop can be changed after the last one there is ready, as long as a phone still writes', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  const host = await startTableHost()
  try {
    const { page, code } = await setTable(browser, host.hostUrl, { here: ['Austria', 'Italy'] })
    await Player.join(browser, { url: host.url, code, power: 'France' })
    await page.getByRole('button', { name: 'Start the game' }).click()
    for (const power of ['Austria', 'Italy']) {
      await openCurtain(page, power)
      await sayReady(page)
      await expect(page.getByTestId('sheet')).toHaveCount(0)
    }
    await expect(page.getByRole('button', { name: 'Pass to the next player' })).toHaveCount(0)

    await openCurtain(page, 'Austria')
    await page
      .getByTestId('sheet')
      .getByRole('button', { name: /^Ready/ })
      .click()
    await expect(page.getByRole('button', { name: 'Orders are ready' })).toBeVisible()
    await typeOrders(page, 'A BUD - SER')
    await expect(page.locator('[data-row]', { hasText: 'A BUD - SER' })).toBeVisible()
    await page.getByRole('button', { name: 'Close the curtain' }).click()
    await expect(page.getByRole('button', { name: 'Pass to the next player' })).toBeVisible()
  } finally {
    await host.dispose()
  }
})

test('a player of several powers at the laptop has all their sheets behind one curtain', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const host = await startTableHost()
  try {
    const page = await startPair(browser, host)
    const those = page.locator('.those').getByRole('button')
    await expect(those).toHaveText([/Austria, Germany, Turkey$/, /England, France, Russia$/])
    await openCurtain(page, 'Austria')
    const powers = page.getByRole('navigation', { name: 'Your powers' }).getByRole('button')
    await expect(powers).toHaveText([/Austria/, /Germany/, /Turkey/])
    await typeOrders(page, 'A BUD - SER; A BER - KIE; F ANK - BLA')
    await expect(page.locator('[data-row]', { hasText: 'A BUD - SER' })).toBeVisible()
    await powers.nth(1).click()
    await expect(page.locator('[data-row]', { hasText: 'A BER - KIE' })).toBeVisible()
    // The second sheet stays on top while its player writes.
    await typeOrders(page, 'A MUN - BOH')
    await expect(page.locator('[data-row]', { hasText: 'A MUN - BOH' })).toBeVisible()
    await expect(powers.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await powers.nth(2).click()
    await expect(page.locator('[data-row]', { hasText: 'F ANK - BLA' })).toBeVisible()
    await page.getByRole('button', { name: 'Close the curtain' }).click()

    await openCurtain(page, 'England')
    await typeOrders(page, 'F LON - NTH')
    await expect(page.locator('[data-row]', { hasText: 'F LON - NTH' })).toBeVisible()
    expect(await page.content()).not.toContain('A BUD - SER')
  } finally {
    await host.dispose()
  }
})

/** A running game of two people at the laptop, three powers each. */
async function startPair(browser: Browser, host: TableHost): Promise<Page> {
  const page = await openFirstPage(browser, host.hostUrl)
  await newTable(page)
  await page.getByText('No clock', { exact: true }).click()
  await page.getByRole('group', { name: 'How many people play?' }).getByText('2', { exact: true }).click()
  await expect(page.getByLabel(/^Who sits at/)).toHaveCount(2)
  for (const seat of ['Seat 1', 'Seat 2'])
    await page.getByLabel(`Who sits at ${seat}`, { exact: true }).selectOption('here')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.getByRole('heading', { name: 'Spring 1914' })).toBeVisible()
  return page
}

/** A running game with Austria and Italy at the laptop. */
async function startTwo(browser: Browser, host: TableHost): Promise<Page> {
  const { page } = await setTable(browser, host.hostUrl, { here: ['Austria', 'Italy'] })
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.getByText('Spring 1901')).toBeVisible()
  return page
}

test.describe('a sheet left open at the laptop', () => {
  let host: TableHost
  test.beforeAll(async () => {
    host = await startTableHost()
  })
  test.afterAll(() => host.dispose())

  test('is behind its curtain again when the next phase begins', async ({ browser }) => {
    const page = await startTwo(browser, host)
    await openCurtain(page, 'Austria')
    await page.getByRole('button', { name: 'End the talks' }).click()
    await page.getByRole('button', { name: 'End the reading' }).click()
    await expect(page.getByText('Fall 1901')).toBeVisible()
    // At once, not only after a minute without input.
    await expect(page.locator('.those')).toBeVisible({ timeout: 5_000 })
    await expect(page.getByTestId('sheet')).toHaveCount(0)
  })

  test('counts its last seconds down after most of a minute, and stays open while the player types', async ({
    browser,
  }) => {
    const page = await startTwo(browser, host)
    await holdTime(page)
    await openCurtain(page, 'Austria')
    const sheet = page.getByTestId('sheet')
    // Nothing has the focus, as after a touch on the map, so the page gets the keys.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    const countdown = page.getByRole('timer').filter({ hasText: 'The curtain closes in' })
    await passTime(page, 40_000)
    await expect(countdown).toBeHidden()
    await passTime(page, 10_000)
    await expect(countdown).toBeVisible()
    await page.keyboard.press('Shift')
    await expect(countdown).toBeHidden()
    await expect(sheet).toBeVisible()
  })

  test('is asked for behind a curtain that holds the focus and gives it back', async ({ browser }) => {
    const page = await startTwo(browser, host)
    const opener = page.locator('.those').getByRole('button', { name: 'Austria' })
    const hold = page.getByRole('button', { name: 'Press and hold to open' })
    // The page gives the focus to what follows the start button, or to what opened the curtain; it may do so after this focus.
    const open = () =>
      expect(async () => {
        await opener.focus()
        await page.keyboard.press('Enter')
        await expect(hold).toBeFocused({ timeout: 1_000 })
      }).toPass()
    await open()
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main, aside, header') ?? null)).toBe(
        null,
      )
    }
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Find a command' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(hold).toHaveCount(0)
    await expect(opener).toBeFocused()

    await open()
    await page.goBack()
    await expect(hold).toHaveCount(0)
    await expect(opener).toBeFocused()

    await open()
    await page.keyboard.down('Space')
    await expect(page.getByTestId('sheet')).toBeVisible()
    await page.keyboard.up('Space')
  })
})
