// The host's window and the big screen.
import { expect, type Browser, type Page } from '@playwright/test'
import { choose, newTable } from './new-table.ts'

export interface OpenTable {
  readonly page: Page
  readonly code: string
}

export interface Setting {
  /** Powers played at the laptop; all others wait for a device. */
  readonly here?: readonly string[]
  /** The board by its name, one person a power; the standard board where left out. */
  readonly board?: { readonly name: string; readonly people: number }
}

/** The first page of a host on a laptop, without animations. */
export async function openFirstPage(browser: Browser, hostUrl: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(hostUrl)
  return page
}

/** A new table with chosen powers, open to all, without a clock. */
export async function setTable(
  browser: Browser,
  hostUrl: string,
  { here = [], board }: Setting = {},
): Promise<OpenTable> {
  const page = await openFirstPage(browser, hostUrl)
  await newTable(page)
  if (board) {
    await choose(page, 'Which board?', board.name)
    await choose(page, 'How many people play?', String(board.people))
  }
  await page.getByText('Chosen', { exact: true }).click()
  await page.getByText('No clock', { exact: true }).click()
  await page.getByText('Open to all').click()
  for (const power of ['Austria', ...here]) {
    const wanted = here.includes(power) ? 'here' : 'open'
    await page.getByLabel(`Who sits at ${power}`).selectOption(wanted)
  }
  const code = (await page.locator('.room').innerText()).trim()
  expect(code).toMatch(/^[A-Z]{4}$/)
  return { page, code }
}

/** The set-up page of a board whose powers are all played by one person against computers. */
export async function setBoardAlone(browser: Browser, hostUrl: string, board: string): Promise<Page> {
  const page = await openFirstPage(browser, hostUrl)
  await newTable(page)
  await choose(page, 'Which board?', board)
  await choose(page, 'How many people play?', '1')
  return page
}

/** Chooses an act of a menu beside the board. */
export async function fromMenu(page: Page, menu: 'Table' | 'Game' | 'View', act: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('button', { name: act }).click()
}

/** The television's page. */
export async function openScreen(browser: Browser, url: string, code: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1920, height: 1080 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${url}/#screen=${code}`)
  return page
}
