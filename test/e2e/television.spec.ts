// The television: its pages while people talk, while orders are read, and at the end.
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { fromMenu, openScreen, setTable } from './support/host-page.ts'
import { openCurtain, typeOrders } from './support/curtain.ts'
import { Player } from './support/player.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, WALK } from './support/test.ts'
import { beginDiplomacy } from '../host/support/diplomacy-evening.ts'

test.setTimeout(180_000)

let host: TableHost
test.beforeEach(async () => {
  host = await startTableHost()
})
test.afterEach(() => host.dispose())

const AT_LAPTOP = ['Austria', 'Italy', 'Russia']
const SHEETS = [
  {
    Austria: 'A VIE - TYR; A BUD - GAL; F TRI H',
    Italy: 'A VEN H; A ROM - TUS; F NAP - ION',
    Russia: 'A WAR - GAL',
  },
  {
    Austria: 'A TYR - VEN; F TRI S A TYR - VEN; A BUD - RUM',
    Italy: 'A VEN H; A TUS - ROM; F ION - TUN',
    Russia: '',
  },
] as const

/** A table with powers at the laptop, in its first season; all other seats are absent. */
async function begin(browser: Browser, here: readonly string[] = AT_LAPTOP) {
  const table = await setTable(browser, host.hostUrl, { here })
  const screen = await openScreen(browser, host.url, table.code)
  await table.page.getByRole('button', { name: 'Start the game' }).click()
  await expect(screen.locator('[data-unit]').first()).toBeVisible()
  return { laptop: table.page, screen }
}

async function write(laptop: Page, sheet: Readonly<Record<string, string>>): Promise<void> {
  for (const [power, text] of Object.entries(sheet)) {
    if (text === '') continue
    await openCurtain(laptop, power)
    await typeOrders(laptop, text.replaceAll('; ', '\n'))
    await laptop.getByRole('button', { name: 'Close the curtain' }).click()
  }
  await laptop.getByRole('button', { name: 'End the talks' }).click()
}

const px = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((nodes) => Math.min(...nodes.map((node) => parseFloat(getComputedStyle(node).fontSize))))

const scene = (screen: Page) => screen.locator('[data-scene]')
const said = (screen: Page) => screen.locator('.caption p')

test('a room reads, without a code, who attacked whom and what came of it', async ({ browser }) => {
  const { laptop, screen } = await begin(browser)
  // While people talk: the season, the powers, the map; at 1920 by 1080 all of it is read from four metres.
  await expect(screen.getByRole('heading', { name: /Spring\s1901/ })).toBeVisible()
  expect(await px(screen, 'header h1')).toBeGreaterThanOrEqual(54)
  expect(await px(screen, '[data-seat] strong')).toBeGreaterThanOrEqual(54)
  expect(await px(screen, '[data-seat] .count')).toBeGreaterThanOrEqual(54)
  const counters = await screen
    .locator('[data-standing=standing] .counter rect')
    .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().width))
  expect(counters).toHaveLength(22)
  expect(Math.min(...counters)).toBeGreaterThanOrEqual(56)
  await expect(screen.locator('[data-name=SPA]')).toHaveText('Spain')
  // The sign has the whole counter; a letter comes with the patterns alone.
  await expect(screen.locator('.counter text')).toHaveCount(0)
  await screen.emulateMedia({ contrast: 'more' })
  await expect(screen.locator('.counter text')).toHaveCount(22)
  await screen.emulateMedia({ contrast: null })

  await write(laptop, SHEETS[0])
  await expect(screen.getByText('The orders are in.')).toBeVisible()
  const sentences = await everySentence(screen)
  expect(sentences).toContain('Stand-off in Galicia: Austria and Russia. Nobody gets in.')
  expect(sentences.find((text) => text.startsWith('No orders:'))).toContain('England')
  expect(sentences.filter((text) => text.length > 90 || /\b[A-Z]{3}\b/.test(text))).toEqual([])
  await laptop.getByRole('button', { name: 'End the reading' }).click()

  await expect(scene(screen)).toHaveCount(0)
  await write(laptop, SHEETS[1])
  await expect(scene(screen)).toHaveCount(1)
  while (!(await said(screen).innerText()).startsWith('2 against 1')) await screen.waitForTimeout(150)
  await expect(said(screen)).toHaveText('2 against 1: Venice falls to Austria, Italy is driven out.')
  await screen.keyboard.press('Space')
  expect(await px(screen, '.caption p')).toBeGreaterThanOrEqual(54)
  expect(await px(screen, '[data-name=VEN]')).toBeGreaterThan(0)
  const letters = await screen
    .locator('[data-name=VEN]')
    .evaluate((node) => node.getBoundingClientRect().height)
  expect(letters).toBeGreaterThanOrEqual(54)
  await expect(screen.locator('[data-unit="A VEN"][data-standing=dislodged]')).toHaveAttribute(
    'data-power',
    'ITALY',
  )
  await expect(screen.locator('[data-unit="A VEN"][data-standing=standing]')).toHaveAttribute(
    'data-power',
    'AUSTRIA',
  )
})

/** Goes through a reading by hand and keeps what each scene says. */
async function everySentence(screen: Page): Promise<readonly string[]> {
  const all: string[] = []
  for (;;) {
    await expect(scene(screen)).toHaveAttribute('data-beat', 'rest', { timeout: 15_000 })
    const kind = await scene(screen).getAttribute('data-scene')
    const text = await said(screen).innerText()
    if (kind !== 'bell') all.push(text)
    if (kind === 'board') return all
    // On a slow machine the next scene may have come by itself.
    if ((await said(screen).innerText()) === text) await screen.keyboard.press('ArrowRight')
  }
}

test('a reading is hurried, held and taken back by keys and from the laptop', async ({ browser }) => {
  const { laptop, screen } = await begin(browser)
  await write(laptop, SHEETS[0])
  await expect(scene(screen)).toHaveAttribute('data-scene', 'bell')
  await screen.keyboard.press('ArrowRight')
  await screen.keyboard.press('Space')
  await expect(scene(screen)).not.toHaveAttribute('data-scene', 'bell')
  await expect(screen.locator('.held')).toBeVisible()
  // Who explains a scene has all of it before them.
  await expect(said(screen)).not.toBeEmpty()

  const reading = laptop.getByRole('group', { name: 'The reading on the television' })
  // The laptop shows that the television stands still, whoever stopped it.
  await expect(reading.getByRole('status')).toHaveText('Stopped')
  await reading.getByRole('button', { name: 'Back' }).click()
  await expect(scene(screen)).toHaveAttribute('data-scene', 'bell')
  await reading.getByRole('button', { name: 'Next' }).click()
  await expect(scene(screen)).not.toHaveAttribute('data-scene', 'bell')
  await reading.getByRole('button', { name: 'Let it run' }).click()
  await expect(screen.locator('.held')).toHaveCount(0)
  await expect(reading.getByRole('status')).toHaveText('Running')
  await reading.getByRole('button', { name: 'Stop' }).click()
  await expect(screen.locator('.held')).toBeVisible()
  // A television that reloads reads on, and the laptop knows.
  await screen.reload()
  await expect(reading.getByRole('status')).toHaveText('Running')
  await screen.keyboard.press('End')
  await expect(said(screen)).toHaveText('The board now')
  // Nothing is left to stop.
  await expect(reading.getByRole('status')).toHaveText('Read to the end')
  await expect(reading.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  await reading.getByRole('button', { name: 'Back' }).click()
  await expect(reading.getByRole('status')).toHaveText('Running')
})

test('nothing covers the board while people join and once all is read', WALK, async ({ browser }) => {
  const { laptop, screen } = await begin(browser)
  const card = screen.getByRole('complementary', { name: 'Join from a phone' })
  await expect(card).toBeVisible()
  // Typefaces come a second after a first visit begins, and make rows of text a pixel lower or higher.
  await screen.locator('html.typefaces').waitFor()
  const boxOf = (place: Locator) => place.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect)
  const board = screen.locator('.world')
  const talks = await boxOf(board)
  expect((await boxOf(card)).right).toBeLessThanOrEqual(talks.left)

  await write(laptop, SHEETS[0])
  await expect(scene(screen)).toHaveAttribute('data-scene', 'bell')
  await screen.keyboard.press('End')
  await expect(scene(screen)).toHaveAttribute('data-scene', 'board')
  await expect.poll(async () => (await boxOf(board)).height).toBeCloseTo(talks.height, 0)
})

test('the clock is read from four metres, and grows in its last minute', WALK, async ({ browser }) => {
  const table = await setTable(browser, host.hostUrl, { here: AT_LAPTOP })
  await table.page.getByText('Quick', { exact: true }).click()
  const screen = await openScreen(browser, host.url, table.code)
  await table.page.getByRole('button', { name: 'Start the game' }).click()
  const clock = screen.getByRole('timer').locator('.digits')
  await expect(clock).toHaveText(/^[78]:\d\d$/)
  expect(await px(screen, '[role=timer] .digits')).toBeGreaterThanOrEqual(120)
  expect(await px(screen, '[role=timer] .digits')).toBeLessThan(130)
  // A minute is all there is to write in.
  await table.page.getByRole('button', { name: 'End the talks' }).click()
  await expect(clock).toHaveText(/^0:\d\d$/)
  await expect.poll(() => px(screen, '[role=timer] .digits')).toBeGreaterThanOrEqual(178)
})

test('the names of people stand whole beside the counts', WALK, async ({ browser }) => {
  const token = new URL(host.hostUrl).hash.replace('#host=', '')
  const people = [
    'Екатерина Владимировна',
    'Марина',
    'Олег',
    'Jean-Baptiste',
    'Александр',
    'Anna',
    'Boris Petrov',
  ]
  const { code } = await beginDiplomacy(host.url, token, 'names', {}, () => people.pop()!)
  const screen = await openScreen(browser, host.url, code)
  const names = screen.locator('footer .who span')
  await expect(names).toHaveCount(7)
  await screen.locator('html.typefaces').waitFor()
  const cut = await names.evaluateAll((all) =>
    all
      .filter((one) => {
        // A letter may reach a little below its line.
        const line = parseFloat(getComputedStyle(one).lineHeight) / 2
        return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + line
      })
      .map((one) => one.textContent),
  )
  expect(cut).toEqual([])
})

test('a vote is read from four metres', WALK, async ({ browser }) => {
  const { page: laptop, code } = await setTable(browser, host.hostUrl, { here: ['Austria'] })
  await Player.join(browser, { url: host.url, code, power: 'France' })
  const screen = await openScreen(browser, host.url, code)
  await laptop.getByRole('button', { name: 'Start the game' }).click()
  await fromMenu(laptop, 'Table', 'Propose an end')
  await laptop.getByRole('button', { name: 'Propose a draw' }).click()
  await expect(screen.locator('.ballot strong').first()).toBeVisible()
  expect(await px(screen, '.ballot :is(strong, .voted)')).toBeGreaterThanOrEqual(54)
})

test('an end is shown page by page, with the war once more', async ({ browser }) => {
  const { laptop, screen } = await begin(browser, ['Austria'])
  await screen.emulateMedia({ reducedMotion: 'no-preference' })
  await screen.reload()
  // A lone player at the laptop has no curtain.
  await write(laptop, {})
  await laptop.getByRole('button', { name: 'End the reading' }).click()
  await write(laptop, {})
  await expect(screen.locator('[data-scene]')).toHaveCount(1)
  await screen.keyboard.press('End')
  await fromMenu(laptop, 'Table', 'Propose an end')
  await laptop.getByRole('button', { name: 'End in a draw' }).click()
  await laptop.getByRole('button', { name: 'End in a draw' }).click()
  const page = screen.locator('[data-page]')
  await expect(page).toHaveAttribute('data-page', 'who')
  await expect(page.getByRole('listitem')).toHaveCount(7)
  // No points were agreed on; the last row ends within the card, under a heading of seven names.
  await expect(page.getByText(/Sum of squares/)).toHaveCount(0)
  const edge = async (part: Locator) => (await part.boundingBox())!
  const [row, card] = [await edge(page.getByRole('listitem').last()), await edge(page.locator('.card'))]
  expect(row.y + row.height).toBeLessThan(card.y + card.height)
  // The laptop turns its pages too.
  const television = laptop.getByRole('group', { name: 'The reading on the television' })
  await television.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveAttribute('data-page', 'war')
  await expect(screen.locator('[data-season]')).toHaveText(/Fall\s1901/, { timeout: 30_000 })
  await television.getByRole('button', { name: 'Stop' }).click()
  await expect(screen.locator('.held')).toBeVisible()
  await television.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveAttribute('data-page', 'who')
  await screen.keyboard.press('ArrowLeft')
  await expect(page).toHaveAttribute('data-page', 'curve')
})
