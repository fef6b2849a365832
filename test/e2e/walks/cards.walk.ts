// A second game at the same table: hidden hands, a die, turns. The card game of test/cards is in a build for tests alone.
import { execFile } from 'node:child_process'
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, type Browser, type Page } from '@playwright/test'
import { FIRST_CARD } from '../../cards/deck.ts'
import { eyesOf } from '../support/eyes.ts'
import { openFirstPage, openScreen } from '../support/host-page.ts'
import { newTable } from '../support/new-table.ts'
import { startTableHost, type TableHost } from '../support/table-host.ts'
import { test } from '../support/test.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const program = path.join(root, 'out/cards/main/headless.js')
/** Written when the build is complete: one that was interrupted leaves a host without its pages. */
const whole = path.join(root, 'out/cards/whole')

test.beforeAll(async () => {
  test.setTimeout(600_000)
  const fresh =
    existsSync(whole) && statSync(whole).mtimeMs > statSync(path.join(root, 'out/main/headless.js')).mtimeMs
  if (fresh) return
  rmSync(whole, { force: true })
  await promisify(execFile)('npm', ['run', '--silent', 'cards'], { cwd: root, shell: true })
  writeFileSync(whole, '')
})

/** The host's window with a new table of the card game, every seat chosen. */
async function setCards(browser: Browser, host: TableHost, here: readonly string[]) {
  const page = await openFirstPage(browser, host.hostUrl)
  await newTable(page, 'High card')
  await page.getByText('Chosen', { exact: true }).click()
  await page.getByText('Open to all').click()
  for (const side of ['Left', 'Right'])
    await page.getByLabel(`Who sits at ${side}`).selectOption(here.includes(side) ? 'here' : 'open')
  return { page, code: (await page.locator('.room').innerText()).trim() }
}

/** A person with a device; all that the page receives is kept. */
async function arrive(browser: Browser, host: TableHost, code: string, name: string, side: string | null) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  const seen = eyesOf(page)
  await page.goto(`${host.url}/#${code}`)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Join' }).tap()
  if (side) await page.getByRole('button', { name: side, exact: true }).tap()
  return { page, heard, seen }
}

const cards = (page: Page) => page.getByRole('button', { name: /^Card \d/ })
/** The names of a hand's cards: `Card 3`. */
const handOf = async (page: Page) =>
  Promise.all((await cards(page).all()).map((card) => card.getAttribute('aria-label')))

async function playHighest(page: Page): Promise<void> {
  await cards(page).last().tap()
  await page.locator('button.ready').tap()
}

test('two phones, a television and a laptop play a game with hidden hands, a die and turns', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const host = await startTableHost({ program })
  try {
    const { page: laptop, code } = await setCards(browser, host, [])
    await laptop.getByText('A clock a seat').click()
    const left = await arrive(browser, host, code, 'Anna', 'Left')
    const right = await arrive(browser, host, code, 'Boris', 'Right')
    const guest = await arrive(browser, host, code, 'Cyril', null)
    const screen = await openScreen(browser, host.url, code)
    await laptop.getByRole('button', { name: 'Start the game' }).click()
    await expect(screen.getByRole('heading', { name: 'Cards, round 1' })).toBeVisible()

    // A person without a seat watches.
    await guest.page.getByRole('button', { name: 'Watch the game' }).tap()
    await expect(guest.page.getByText('Stake 1')).toBeVisible()
    await expect(cards(guest.page)).toHaveCount(0)

    // No page gets the cards of another hand.
    await expect(cards(left.page)).toHaveCount(3)
    const hands = await Promise.all([left, right].map(({ page }) => handOf(page)))
    expect(new Set(hands.flat()).size).toBe(6)
    const mentions = (heard: readonly string[], hand: readonly (string | null)[]) =>
      hand.filter((card) =>
        heard.some((text) => new RegExp(`\\b${FIRST_CARD - 1 + Number(card?.at(-1))}\\b`).test(text)),
      )
    expect(mentions(left.heard, hands[1] ?? [])).toEqual([])
    expect(mentions(right.heard, hands[0] ?? [])).toEqual([])
    expect(mentions(guest.heard, hands.flat())).toEqual([])

    // Left bids for the first die; the other agrees, and the television shows the bid.
    await propose(left.page, async (dialog) => {
      await dialog.getByRole('spinbutton', { name: 'Points' }).fill('2')
      await dialog.getByRole('button', { name: 'Bid for the first die' }).tap()
    })
    await right.page.getByRole('button', { name: 'Yes', exact: true }).tap()
    await expect(screen.getByText('Left rolls the first die for 2 points.')).toBeVisible()

    await playHighest(left.page)
    // After a reload the hand is the same, and its card is still played.
    await left.page.reload()
    await expect(cards(left.page).last()).toHaveAttribute('aria-pressed', 'true')
    await playHighest(right.page)
    await laptop.getByRole('button', { name: 'End the reading' }).click()

    const rolling = ({ page }: typeof left) => page.getByRole('button', { name: 'Roll the die' }).count()
    await expect.poll(async () => (await rolling(left)) + (await rolling(right))).toBe(1)
    const [mine, other] = (await rolling(left)) > 0 ? [left, right] : [right, left]
    // An act that no other seat has seen may be taken back; a die may not.
    await mine.page.getByRole('button', { name: 'Raise the stake' }).tap()
    await expect(screen.getByText('Stake 2')).toBeVisible()
    await mine.page.getByRole('button', { name: 'Take back' }).tap()
    await expect(screen.getByText('Stake 1')).toBeVisible()
    await mine.page.getByRole('button', { name: 'Roll the die' }).tap()
    await expect(screen.getByTestId('die')).toBeVisible()
    await expect(other.page.getByText(/rolled a \d/)).toBeVisible()
    await expect(mine.page.getByRole('button', { name: 'Take back' })).toHaveCount(0)
    await laptop.getByText('What happened').click()
    await expect(laptop.getByRole('listitem').filter({ hasText: /rolled a \d/ })).toHaveCount(1)
    // News for one seat alone reached that seat alone.
    expect(other.heard.some((text) => text.includes('peeked'))).toBe(false)
    expect(mine.heard.some((text) => text.includes('peeked'))).toBe(true)

    // Both agree to go back to the die.
    await propose(
      mine.page,
      async (dialog) => {
        await dialog.getByLabel('Go back to the beginning of').selectOption({ label: 'Die, round 1' })
        await dialog.getByRole('button', { name: 'Propose', exact: true }).tap()
      },
      'Go back to an earlier moment',
    )
    await other.page.getByRole('button', { name: 'Yes', exact: true }).tap()
    await expect(screen.getByRole('heading', { name: 'Die, round 1' })).toBeVisible()
    await mine.page.getByRole('button', { name: 'Roll the die' }).tap()

    // One of them declines peace first, and then agrees.
    await propose(other.page, (dialog) => dialog.getByRole('button', { name: 'Propose peace' }).tap())
    await mine.page.getByRole('button', { name: 'No', exact: true }).tap()
    await expect(screen.getByRole('heading', { name: 'Cards, round 2' })).toBeVisible()
    await propose(other.page, (dialog) => dialog.getByRole('button', { name: 'Propose peace' }).tap())
    await mine.page.getByRole('button', { name: 'Yes', exact: true }).tap()
    await expect.poll(() => mine.seen().view.status).toBe('ended')
    await expect(screen.getByText('Waiting for')).toHaveCount(0)
  } finally {
    await host.dispose()
  }
})

test('people at it write letters, print news, and read everything at the end', async ({ browser }) => {
  test.setTimeout(120_000)
  const host = await startTableHost({ program })
  try {
    const { page: laptop, code } = await setCards(browser, host, [])
    await laptop.getByText('Talks, votes, the hour, a gamemaster').click()
    await laptop
      .getByRole('group', { name: 'Letters', exact: true })
      .getByText('both', { exact: true })
      .click()
    const left = await arrive(browser, host, code, 'Anna', 'Left')
    const right = await arrive(browser, host, code, 'Boris', 'Right')
    const guest = await arrive(browser, host, code, 'Cyril', null)
    const screen = await openScreen(browser, host.url, code)
    const television: string[] = []
    screen.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => television.push(String(payload))),
    )
    await screen.reload()
    await laptop.getByRole('button', { name: 'Start the game' }).click()

    const lettersOn = async ({ page }: typeof left, correspondent: string) => {
      await page.getByRole('button', { name: /^Letters/ }).tap()
      await page.locator('.entry', { has: page.locator('strong', { hasText: correspondent }) }).tap()
      return page.getByTestId('letters')
    }
    const mine = await lettersOn(left, 'Right')
    await left.page.getByRole('textbox', { name: 'Your letter…' }).fill('I hold the lower cards')
    await left.page.getByRole('button', { name: 'Send' }).tap()
    await expect(mine).toContainText('I hold the lower cards')
    const unread = right.page.getByRole('button', { name: /^Letters/ })
    await expect(unread).toHaveAccessibleName('Letters, unread: 1')
    const came = await lettersOn(right, 'Left')
    await expect(came).toContainText('I hold the lower cards')
    for (const heard of [guest.heard, television])
      expect(heard.some((text) => text.includes('lower cards'))).toBe(false)

    await right.page.getByRole('button', { name: 'All letters' }).tap()
    await right.page.locator('.entry', { hasText: 'The newspaper' }).tap()
    await right.page.getByRole('textbox', { name: 'Your broadcast…' }).fill('The die is warm tonight')
    await right.page.getByRole('button', { name: 'Print it' }).tap()
    await expect(screen.getByTestId('front-page')).toContainText('The die is warm tonight')

    // This game has no map of its past: the archive shows the letters alone, under the game's own name for the round.
    await unread.tap()
    await propose(right.page, (dialog) => dialog.getByRole('button', { name: 'Propose peace' }).tap())
    await left.page.getByRole('button', { name: 'Yes', exact: true }).tap()
    await expect.poll(() => left.seen().view.status).toBe('ended')
    await laptop.getByRole('button', { name: 'Ask to open everybody’s letters' }).click()
    for (const { page } of [left, right])
      await page.getByRole('region', { name: 'Vote' }).getByRole('button', { name: 'Yes' }).tap()
    await laptop.getByRole('button', { name: 'Everybody’s letters' }).click()
    await expect(laptop.getByTestId('archive')).toContainText('I hold the lower cards')
    await expect(laptop.getByLabel('Turn', { exact: true })).toContainText('Cards, round 1')
  } finally {
    await host.dispose()
  }
})

test('two people play it at one laptop, each behind the curtain', async ({ browser }) => {
  const host = await startTableHost({ program })
  try {
    const { page } = await setCards(browser, host, ['Left', 'Right'])
    await page.getByRole('button', { name: 'Start the game' }).click()
    for (const side of ['Left', 'Right']) {
      await page.locator('.those').getByRole('button', { name: side }).click()
      await page.getByRole('button', { name: 'Press and hold to open' }).hover()
      await page.mouse.down()
      await expect(cards(page)).toHaveCount(3)
      await page.mouse.up()
      await cards(page).last().click()
      await page.locator('button.ready').click()
    }
    await expect(page.getByText('Stake 1')).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
  } finally {
    await host.dispose()
  }
})

/** Opens a form of proposals in a phone's menu. */
async function propose(
  page: Page,
  choose: (dialog: ReturnType<Page['locator']>) => Promise<unknown>,
  form = 'Propose an end',
) {
  await page.getByRole('button', { name: 'Menu' }).tap()
  const dialog = page.locator('dialog[open]')
  await dialog.getByText(form).tap()
  await choose(dialog)
}
