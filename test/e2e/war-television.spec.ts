// Paths of Glory on the television: a battle is looked at closely, and nothing beside the map is cut off.
import { expect, type Page } from '@playwright/test'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import { newTable } from './support/new-table.ts'
import { speak } from './support/speak.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, WALK, walkUnless } from './support/test.ts'
import { LAPTOP, openSaved, openSide } from './support/war.ts'
import { warFile } from './support/war-file.ts'

let host: TableHost
test.beforeEach(async () => {
  host = await startTableHost()
})
test.afterEach(() => host.dispose())

const isFired = ({ turn, battle, pending }: State) =>
  turn >= 2 && pending?.kind === 'losses' && battle !== null && battle.attackers.length >= 3
const isQuiet = ({ turn, round, pending }: State) => turn >= 2 && round >= 3 && pending?.kind === 'action'

/** How far parts of the column beside the map reach beyond it: below its foot, or in a column of their own. */
const cutOff = (page: Page) =>
  page
    .locator('.television .beside')
    .evaluate((node) => Math.max(node.scrollHeight - node.clientHeight, node.scrollWidth - node.clientWidth))
/** The size of letters in px. */
const lettersOf = (page: Page, css: string) =>
  page
    .locator(css)
    .first()
    .evaluate((node) => parseFloat(getComputedStyle(node).fontSize))

// The languages whose words are longest; English is shorter than either.
for (const [language, named] of [
  ['ru-RU', 'Бой: '],
  ['bg-BG', 'Битка: '],
] as const)
  test(
    `a television that is opened in mid-battle looks at it (${language})`,
    walkUnless(language === 'ru-RU'),
    async ({ browser }) => {
      const laptop = await openSide(browser, LAPTOP)
      await openSaved(laptop, host.hostUrl, await warFile(isFired))
      const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: language })
      const screen = await context.newPage()
      await screen.goto(`${host.url}/#screen=${laptop.eyes.view().code}`)
      await expect(screen.getByText(named)).toBeVisible()
      // Names are written where one looks closely, to be read from afar, the place of the battle first.
      const names = screen.locator('.world text.landmark')
      await expect(names.first()).toBeVisible()
      const heights = await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(28)
      expect(await cutOff(screen)).toBe(0)
      // Nothing is smaller than what four metres allow, and how the war stands is in sight too.
      expect(await lettersOf(screen, '.television .beside')).toBeGreaterThanOrEqual(28)
      // Who has to act is read first: before how it stands, the card and what is asked.
      const who = await lettersOf(screen, '.now .who')
      for (const css of ['header h1', '.television .card .name', '.now .question'])
        expect(await lettersOf(screen, css), css).toBeLessThan(who)
      await expect(screen.locator('.stage')).toBeInViewport({ ratio: 1 })
      // No name of a side is cut.
      const cutNames = await screen
        .locator('.battle h4')
        .evaluateAll((heads) => heads.filter((head) => head.scrollWidth > head.clientWidth).length)
      expect(cutNames).toBe(0)
      // Nothing lies on the map.
      const boxOf = async (css: string) => (await screen.locator(css).first().boundingBox())!
      const map = await boxOf('.television .map')
      expect((await boxOf('header')).x).toBeGreaterThanOrEqual(map.x + map.width)
      expect((await boxOf('footer')).y + 2).toBeGreaterThanOrEqual(map.y + map.height)
    },
  )

test('once a war is over its television looks at the whole theatre', async ({ browser }) => {
  const laptop = await openSide(browser, LAPTOP)
  await openSaved(laptop, host.hostUrl, await warFile(isFired))
  const screen = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage()
  await screen.goto(`${host.url}/#screen=${laptop.eyes.view().code}`)
  const world = screen.locator('.board .world')
  const wide = async () => (await world.boundingBox())!.width
  await expect.poll(wide).toBeGreaterThan(5000)
  const { page } = laptop
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('dialog[open]').getByText('Propose an end').click()
  await page.getByRole('button', { name: 'Propose a draw' }).click()
  await page.getByRole('button', { name: 'Central Powers: Yes' }).click()
  await page.getByRole('button', { name: 'Allied Powers: Yes' }).click()
  await expect.poll(wide, { timeout: 12_000 }).toBeLessThan(3500)
})

test('before the start a television names the game', async ({ browser }) => {
  const { page, eyes } = await openSide(browser, LAPTOP)
  await page.goto(host.hostUrl)
  await newTable(page, 'Paths of Glory')
  await expect(page.getByText('Introductory: August to fall 1914')).toBeVisible()
  const screen = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await screen.goto(`${host.url}/#screen=${eyes.view().code}`)
  await expect(screen.getByText('Paths of Glory', { exact: true })).toBeVisible()
})

test(
  'a television in a quiet moment shows the whole theatre, the last card, and nothing cut off',
  WALK,
  async ({ browser }) => {
    const laptop = await openSide(browser, LAPTOP)
    await openSaved(laptop, host.hostUrl, await warFile(isQuiet))
    const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'en-GB' })
    const screen = await context.newPage()
    await screen.goto(`${host.url}/#screen=${laptop.eyes.view().code}`)
    await expect(screen.getByText('Mandated Offensives')).toBeVisible()
    await expect(screen.locator('.stage')).toHaveText(/round \d of 6$/)
    // The places that matter most are named, to be read from afar, and the heading lies on none of them.
    const landmarks = screen.locator('.world text.landmark')
    await expect(landmarks.first()).toBeVisible()
    expect(await landmarks.count()).toBeGreaterThan(5)
    expect((await landmarks.first().boundingBox())!.height).toBeGreaterThan(24)
    const heading = (await screen.locator('header .what').boundingBox())!
    const map = (await screen.locator('.television .board').boundingBox())!
    expect(heading.x).toBeGreaterThanOrEqual(map.x + map.width)
    // What is asked, of whom, stands apart from what has just happened, by whom.
    await expect(screen.locator('.now .who')).toHaveText(/^Waiting for: (Central|Allied) Powers$/)
    await expect(screen.locator('.happened small')).toHaveText(/^What has just happened/)
    await expect(screen.locator('.now .happened, .happened .question')).toHaveCount(0)
    // Who played it stands below its name, and as what.
    const card = screen.locator('.television .card')
    await expect(card.locator('.name')).not.toBeEmpty()
    await expect(card.locator('.by').first()).toContainText(/(Central|Allied) Powers/)
    expect(await cutOff(screen)).toBe(0)
    await speak(screen, 'ru')
    await expect(card.locator('.name')).not.toBeEmpty()
    expect(await cutOff(screen)).toBe(0)
    // The boxes of both sides stand below each other.
    const lefts = await screen
      .locator('.rounds')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(1)
  },
)
