// The end of a turn of Paths of Glory: who has the button when, and what the page says while the other side is waited for.
import { expect } from '@playwright/test'
import { answersOf } from '../../shared/games/paths-of-glory/engine.ts'
import type { Answer } from '../../shared/games/paths-of-glory/state/answer.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { isInterrupted } from '../paths-of-glory/interrupted.ts'
import { misfits } from './support/misfits.ts'
import { newTable } from './support/new-table.ts'
import { SOON } from './support/soon.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test } from './support/test.ts'
import { answerAt, askedAt, LAPTOP, leadingOn, openSide, PHONE, type Side, sitDown } from './support/war.ts'
import { endOn, endRound, openMoment, phaseOf, resume } from './support/war-moment.ts'

let host: TableHost
test.beforeEach(async () => {
  host = await startTableHost()
})
test.afterEach(() => host.dispose())

const WAITS = 'The round ends once this question is answered.'
const random = randomFrom('the end of a turn', 'war')

/** The asked side does what leads on, until the round is another one. */
async function answerUntilOver(asked: Side, seat: 'cp' | 'ap', round: string | null): Promise<void> {
  while (phaseOf(asked) === round) {
    await expect
      .poll(() => phaseOf(asked) !== round || askedAt(asked, seat) !== null, { intervals: SOON })
      .toBe(true)
    const decision = phaseOf(asked) === round ? askedAt(asked, seat) : null
    if (decision) await answerAt(asked, seat, decision, leadingOn(decision, random))
  }
}

test('a turn ended in mid-battle waits for the other side, and tells so to its own side alone', async ({
  browser,
}) => {
  const laptop = await openSide(browser, LAPTOP)
  const phone = await openSide(browser, PHONE)
  const code = await openMoment(laptop, host.hostUrl, (state) => state.side === 0 && isInterrupted(state), [
    'cp',
  ])
  await phone.page.goto(`${host.url}/#${code}`)
  await sitDown(phone.page, 'Central Powers')
  // For an absent side as little as the rules allow is done as soon as the game goes on.
  await expect(phone.page.locator('.table.seated')).toBeVisible()
  await resume(laptop)
  await expect(endOn(phone.page)).toBeVisible()
  const round = phaseOf(phone)
  await endRound(phone.page)
  await expect(phone.page.getByText(WAITS)).toBeVisible()
  await expect(endOn(phone.page)).toBeHidden()
  expect(phaseOf(phone)).toBe(round)

  await expect(laptop.page.locator('.strip.own')).toBeVisible()
  await expect(laptop.page.getByText(WAITS)).toBeHidden()
  await expect(endOn(laptop.page)).toBeHidden()
  await answerUntilOver(laptop, 'ap', round)
  await expect(phone.page.getByText(WAITS)).toBeHidden()
  expect(askedAt(phone, 'cp')).toBeNull()
  expect([...laptop.faults, ...phone.faults]).toEqual([])
})

test('so it does where both sides play at one laptop', async ({ browser }) => {
  const laptop = await openSide(browser, LAPTOP)
  await openMoment(laptop, host.hostUrl, (state) => state.side === 1 && isInterrupted(state))
  await resume(laptop)
  const { page } = laptop
  await expect(endOn(page)).toBeVisible()
  // On a page as narrow as a phone's the heading is one row, and none of its acts is lost.
  await page.setViewportSize({ width: 360, height: 640 })
  for (const act of ['History', 'Cut the round short'])
    await expect(page.getByRole('button', { name: act })).toBeVisible()
  expect((await page.locator('.head').boundingBox())!.height).toBeLessThan(64)
  expect(await misfits(page)).toEqual([])
  await page.setViewportSize(LAPTOP.viewport)
  // The list of keys says how to answer here, and nothing of other games.
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByText('Choose what has the frame')).toBeVisible()
  await expect(keys.getByText('Hold it to see the cards')).toBeVisible()
  await expect(keys.getByText(/Order sheet|Planning board|province/)).toHaveCount(0)
  await page.keyboard.press('Escape')
  // A vote asks both sides on the same page, one after the other, and leaves the map its room.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Go back to an earlier moment' }).click()
  const barHeight = async () => (await page.getByRole('region', { name: 'Vote' }).boundingBox())!.height
  await page.locator('dialog[open]').getByLabel('Go back to the beginning of').selectOption('T1-R1-cp')
  await page.locator('dialog[open]').getByRole('button', { name: 'Propose', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Vote' }).getByText('What would be forgotten')).toBeVisible()
  expect(await barHeight()).toBeLessThan(LAPTOP.viewport.height * 0.2)
  await page.getByRole('button', { name: 'Central Powers: Yes' }).click()
  await page.getByRole('button', { name: 'Allied Powers: No' }).click()
  await page.getByRole('button', { name: 'Not agreed: play goes on.' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('dialog[open]').getByText('Propose an end').click()
  await page.getByRole('button', { name: 'Propose a draw' }).click()
  expect(await barHeight()).toBeLessThan(LAPTOP.viewport.height * 0.2)
  await page.getByRole('button', { name: 'Central Powers: Yes' }).click()
  await page.getByRole('button', { name: 'Allied Powers: No' }).click()
  await expect(page.getByRole('button', { name: 'Not agreed: play goes on.' })).toBeVisible()
  const round = phaseOf(laptop)
  await endRound(page)
  await expect(page.getByText(WAITS)).toBeVisible()
  await expect(endOn(page)).toBeHidden()
  expect(phaseOf(laptop)).toBe(round)
  await answerUntilOver(laptop, 'cp', round)
  await expect(page.getByText(WAITS)).toBeHidden()
  expect(laptop.faults).toEqual([])
})

test('a place that is not lit says why when it is touched, with the rule, and nothing is done', async ({
  browser,
}) => {
  const laptop = await openSide(browser, LAPTOP)
  await openMoment(laptop, host.hostUrl, ({ pending, side }) => pending?.kind === 'activate' && side === 0)
  await resume(laptop)
  const { page, eyes } = laptop
  await page.getByRole('tab', { name: 'List' }).click()
  await page.locator('.list summary').click()
  const before = JSON.stringify(eyes.view().gameView)
  await page.getByRole('button', { name: /^London: / }).click()
  const said = page.locator('.strip .said')
  await expect(said).toContainText('London: There is no unit of yours that could do this.')
  await expect(said.getByRole('button', { name: /9\.2\.6/ })).toBeVisible()
  expect(JSON.stringify(eyes.view().gameView)).toBe(before)
  // What was done before can still be taken back.
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible()
  expect(laptop.faults).toEqual([])
})

/** One with a turn to be ended and one without; test/paths-of-glory/end-turn.test.ts knows all of both. */
const MOMENTS: readonly [name: string, offered: boolean, moment: (state: State) => boolean][] = [
  ['an action round', true, ({ pending }) => pending?.kind === 'action'],
  [
    "the other side's answer in a battle",
    false,
    ({ battle, pending, side }) => battle !== null && pending !== null && pending.side !== side,
  ],
]
for (const [name, offered, moment] of MOMENTS)
  test(`the end of the turn is ${offered ? 'offered' : 'not offered'} in ${name}`, async ({ browser }) => {
    const laptop = await openSide(browser, LAPTOP)
    await openMoment(laptop, host.hostUrl, moment)
    await resume(laptop)
    await expect(laptop.page.locator('.strip.own .question')).toBeVisible()
    // The heading names who is asked.
    const { asked } = laptop.eyes.view().gameView!
    const side = asked?.side === 'cp' ? 'Central Powers' : 'Allied Powers'
    await expect(laptop.page.locator('.head')).toContainText(`${side}\u00a0· `)
    await expect(endOn(laptop.page)).toHaveCount(offered ? 1 : 0)
  })

test('a phone joins, ends the turn of its side and takes that back', async ({ browser }) => {
  const laptop = await openSide(browser, LAPTOP)
  const phone = await openSide(browser, PHONE)
  const { page } = phone
  await laptop.page.goto(host.hostUrl)
  await newTable(laptop.page, 'Paths of Glory')
  await laptop.page.getByText('Chosen', { exact: true }).click()
  await laptop.page.getByText('Open to all').click()
  await laptop.page.getByLabel('Who sits at Allied Powers').selectOption('here')
  await laptop.page.getByLabel('Who sits at Central Powers').selectOption('open')
  await page.goto(`${host.url}/#${(await laptop.page.locator('.room').innerText()).trim()}`)
  // The lessons are those of this game alone.
  await expect(page.getByRole('button', { name: 'Join' })).toBeVisible()
  await expect(page.locator('a[href="#learn/paths-of-glory"]')).toBeVisible()
  await expect(page.locator('a[href="#learn"], [data-start]')).toHaveCount(0)
  await sitDown(page, 'Central Powers')
  await laptop.page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.locator('.table.seated')).toBeVisible()
  // Beside the list of seats the map has most of the laptop's page, and there is nobody to pass the laptop to.
  // Until the own page is open there, the laptop shows the public table.
  await expect
    .poll(async () => (await laptop.page.locator('.table > .map').boundingBox())?.width ?? 0)
    .toBeGreaterThan(LAPTOP.viewport.width / 2)
  await expect(laptop.page.getByRole('button', { name: 'Pass to the next player' })).toHaveCount(0)
  const opening = askedAt(phone, 'cp')
  if (!opening) throw new Error('the Central Powers are not asked')
  await answerAt(phone, 'cp', opening, opening.answers[0] as Answer)
  await expect.poll(() => phaseOf(phone)).toBe('T1-R1-cp')
  // On a small phone heading and tabs leave the map its room.
  await page.setViewportSize({ width: 360, height: 640 })
  for (const act of ['History', 'Cut the round short', 'Menu'])
    await expect(page.getByRole('button', { name: act })).toBeVisible()
  expect((await page.locator('.table .board').boundingBox())!.y).toBeLessThan(122)
  // The points are not cut, however little room they have.
  const points = page.locator('.what p')
  expect(await points.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
  expect(await misfits(page)).toEqual([])
  // What the page asks over the table has letters, although the acts of its heading are signs.
  await endOn(page).tap()
  await page.getByRole('button', { name: 'Leave the rest undone' }).waitFor()
  expect(await misfits(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByText('Propose an end, and more').tap()
  await page.getByText('Go back to an earlier moment').tap()
  await page.getByLabel('Go back to the beginning of').waitFor()
  expect(await misfits(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize(PHONE.viewport)
  await endRound(page)
  await expect.poll(() => phaseOf(phone)).toBe('T1-R1-ap')
  await expect(endOn(page)).toBeHidden()
  await page.getByRole('button', { name: 'Take back' }).tap()
  await expect.poll(() => phaseOf(phone)).toBe('T1-R1-cp')
  await expect(endOn(page)).toBeVisible()
  expect([...laptop.faults, ...phone.faults]).toEqual([])
})

/** A battle in which the asked side holds a combat card that fits. */
const fitsACard = (state: State): boolean =>
  (state.pending?.kind === 'attacker-cards' || state.pending?.kind === 'defender-cards') &&
  answersOf(state).some(
    (answer) => answer.kind === 'card' && state.hands.some((hand) => hand.includes(answer.card)),
  )

test('at one laptop nothing but the held hand names a combat card that could be played', async ({
  browser,
}) => {
  const laptop = await openSide(browser, LAPTOP)
  const { page, eyes } = laptop
  await openMoment(laptop, host.hostUrl, fitsACard)
  await resume(laptop)
  const strip = page.locator('.strip')
  await expect(strip.getByText('Cards are chosen in the hand')).toBeVisible()
  // Whoever has no card that fits gets the same button.
  await expect(strip.locator('.answers button')).toHaveText([/^No card: /])

  await page.keyboard.down('h')
  const names = await page.locator('.hand h3').allInnerTexts()
  await page.keyboard.up('h')
  expect(names.length).toBeGreaterThan(0)
  const seen = await page.locator('.table').innerText()
  expect(names.filter((name) => seen.includes(name))).toEqual([])

  // Held open, the hand offers it; let go over the button, it is played.
  await page.locator('.drawer .handle').hover()
  await page.mouse.down()
  await page.locator('.hand button.primary').first().hover()
  await page.mouse.up()
  const played = () => Object.values(eyes.view().gameView?.battle?.cards ?? {}).flat().length
  await expect.poll(played, { intervals: SOON }).toBeGreaterThan(0)
  expect(laptop.faults).toEqual([])
})
