// Plays Paths of Glory through its pages: the side that is asked gives an offered answer, where the page offers it.
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { isOnMap, onlyAttacker } from '../../../renderer/games/paths-of-glory/play/answering.ts'
import { endsUnfought, needsTwoPresses, isOver } from '../../../renderer/games/paths-of-glory/play/over.ts'
import { withoutHand } from '../../../renderer/games/paths-of-glory/play/without-hand.ts'
import type { Answer } from '../../../shared/games/paths-of-glory/state/answer.ts'
import type { DecisionView, PogView } from '../../../shared/games/paths-of-glory/view.ts'
import type { Random } from '../../../shared/kernel/random.ts'
import type { ServerMessage } from '../../../shared/protocol/messages.ts'
import type { TableView } from '../../../shared/table/view.ts'
import { leadsOn } from '../../paths-of-glory/leads-on.ts'
import { newTable } from './new-table.ts'
import { SOON } from './soon.ts'
import type { TableFile } from './table-file.ts'

/** The newest view of the page. */
export interface WarEyes {
  readonly view: () => TableView<PogView>
  /** All that it received. */
  readonly heard: readonly string[]
}

/** Listens from now on; to be called before the page opens its connection. */
export function warEyes(page: Page): WarEyes {
  let newest: TableView<PogView> | null = null
  const heard: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      heard.push(String(payload))
      const message = JSON.parse(String(payload)) as ServerMessage
      if (message.type === 'view') newest = message.view as TableView<PogView>
    }),
  )
  return {
    heard,
    view: () => {
      if (!newest) throw new Error('the page was told of no table yet')
      return newest
    },
  }
}

export const LAPTOP = {
  viewport: { width: 1366, height: 768 },
  locale: 'en-GB',
  reducedMotion: 'reduce',
} as const
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
  reducedMotion: 'reduce',
} as const

/** A person at a page, with the seat that is played there now. */
export interface Side {
  readonly page: Page
  readonly eyes: WarEyes
  /** Errors of the page. */
  readonly faults: readonly string[]
}

/** A page of its own on a device. */
export async function openSide(browser: Browser, device: typeof LAPTOP | typeof PHONE): Promise<Side> {
  const page = await (await browser.newContext(device)).newPage()
  // Nobody here plays alone for the first time.
  await page.addInitScript(() => localStorage.setItem('entente.war-aim', 'told'))
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  return { page, eyes: warEyes(page), faults }
}

type Chairs = Readonly<Record<'Central Powers' | 'Allied Powers', string>>

/** A table of the war before the start, with who sits at each side. `agree` makes other choices of the table first. */
async function setWar(
  laptop: Page,
  hostUrl: string,
  seats: Chairs,
  agree: (laptop: Page) => Promise<unknown>,
): Promise<void> {
  await laptop.goto(hostUrl)
  await newTable(laptop, 'Paths of Glory')
  await expect(laptop.getByText('Introductory: August to fall 1914')).toBeVisible()
  await agree(laptop)
  await laptop.getByText('Chosen', { exact: true }).click()
  await laptop.getByText('Open to all').click()
  for (const [side, holder] of Object.entries(seats))
    await laptop.getByLabel(`Who sits at ${side}`).selectOption(holder)
}

const start = (laptop: Page): Promise<void> => laptop.getByRole('button', { name: 'Start the game' }).click()

/** Starts the war on a laptop: people at it, or computers, at both sides. */
export async function startAtLaptop(browser: Browser, hostUrl: string, seats: Chairs): Promise<Side> {
  const laptop = await openSide(browser, LAPTOP)
  await setWar(laptop.page, hostUrl, seats, async () => undefined)
  await start(laptop.page)
  await expect.poll(() => laptop.eyes.view().gameView !== null).toBe(true)
  return laptop
}

/** Starts the war between the Central Powers at a laptop and the Allied Powers at a phone. */
export async function startOnTwoDevices(
  browser: Browser,
  host: { readonly url: string; readonly hostUrl: string },
  agree: (laptop: Page) => Promise<unknown> = async () => undefined,
): Promise<{ readonly laptop: Side; readonly phone: Side }> {
  const laptop = await openSide(browser, LAPTOP)
  await setWar(laptop.page, host.hostUrl, { 'Central Powers': 'here', 'Allied Powers': 'open' }, agree)
  const phone = await openSide(browser, PHONE)
  await phone.page.goto(`${host.url}/#${laptop.eyes.view().code}`)
  await sitDown(phone.page, 'Allied Powers')
  await start(laptop.page)
  await expect(phone.page.locator('.table.seated')).toBeVisible()
  return { laptop, phone }
}

/** Opens a saved table on a laptop, paused. */
export async function openSaved({ page }: Side, hostUrl: string, file: TableFile): Promise<void> {
  await page.goto(hostUrl)
  await page.locator('input[type=file][accept*=entente]').setInputFiles(file)
  await expect(page.getByText('paused', { exact: true })).toBeVisible()
}

/** Joins a table on a phone and takes a side. */
export async function sitDown(phone: Page, side: string): Promise<void> {
  await phone.getByLabel('Your name').fill('Anna')
  await phone.getByRole('button', { name: 'Join' }).tap()
  await phone.getByRole('button', { name: side, exact: true }).tap()
  // Else a start that comes at once asks about people without a seat.
  await expect(
    phone.getByText('The game starts when the host says so').or(phone.locator('.table.seated')).first(),
  ).toBeVisible()
}

/** The question on a page, if there is one. */
export function askedAt({ eyes }: Side, seat: string): DecisionView | null {
  const { gameView } = eyes.view()
  return gameView?.own.find((own) => (own.seat as string) === seat)?.decision ?? null
}

const DETOURS: readonly Answer['kind'][] = ['restart', 'call-off', 'leave']

/** One of the answers that lead on; every other round is the one operation without a card, so that a test has an end. */
export function leadingOn({ answers }: DecisionView, random: Random): Answer {
  const single = answers.find(({ kind }) => kind === 'one-operation')
  if (single && random.below(2) === 0) return single
  const some = leadsOn(answers, DETOURS)
  return some[random.below(some.length)] as Answer
}

/** Gives an answer through the page, and waits until the table has gone on. */
export async function answerAt(
  side: Side,
  seat: string,
  decision: DecisionView,
  answer: Answer,
): Promise<void> {
  const { page, eyes } = side
  const before = eyes.view()
  const strip = page.locator('.strip')
  const hand = before.gameView?.own.find((own) => (own.seat as string) === seat)?.hand ?? []
  // At a screen that both sides see cards are not among the buttons. The drawer is fetched when it is needed first.
  if (hand.length > 0)
    await page
      .locator('.drawer, .hand')
      .first()
      .waitFor({ state: 'attached', timeout: 5000 })
      .catch(() => undefined)
  const covered = await page.locator('.drawer').isVisible()
  const open = (covered ? withoutHand(decision, hand) : decision).answers
  if ('card' in answer && answer.card !== null && !open.includes(answer)) {
    const { card } = answer
    const ofCard = decision.answers.filter((one) => 'card' in one && one.card === card)
    await showHand(page)
    const buttons = page.locator(`.hand li[data-card="${card}"] button.primary`)
    await buttons.nth(ofCard.indexOf(answer)).click()
    await page.keyboard.up('h')
  } else if (answer.kind === 'play') {
    await showHand(page)
    await page.locator(`.hand li[data-card="${answer.card}"] .uses button.${answer.as}`).click()
    await page.keyboard.up('h')
    // A use that ends the round is asked about again, except in a hand that lies face down.
    if (decision.leads[decision.answers.indexOf(answer)] === 'round-end' && !covered)
      await strip.locator('.answers button.primary').click()
  } else {
    const all = strip.locator('details', { hasText: 'All answers as a list' })
    if (before.gameView && isOnMap(before.gameView, decision)) {
      const unfold = page.locator('.strip.folded .asked button[aria-expanded="false"]')
      if (await unfold.isVisible()) await unfold.click()
      await expect(all).toBeAttached()
    }
    if ((await all.count()) > 0) {
      if (!(await all.evaluate((node) => (node as HTMLDetailsElement).open)))
        await all.locator('summary').click()
      await all.locator('li button').nth(open.indexOf(answer)).click()
    } else await strip.locator('.answers button').nth(buttonOf(open, answer)).click()
    // The end of a round that leaves attacks or all moves undone is asked about again.
    if (before.gameView && needsTwoPresses(before.gameView, decision, answer))
      await strip.locator('.answers.again > button').click()
  }
  await expect.poll(() => eyes.view() !== before, { intervals: SOON }).toBe(true)
  // The page lets a lone attacker join by itself; until then its buttons are those of the question before.
  if (answer.kind === 'attack')
    await expect.poll(() => loneAttackerAt(side, seat), { intervals: SOON }).toBeNull()
  // It ends a round without attacks by itself, once the moves are over.
  if (answer.kind === 'done' && before.gameView && endsUnfought(before.gameView, decision))
    await expect.poll(() => isAttackOver(askedAt(side, seat)), { intervals: SOON }).toBe(false)
}

const isAttackOver = (decision: DecisionView | null): boolean =>
  decision?.kind === 'attack' && isOver(decision)

/** The unit that the page of a seat is about to let join, as the only one that can. */
function loneAttackerAt(side: Side, seat: string): Answer | null {
  const decision = askedAt(side, seat)
  const { gameView } = side.eyes.view()
  return gameView && decision && onlyAttacker(gameView, decision)
}

/** The place of an answer among the strip's buttons. Ways of taking losses are sorted there: then it is any of them. */
const buttonOf = (open: readonly Answer[], answer: Answer): number =>
  open.filter(({ kind }) => kind !== 'play').indexOf(answer)

/** A hand at a screen that both sides see lies face down until its owner holds a key. */
async function showHand(page: Page): Promise<void> {
  const drawer = page.locator('.drawer .handle')
  if (await drawer.isVisible()) await page.keyboard.down('h')
  const cards = page.locator('.hand li').first()
  if (!(await cards.isVisible())) await page.getByRole('tab', { name: /^Cards/ }).click()
  await expect(cards).toBeVisible()
}

/** The heading of every page at the end of a game. */
export const howItEnded = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: /^The .* have won\.|^A draw\./ })
