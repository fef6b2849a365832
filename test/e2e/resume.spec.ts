// The power goes in the middle of a phase: the next start offers the table with every acknowledged order, paused. A
// phone leaves the page in the middle of a typed line: the line is kept.
import { expect } from '@playwright/test'
import { setTable } from './support/host-page.ts'
import { Player } from './support/player.ts'
import { startTableHost } from './support/table-host.ts'
import { test } from './support/test.ts'
import { sayReady } from './support/say-ready.ts'

test('a host that is killed in mid-phase comes back with orders, seats and clock, paused', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const first = await startTableHost()
  const table = await setTable(browser, first.hostUrl)
  const france = await Player.join(browser, { url: first.url, code: table.code, power: 'France' })
  await table.page.getByRole('button', { name: 'Start the game' }).click()
  await france.write('A PAR - BUR', 'movement')
  await france.write('F BRE - MAO', 'movement')
  await first.kill()

  const second = await startTableHost({ after: first })
  try {
    const again = await browser.newPage()
    await again.goto(second.hostUrl)
    await again.getByRole('button', { name: /^Table of/ }).click()
    await expect(again.getByText('Spring 1901')).toBeVisible()
    await expect(again.getByText('paused', { exact: true })).toBeVisible()
    await expect(again.getByText('France player')).toBeVisible()

    // The phone was never touched: it finds the table again and is in its seat.
    await expect(france.page.getByText('paused', { exact: true })).toBeVisible({ timeout: 20_000 })
    expect(await france.sheet()).toEqual(expect.arrayContaining(['A PAR - BUR', 'F BRE - MAO']))
    await again.getByRole('button', { name: 'Resume' }).click()
    await france.ready()
    await expect(france.page.locator('[data-unit="A BUR"][data-power=FRANCE]')).toHaveCount(1)
  } finally {
    await second.dispose()
  }
})

test('an order that the host has not got yet is not ticked, and the message about it covers nothing', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const first = await startTableHost()
  const table = await setTable(browser, first.hostUrl)
  const france = await Player.join(browser, { url: first.url, code: table.code, power: 'France' })
  await table.page.getByRole('button', { name: 'Start the game' }).click()
  const { page } = france
  const tick = page.locator('.bar .tick')
  const mark = page.locator('button.ready')
  await france.write('F BRE - MAO', 'movement')
  await expect(tick).toHaveCount(1)
  await first.kill()

  const word = page.getByText('The table is out of reach')
  await expect(word).toBeVisible()
  await france.write('A PAR - BUR', 'movement')
  await expect(page.locator('.sentence')).toContainText('Burgundy')
  await expect(tick).toHaveCount(0)
  await sayReady(page)
  await expect(mark).toHaveText(/Looking for the table.*Ready/)
  const edges = await page.evaluate(() => ({
    word: document.querySelector<HTMLElement>('.shown')?.offsetHeight,
    header: document.querySelector('header')?.getBoundingClientRect().top,
    page: document.documentElement.scrollHeight - innerHeight,
  }))
  expect(edges.header).toBeGreaterThanOrEqual(edges.word ?? Infinity)
  expect(edges.page).toBe(0)

  const second = await startTableHost({ after: first })
  try {
    const again = await browser.newPage()
    await again.goto(second.hostUrl)
    await again.getByRole('button', { name: /^Table of/ }).click()
    await expect(word).toBeHidden()
    await expect(mark).toContainText('Ready')
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    // A page that found the host before its table was opened was drawn anew meanwhile, and says no sentence now.
    await expect
      .poll(async () => (await tick.count()) === (await page.locator('.bar .sentence').count()))
      .toBe(true)
    expect(await france.sheet()).toEqual(expect.arrayContaining(['A PAR - BUR', 'F BRE - MAO']))
  } finally {
    await second.dispose()
  }
})

test('a line that is typed and not written is kept over planning and a reload', async ({ browser }) => {
  const host = await startTableHost()
  try {
    const table = await setTable(browser, host.hostUrl)
    const france = await Player.join(browser, { url: host.url, code: table.code, power: 'France' })
    await table.page.getByRole('button', { name: 'Start the game' }).click()
    const { page } = france
    const field = page.getByRole('textbox')
    const openSheet = () => page.locator('.handle').tap()
    await openSheet()
    await field.fill('A Par - B')

    await page.getByRole('button', { name: 'Plan', exact: true }).tap()
    await page.getByTestId('planning').locator('.handle').tap()
    await expect(field).toHaveValue('')
    await page.goBack()
    await page.goBack()
    await openSheet()
    await expect(field).toHaveValue('A Par - B')

    await page.reload()
    await openSheet()
    await expect(field).toHaveValue('A Par - B')

    await field.pressSequentially('ur\n')
    await expect(field).toHaveValue('')
    await page.reload()
    await openSheet()
    await expect(field).toHaveValue('')
    expect(await france.sheet()).toContain('A PAR - BUR')
  } finally {
    await host.dispose()
  }
})
