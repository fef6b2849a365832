// What is printed and saved as files: one page is one page, and a map file is complete in itself.
import { readFile } from 'node:fs/promises'
import {
  expect,
  type Browser,
  type BrowserContextOptions,
  type Page,
  type WebSocketRoute,
} from '@playwright/test'
import type { PhaseRecord } from '../../shared/games/diplomacy/view.ts'
import { typeOrders } from './support/curtain.ts'
import { newTable } from './support/new-table.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, WALK } from './support/test.ts'
import { sayReady } from './support/say-ready.ts'

let host: TableHost
test.beforeAll(async () => {
  host = await startTableHost()
})
test.afterAll(() => host.dispose())

/** Spaces for more units, so that as many stand on the board as there are centres. */
const MORE = ['SPA', 'POR', 'BEL', 'HOL', 'DEN', 'SWE', 'NWY', 'RUM', 'BUL', 'SER', 'GRE', 'TUN'] as const

/** The phase with the longest results: 34 units that all bounced. */
function swollen(record: PhaseRecord): PhaseRecord {
  const [first, second] = record.units
  const units = [
    ...record.units,
    ...MORE.map((at, i) => ({ type: 'A', at, power: record.units[i % 7]?.power }) as typeof first),
  ].filter((unit) => unit !== undefined)
  const results = units.map((unit) => ({
    unit,
    order: { kind: 'move', unit: { type: unit.type, at: unit.at }, to: 'GAL', via: null },
    outcome: { kind: 'bounced', by: [first, second], attack: 2, against: 3 },
    dislodgedBy: first,
  }))
  return { ...record, units, results } as unknown as PhaseRecord
}

async function swell(page: Page): Promise<void> {
  await page.routeWebSocket(/\/ws$/, (route: WebSocketRoute) => {
    const server = route.connectToServer()
    route.onMessage((text) => server.send(text))
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; record?: PhaseRecord }
      const record = message.type === 'record' && message.record ? swollen(message.record) : undefined
      route.send(record ? JSON.stringify({ ...message, record }) : text)
    })
  })
}

/** A lone player at the laptop has closed a first phase, and opens the room for printing. */
async function printRoom(
  browser: Browser,
  prepare?: (page: Page) => Promise<void>,
  asked: BrowserContextOptions = {},
): Promise<Page> {
  const viewport = { width: 1366, height: 768 }
  const context = await browser.newContext({ viewport, locale: 'en-GB', ...asked })
  const page = await context.newPage()
  await prepare?.(page)
  await page.goto(host.hostUrl)
  await newTable(page)
  await page.getByText('No clock', { exact: true }).click()
  await page.getByText('Chosen', { exact: true }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.drafting').waitFor()
  await typeOrders(page, 'A VIE - GAL')
  await expect(page.locator('[data-row] .text', { hasText: 'A VIE - GAL' })).toBeVisible()
  await page.keyboard.press('Escape')
  await sayReady(page)
  await expect(page.getByText('Reading the orders')).toBeVisible()
  await page.keyboard.press('Control+p')
  await expect(page.getByRole('dialog', { name: 'Print and export' })).toBeVisible()
  await page.getByTestId('printout').waitFor({ state: 'attached' })
  return page
}

async function pagesOf(page: Page): Promise<number> {
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  return [...bytes.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length
}

async function savedMap(page: Page, kind: 'SVG' | 'PNG'): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Map as ${kind}` }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** How far the page's content extends beyond its edge, CSS px. */
const overhang = (page: Page) =>
  page.locator('.one-page').evaluate((node) => node.scrollHeight - node.clientHeight)

/** The size of the one page's letters, pt. */
const letters = (page: Page) =>
  page.locator('.one-page').evaluate((node) => (Number.parseFloat(getComputedStyle(node).fontSize) * 72) / 96)

test('everything there is to print comes out on as many pages as it should', async ({ browser }) => {
  const page = await printRoom(browser)
  const paper = page.getByTestId('printout')
  await expect(paper.locator('li', { hasText: 'A VIE - GAL' })).toHaveCount(1)
  await expect(paper.locator('[data-unit]')).toHaveCount(22)
  await expect(paper.locator('h2')).toHaveCount(7)
  expect(await pagesOf(page)).toBe(1)

  await page.getByLabel('Results and the centres').click()
  await expect(paper.locator('.results-sheet')).toBeAttached()
  // No year has ended, so there is no table of years.
  await expect(paper.getByText('Centres by year')).toHaveCount(0)
  expect(await pagesOf(page)).toBe(1)

  await page.getByLabel('Phase').selectOption({ index: 0 })
  await page.getByLabel('Order sheets').click()
  await expect(paper.locator('section')).toHaveCount(7)
  await expect(paper.locator('li', { hasText: 'F STP/SC' })).toHaveCount(1)
  expect(await pagesOf(page)).toBe(1)

  await page.getByLabel('Blank order slips').click()
  await expect(paper.locator('section')).toHaveCount(7)
  // Lines 7 mm apart, for hands; 96 px are 25.4 mm.
  await page.emulateMedia({ media: 'print' })
  const line = await paper.locator('section li').first().boundingBox()
  expect(((line?.height ?? 0) * 25.4) / 96).toBeCloseTo(7, 1)
  await page.emulateMedia({ media: null })
  expect(await pagesOf(page)).toBe(1)

  await page.getByLabel('Blank map').click()
  await expect(paper.locator('svg[role="img"]')).toBeAttached()
  await expect(paper.locator('[data-unit]')).toHaveCount(0)
  expect(await pagesOf(page)).toBe(1)

  await page.getByLabel('Table of abbreviations').click()
  await expect(paper.locator('tr', { hasText: 'Gulf of Bothnia' })).toContainText('BOT')
  expect(await pagesOf(page)).toBe(1)

  // Nothing is left in the document that would be printed instead of the page.
  await page.keyboard.press('Escape')
  await expect(paper).toHaveCount(0)
})

test('a whole game goes to paper or into a text file, in codes or in full names', async ({ browser }) => {
  const page = await printRoom(browser)
  await page.getByLabel('The whole game').click()
  const paper = page.locator('.transcript')
  await expect(paper.locator('li', { hasText: 'A VIE - GAL' })).toHaveCount(1)
  await page.getByText('in full names').click()
  await expect(paper.locator('li', { hasText: 'A Vienna - Galicia' })).toHaveCount(1)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as text' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.txt$/)
  expect(await readFile(await download.path(), 'utf8')).toContain('\n  Austria\n    A Vienna - Galicia')
})

test('a map without orders is printed across the page', WALK, async ({ browser }) => {
  const page = await printRoom(browser)
  await page.getByLabel('Blank map').click()
  const across = page.locator('.one-page.landscape')
  await expect(across).toBeAttached()
  const { width = 0, height = 1 } = (await across.boundingBox()) ?? {}
  expect(width / height).toBeGreaterThan(1.4)
  expect(await pagesOf(page)).toBe(1)
})

test('the fullest phase still stands on one page, and its letters can be read', WALK, async ({ browser }) => {
  const page = await printRoom(browser, swell)
  const paper = page.getByTestId('printout')
  await expect(paper.locator('li')).toHaveCount(34, { timeout: 20_000 })
  expect(await overhang(page)).toBeLessThanOrEqual(0)
  expect(await pagesOf(page)).toBe(1)
  expect(await letters(page)).toBeGreaterThanOrEqual(5)

  await page.getByLabel('Results and the centres').click()
  await expect(paper.locator('.results-sheet')).toBeAttached()
  await expect(paper.locator('li')).toHaveCount(34)
  expect(await pagesOf(page)).toBe(1)
})

test('a reader who prefers reduced motion gets the same page', WALK, async ({ browser }) => {
  const page = await printRoom(browser, undefined, { reducedMotion: 'reduce' })
  // Three orders of the lone player, and a row for each power that ordered nothing.
  await expect(page.getByTestId('printout').locator('li')).toHaveCount(9)
  expect(await overhang(page)).toBeLessThanOrEqual(0)
  expect(await letters(page)).toBeGreaterThan(9)
})

test('no power is separated from its name while letters can still be read', WALK, async ({ browser }) => {
  const page = await printRoom(browser)
  const columns = await page
    .locator('.one-page section')
    .evaluateAll((sections) => sections.map((section) => section.getClientRects().length))
  expect(columns).toEqual([1, 1, 1, 1, 1, 1, 1])
})

test(
  'printed maps always have patterns, a map file has them if the boards of this device do',
  WALK,
  async ({ browser }) => {
    const page = await printRoom(browser)
    await expect(page.getByTestId('printout').locator('.hatch').first()).toBeAttached()
    const hatches = async () => (await savedMap(page, 'SVG')).bytes.toString('utf8').match(/-hatch-[A-Z]+\)/g)
    // Russia's land is so light that it always has its pattern.
    expect(new Set(await hatches())).toEqual(new Set(['-hatch-RUSSIA)']))
    await page.emulateMedia({ contrast: 'more' })
    expect(new Set(await hatches()).size).toBe(7)
    await expect(page.getByTestId('printout').locator('.hatch').first()).toBeAttached()
  },
)

test('a map is a file that needs nothing beside it', async ({ browser }) => {
  const page = await printRoom(browser)
  const svg = await savedMap(page, 'SVG')
  expect(svg.name).toMatch(/Spring 1901\.svg$/)
  const text = svg.bytes.toString('utf8')
  expect(/var\(|light-dark| class=| style=|https?:\/\/(?!www\.w3\.org)/.exec(text)).toBeNull()
  const png = await savedMap(page, 'PNG')
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(png.bytes.readUInt32BE(16)).toBe(3840)

  // On its own in a bare page it shows the same land, units and orders.
  const alone = await page.context().newPage()
  await alone.setContent(text.replace(/^<\?xml.*\?>/, ''))
  const seen = await alone.evaluate(() => ({
    letters: [...document.querySelectorAll('text')].filter(({ textContent }) => textContent?.trim() === 'MUN')
      .length,
    water: getComputedStyle(document.querySelector('svg > svg > rect') as Element).fill,
    width: document.querySelector('svg')?.getBoundingClientRect().width,
  }))
  expect(seen.letters).toBe(1)
  expect(seen.water).toContain('url(')
  expect(seen.width).toBeGreaterThan(1000)
})
